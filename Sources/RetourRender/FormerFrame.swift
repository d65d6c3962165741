// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The frame that a buffer shows, before the next one is painted into it.
///
/// When a transition begins, the page that is on the screen becomes an image: its pixels are there
/// already, and copying them costs less than painting its items.
struct FormerFrame {
  private let list: DisplayList
  private let pixels: Target

  init(_ list: DisplayList, in pixels: Target) { (self.list, self.pixels) = (list, pixels) }

  /// The pixels of an image that a frame shows.
  struct Part {
    /// The pixels of the image.
    let pixels: Region
    /// The place of the image's top left corner in the frame.
    fileprivate let x: Int
    fileprivate let y: Int
  }

  /// Returns the opaque pixels of an image whose items the frame shows one by one, without those
  /// that other items lie on.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - box: The part of the image that is needed.
  /// - Returns: The pixels; `nil` where the frame shows none.
  func part(of image: SubList, within box: PixelRect) -> Part? {
    let item = DisplayList.Item(
      transform: CGAffineTransform(scaleX: image.scale, y: image.scale),
      clip: pixels.whole,
      content: .sublist(image, opacity: 1)
    )
    guard let found = DissolvedImage(of: item, in: list, whole: pixels.whole) else { return nil }
    let (x, y) = (found.place.box.left, found.place.box.top)
    let bounds = found.place.bounds.moved(x: -x, y: -y)
    let shown = Region(bounds.intersection(image.opaqueBox).intersection(box))
    shown.pixels.subtract(
      list.places[found.range.upperBound...].compactMap { $0?.bounds.moved(x: -x, y: -y) }
    )
    return shown.isEmpty ? nil : Part(pixels: shown, x: x, y: y)
  }

  /// Copies the pixels of a part to the memory of its image.
  func copy(_ part: Part, to target: Target) {
    part.pixels.pixels.forEachBox { box in
      let from = pixels.pixels(box.moved(x: part.x, y: part.y))
      retour_copy(target.pixels(box), retour_rows(base: from.base, bytesPerRow: from.bytesPerRow))
    }
  }
}
