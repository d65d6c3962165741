// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension DisplayList {
  /// Returns the list with opaque images of the list before it, where it shows their items one by
  /// one.
  ///
  /// A page that has come to rest is an image once more, at its last place: most of its pixels are
  /// shown already, and the others are copied. It has the same pixels as its items.
  ///
  /// - Parameters:
  ///   - earlier: The list that was painted last.
  ///   - width: The width of the frame in pixels.
  ///   - height: The height of the frame in pixels.
  /// - Returns: A list that paints the same pixels.
  package func reusingImages(of earlier: DisplayList, width: Int, height: Int) -> DisplayList {
    let whole = PixelRect(width: width, height: height)
    for index in earlier.items.indices.reversed() {
      guard let place = earlier.places[index], place.placement == .exact,
        let image = DissolvedImage(of: earlier.items[index], in: self, whole: whole),
        image.item.opaquePart(at: image.place).contains(image.place.bounds),
        !items.contains(where: { $0.content == image.item.content })
      else { continue }
      var items = items
      items.replaceSubrange(image.range, with: [image.item])
      return DisplayList(items: items)
    }
    return self
  }
}
