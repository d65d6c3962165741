// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension DisplayList {
  /// The smallest share of a frame of an image that is looked for (our decision).
  private static let leastShare = 8

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
        place.box.area * Self.leastShare >= whole.area,
        let image = RestedImage(earlier.items[index], in: whole),
        !items.contains(where: { $0.shows(image.list) }),
        let (range, item) = image.run(in: self)
      else { continue }
      var items = items
      items.replaceSubrange(range, with: [item])
      return DisplayList(items: items)
    }
    return self
  }
}

/// An opaque image of a list, whose items another list may show one by one.
private struct RestedImage {
  let list: SubList
  private let item: DisplayList.Item
  private let whole: PixelRect

  init?(_ item: DisplayList.Item, in whole: PixelRect) {
    guard case .sublist(let list, _) = item.content, list.keepsStore, list.cornerRadius <= 0,
      !list.list.hasBackdrop
    else { return nil }
    (self.list, self.item, self.whole) = (list, item, whole)
  }

  /// Returns the items of another list that look like those of the image, and the image at their
  /// place.
  func run(in other: DisplayList) -> (range: Range<Int>, item: DisplayList.Item)? {
    guard let bottom = list.list.items.first, let box = list.list.places[0]?.box else { return nil }
    for (start, place) in other.places.enumerated() {
      guard let place, other.items[start].content == bottom.content else { continue }
      let moved = item.moved(to: (place.box.left - box.left, place.box.top - box.top))
      if let end = self.end(of: moved, in: other, from: start) { return (start..<end, moved) }
    }
    return nil
  }

  /// Returns the index behind the items of another list, from an index on, that look like those of
  /// the image; `nil` where they do not.
  private func end(of moved: DisplayList.Item, in other: DisplayList, from start: Int) -> Int? {
    let outer = Position(whole: whole)
    guard let place = Footprint(moved)?.moved(to: outer), place.placement == .exact,
      moved.opaquePart(at: place).contains(place.bounds)
    else { return nil }
    let inner = Position(in: place)
    var index = start
    for (item, place) in zip(list.list.items, list.list.places) {
      guard let place = place?.moved(to: inner) else { continue }
      // Items without pixels are not part of a frame's list.
      guard index < other.items.count, other.places[index]?.moved(to: outer) == place,
        other.items[index].looks(like: item.moved(to: inner), at: place)
      else { return nil }
      index += 1
    }
    return index
  }
}

extension DisplayList.Item {
  /// Whether the item is an image of a list.
  fileprivate func shows(_ list: SubList) -> Bool {
    guard case .sublist(let other, _) = content else { return false }
    return list === other
  }

  /// Returns an image whose top left pixel is another one.
  fileprivate func moved(to origin: (x: Int, y: Int)) -> DisplayList.Item {
    var moved = self
    let rect = rect
    moved.transform.tx = CGFloat(origin.x) - transform.a * rect.minX - transform.c * rect.minY
    moved.transform.ty = CGFloat(origin.y) - transform.b * rect.minX - transform.d * rect.minY
    return moved
  }

  /// Returns whether an item of the same footprint paints the same pixels.
  fileprivate func looks(like other: DisplayList.Item, at place: Footprint) -> Bool {
    content == other.content
      && (place.placement != .rotated || transform.isNearly(other.transform))
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
