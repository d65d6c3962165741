// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// An image of a single row or column: a gradient, or the stretched part of a resizable image.
struct LineImage {
  /// The pixels in two rows, which are the same memory.
  private let line: Bitmap
  private let isRow: Bool
  private let isOpaque: Bool

  /// Creates the line of an image, or returns `nil` for another image.
  init?(_ image: CGImage) {
    isRow = image.height == 1
    isOpaque = image.isOpaque
    guard isRow || image.width == 1 && image.bytesPerRow == 4 else { return nil }
    let length = isRow ? image.width : image.height
    guard length > 1 else { return nil }
    line = Bitmap(image.base, bytesPerRow: 0, PixelRect(width: length, height: 2))
  }

  /// Returns the painting of the line repeated over a box; `nil` where memory is short.
  ///
  /// - Parameters:
  ///   - box: The box that the image is stretched over.
  ///   - tint: The premultiplied color that replaces the image's own.
  ///   - pass: Retains what is painted.
  ///   - processors: Share what takes long.
  /// - Returns: The painting, which includes the tint.
  func repeated(
    over box: PixelRect,
    _ tint: UInt32?,
    in pass: Pass,
    on processors: Processors
  ) -> Work.Paint? {
    let length = isRow ? box.width : box.height
    var line = line
    if tint != nil || line.width != length {
      guard let store = copy(length, tint, on: processors) else { return nil }
      line = Bitmap(pass.retain(store))
    }
    guard isRow else { return .stripes(Stripes(line, top: box.top)) }
    let rows = PixelRect(width: line.width, height: box.height)
    return .bitmap(Bitmap(line.base, bytesPerRow: 0, rows), x: box.left, y: box.top)
  }

  /// Returns the line in another length, tinted.
  private func copy(_ length: Int, _ tint: UInt32?, on processors: Processors) -> BackingStore? {
    guard let memory = BackingStore.makeMemory(width: length, height: 2) else { return nil }
    memory.withPixels { pixels in
      let target = Target(pixels)
      line.scale(into: target, on: processors)
      if let tint { retour_recolour(target.pixels(target.whole), tint) }
    }
    return BackingStore(memory, opaquePart: PixelRect(width: 0, height: 2))
  }

  /// Returns the line twice, side by side: where it is rotated, it is sampled between both.
  ///
  /// - Parameter pass: Retains the pixels.
  /// - Returns: The pixels; `nil` where memory is short.
  func doubled(in pass: Pass) -> Bitmap? {
    guard !isRow else { return line }
    guard let memory = BackingStore.makeMemory(width: 2, height: line.width) else { return nil }
    memory.withPixels { pixels in
      let target = Target(pixels)
      Stripes(line, top: 0).paint(target.pixels(target.whole), target.whole)
    }
    let opaquePart = PixelRect(width: isOpaque ? 2 : 0, height: line.width)
    return Bitmap(pass.retain(BackingStore(memory, opaquePart: opaquePart)))
  }
}

extension CGImage {
  /// The color of an image of a single pixel, or with its alpha a tint; `nil` for another image.
  func onlyColor(_ opacity: UInt32, _ tint: UInt32?) -> UInt32? {
    guard width == 1, height == 1 else { return nil }
    let pixel = pixel(x: 0, y: 0)
    return tint.map { scaled($0, by: pixel >> 24) } ?? scaled(pixel, by: opacity)
  }
}
