// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// An image that is stretched over a box of whole pixels, with bilinear filtering.
///
/// The pixels depend on the image and the box alone, not on the part that is painted.
struct Scaling: StretchedImage {
  /// The scale below which an image is averaged and no longer sampled, as Cairo's good filter does.
  static let averagedBelow: CGFloat = 0.75

  /// The scale down to which what moves or is rotated is sampled: no pixel of it is passed over.
  static let sampledDownTo: CGFloat = 0.5

  let raw: retour_scaling
  let box: PixelRect

  /// Creates a scaling of a bitmap of at least two pixels in each direction.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels, or a part of them.
  ///   - part: The part of the image that the bitmap is; `nil` for all of it.
  ///   - size: The size of the image in pixels; `nil` for that of the bitmap.
  ///   - box: The box that the image is stretched over.
  init(
    of bitmap: Bitmap,
    part: PixelRect? = nil,
    size: (width: Int, height: Int)? = nil,
    to box: PixelRect
  ) {
    self.box = box
    func step(_ length: Int, _ pixels: Int) -> Int64 { Int64((length << 16) / max(pixels, 1)) }
    let stepX = step(size?.width ?? bitmap.width, box.width)
    let stepY = step(size?.height ?? bitmap.height, box.height)
    let half: Int64 = 1 << 15
    raw = retour_scaling(
      picture: bitmap.pixels(x: 0, y: 0),
      width: bitmap.width,
      height: bitmap.height,
      x: stepX / 2 - half - Int64(part?.left ?? 0) << 16,
      y: stepY / 2 - half - Int64(part?.top ?? 0) << 16,
      stepX: stepX,
      stepY: stepY
    )
  }

  /// The horizontal and the vertical scale of an image that is stretched over a box.
  static func shares(
    of width: Int,
    _ height: Int,
    to box: PixelRect
  ) -> (across: CGFloat, down: CGFloat) {
    (CGFloat(box.width) / CGFloat(width), CGFloat(box.height) / CGFloat(height))
  }

  /// Whether one filter fits both directions of an image that is stretched over a box: it is
  /// sampled, or gets smaller.
  static func fits(_ width: Int, _ height: Int, to box: PixelRect) -> Bool {
    let (across, down) = shares(of: width, height, to: box)
    return width > 1 && height > 1
      && (isSampled(width, height, to: box) || max(across, down) <= 1)
  }

  /// Whether an image that is stretched over a box is sampled, not averaged.
  static func isSampled(_ width: Int, _ height: Int, to box: PixelRect) -> Bool {
    let (across, down) = shares(of: width, height, to: box)
    return min(across, down) >= averagedBelow
  }

  @inline(__always)
  func withPainter(
    of part: PixelRect,
    _ scratch: Scratch,
    _ body: (_ paint: (retour_box, PixelRect) -> Void) -> Void
  ) {
    guard !part.isEmpty else { return }
    withUnsafePointer(to: raw) { raw in
      scratch.withBytes(retour_scaledMemory(raw, part.width)) { memory in
        let left = Int64(part.left - box.left)
        let columns = retour_columns(left: left, width: part.width, memory: memory)
        retour_prepareColumns(raw, columns)
        body { target, place in
          let (x, y) = (place.left - box.left, place.top - box.top)
          retour_stretch(target, raw, columns, Int64(x), Int64(y))
        }
      }
    }
  }

  /// Returns the part of an image that the pixels of a box show, when it is stretched over another.
  ///
  /// - Parameters:
  ///   - visible: The pixels that are visible.
  ///   - box: The box that the image is stretched over.
  ///   - width: The width of the image in pixels.
  ///   - height: The height of the image in pixels.
  /// - Returns: The part with the neighbors that filtering reads; at least two pixels each way.
  static func part(
    showing visible: PixelRect,
    of box: PixelRect,
    width: Int,
    height: Int
  ) -> PixelRect {
    let shown = visible.moved(x: -box.left, y: -box.top)
    let part = PixelRect(
      left: shown.left * width / max(box.width, 1) - 2,
      top: shown.top * height / max(box.height, 1) - 2,
      right: shown.right * width / max(box.width, 1) + 3,
      bottom: shown.bottom * height / max(box.height, 1) + 3
    )
    return part.intersection(PixelRect(width: width, height: height))
  }
}
