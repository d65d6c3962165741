// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The frame that a buffer shows, before the next one is painted into it.
///
/// When a transition begins, the page that is on the screen becomes an image: its pixels are there
/// already, and copying them costs less than painting its items.
struct FormerFrame {
  /// The smallest share of a frame of an image that is looked for (our decision).
  static let leastShare = 8

  private let list: DisplayList
  private let pixels: Target

  init(_ list: DisplayList, in pixels: Target) { (self.list, self.pixels) = (list, pixels) }

  /// The pixels of an image that a frame shows, without those that other items lie on.
  struct Part {
    fileprivate let x: Int
    fileprivate let y: Int
    fileprivate let shown: PixelRect
    fileprivate let hidden: [PixelRect]
  }

  /// Returns the opaque pixels of an image, whose items the frame shows one by one.
  ///
  /// - Parameter image: The image.
  /// - Returns: The pixels; `nil` where the frame shows none.
  func part(of image: SubList) -> Part? {
    guard image.width * image.height * Self.leastShare >= pixels.whole.area else { return nil }
    let item = DisplayList.Item(
      transform: CGAffineTransform(scaleX: image.scale, y: image.scale),
      clip: pixels.whole,
      content: .sublist(image, opacity: 1)
    )
    guard let found = DissolvedImage(of: item, in: list, whole: pixels.whole) else { return nil }
    let (x, y) = (found.place.box.left, found.place.box.top)
    let shown = found.place.bounds.moved(x: -x, y: -y).intersection(image.opaqueBox)
    let hidden = list.places[found.range.upperBound...]
      .compactMap { $0?.bounds.moved(x: -x, y: -y).intersection(shown) }
      .filter { !$0.isEmpty }
    return shown.isEmpty ? nil : Part(x: x, y: y, shown: shown, hidden: hidden)
  }

  /// Copies pixels of an image to its memory.
  ///
  /// - Parameters:
  ///   - copied: The pixels of the image.
  ///   - part: The part that the frame shows, which contains them.
  ///   - target: The memory of the image.
  func copy(_ copied: PixelSet, of part: Part, to target: Target) {
    copied.forEachBox { box in
      let from = pixels.pixels(box.moved(x: part.x, y: part.y))
      retour_copy(target.pixels(box), retour_rows(base: from.base, bytesPerRow: from.bytesPerRow))
    }
  }
}

extension PixelSet {
  /// Replaces the pixels with those of an image that a frame shows.
  func set(_ part: FormerFrame.Part, within box: PixelRect) {
    set(part.shown.intersection(box))
    subtract(part.hidden)
  }
}
