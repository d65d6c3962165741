// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The items of an image, which a frame shows one by one.
struct DissolvedImage {
  /// The smallest share of a frame of an image that is looked for (our decision).
  private static let leastShare = 8

  /// The image at the place of its items.
  let item: DisplayList.Item
  /// Its place in the frame.
  let place: Footprint
  /// The items in the frame.
  let range: Range<Int>

  /// Finds the items of an image in a frame.
  ///
  /// - Parameters:
  ///   - item: The image at any place.
  ///   - frame: The list in which its items are looked for.
  ///   - whole: The bounds of the frame.
  init?(of item: DisplayList.Item, in frame: DisplayList, whole: PixelRect) {
    guard case .sublist(let list, _) = item.content,
      list.width * list.height * Self.leastShare >= whole.area,
      list.keepsStore, list.cornerRadius <= 0, list.mask == nil, !list.isSum,
      !list.list.hasBackdrop, let bottom = list.list.items.first, let box = list.list.places[0]?.box
    else { return nil }
    for (start, place) in frame.places.enumerated() {
      guard let place, frame.items[start].content == bottom.content else { continue }
      let moved = item.moved(to: (place.box.left - box.left, place.box.top - box.top))
      guard let place = Footprint(moved)?.moved(to: Position(whole: whole)),
        place.placement == .exact,
        let end = frame.end(of: list.list, at: place, from: start, whole: whole)
      else { continue }
      (self.item, self.place, range) = (moved, place, start..<end)
      return
    }
    return nil
  }
}

extension DisplayList {
  /// Returns the index behind the items, from an index on, that look like those of a list at a
  /// place; `nil` where they do not.
  fileprivate func end(
    of list: DisplayList,
    at place: Footprint,
    from start: Int,
    whole: PixelRect
  ) -> Int? {
    let (outer, inner) = (Position(whole: whole), Position(in: place))
    var index = start
    for (item, place) in zip(list.items, list.places) {
      guard let place = place?.moved(to: inner) else { continue }
      // Items without pixels are not part of a frame's list.
      guard index < items.count, places[index]?.moved(to: outer) == place,
        items[index].looks(like: item.content, item.transform.moved(to: inner), at: place)
      else { return nil }
      index += 1
    }
    return index
  }
}

extension DisplayList.Item {
  /// Returns an image whose top left pixel is another one.
  fileprivate func moved(to origin: (x: Int, y: Int)) -> DisplayList.Item {
    var moved = self
    let rect = rect
    moved.transform.tx = CGFloat(origin.x) - transform.a * rect.minX - transform.c * rect.minY
    moved.transform.ty = CGFloat(origin.y) - transform.b * rect.minX - transform.d * rect.minY
    return moved
  }

  /// Returns whether a content with the same footprint paints the same pixels.
  fileprivate func looks(
    like other: DisplayList.Content,
    _ otherTransform: CGAffineTransform,
    at place: Footprint
  ) -> Bool {
    content == other && (place.placement != .rotated || transform.isNearly(otherTransform))
  }
}

extension CGAffineTransform {
  /// Whether both lead to the same pixels but for rounding.
  fileprivate func isNearly(_ other: CGAffineTransform) -> Bool {
    let most = max(
      max(abs(a - other.a), abs(b - other.b), abs(c - other.c)),
      max(abs(d - other.d), abs(tx - other.tx), abs(ty - other.ty))
    )
    return most < 1e-6
  }
}
