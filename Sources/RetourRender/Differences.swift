// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Collects the boxes in which one list can look different from another.
///
/// From front to back: what the same item covers in both lists hides every difference behind it, so
/// a page that moves over another damages the stripe that it wins or loses and what stands on it.
struct Differences {
  /// How many covering boxes are looked at; more cost more than they spare (our decision).
  private static let mostCovers = 4

  /// Where there is a difference that shows; some may overlap.
  private(set) var boxes: [Box] = []
  /// What items in front cover opaquely in both lists.
  private var covers: [Box] = []
  /// From how many pixels on a cover is worth looking at.
  private let leastCover: Int

  /// Finds the differences in a picture.
  ///
  /// - Parameters:
  ///   - old: What was painted last.
  ///   - new: What is to be painted.
  ///   - whole: The picture.
  init(from old: DisplayList, to new: DisplayList, in whole: Box) {
    leastCover = whole.width * whole.height / 32
    compare(old, new, x: 0, y: 0, clip: whole)
  }

  /// Items are compared by their place in the lists where both have as many, otherwise as long as
  /// they resemble each other, from both ends; those in between are different altogether.
  private mutating func compare(
    _ old: DisplayList,
    _ new: DisplayList,
    x: Int,
    y: Int,
    clip: Box
  ) {
    let (before, after) = (old.items, new.items)
    let shorter = min(before.count, after.count)
    var (first, last) = (shorter, 0)
    if before.count != after.count {
      first = 0
      while first < shorter, before[first].resembles(after[first]) { first += 1 }
      while last < shorter - first,
        before[before.count - 1 - last].resembles(after[after.count - 1 - last])
      { last += 1 }
    }
    for index in 0..<last {
      compare(before[before.count - 1 - index], after[after.count - 1 - index], x, y, clip)
    }
    for item in before[first..<before.count - last] + after[first..<after.count - last] {
      if let place = Footprint(item, x: x, y: y, clip: clip) { add(place.bounds) }
    }
    for index in (0..<first).reversed() { compare(before[index], after[index], x, y, clip) }
  }

  /// Adds what differs between two items, and notes what they hide.
  private mutating func compare(
    _ old: DisplayList.Item,
    _ new: DisplayList.Item,
    _ x: Int,
    _ y: Int,
    _ clip: Box
  ) {
    let mayCover = covers.count < Self.mostCovers && old.isOpaque && new.isOpaque
    if old == new {
      guard mayCover, old.covers(atLeast: leastCover),
        let place = Footprint(old, x: x, y: y, clip: clip)
      else { return }
      return cover(place, place)
    }
    let places = (Footprint(old, x: x, y: y, clip: clip), Footprint(new, x: x, y: y, clip: clip))
    compare(old, new, places)
    if mayCover, let from = places.0, let to = places.1 { cover(from, to) }
  }

  /// Adds what differs between two items.
  private mutating func compare(
    _ old: DisplayList.Item,
    _ new: DisplayList.Item,
    _ places: (old: Footprint?, new: Footprint?)
  ) {
    guard let from = places.old, let to = places.new else {
      if let place = places.old ?? places.new { add(place.bounds) }
      return
    }
    switch (old.content, new.content) {
    case (.fill(_, let corner, let before), .fill(_, let otherCorner, let after))
    where before == after && corner <= 0 && otherCorner <= 0
      && from.placement != .turned && to.placement != .turned:
      // The same colour lies on what both cover.
      addEither(from.bounds, to.bounds)
    case (.sublist(let before, let opacity), .sublist(let after, let otherOpacity))
    where opacity == otherOpacity && from.placement == .exact && to.placement == .exact
      && before.hasShape(of: after):
      if from.box == to.box, from.bounds == to.bounds {
        // The same window onto two lists: only what differs between those can show.
        let outer = covers
        compare(before.list, after.list, x: to.box.left, y: to.box.top, clip: to.bounds)
        covers = outer
      } else if before.isCheap, before === after || before.list == after.list {
        move(after.list, from, to)
      } else {
        fallthrough
      }
    default:
      add(from.bounds)
      add(to.bounds)
    }
  }

  /// Adds what shows of a move of a list whose bottom is one colour everywhere.
  private mutating func move(_ list: DisplayList, _ from: Footprint, _ to: Footprint) {
    addEither(from.bounds, to.bounds)
    for item in list.items.dropFirst() {
      let before = Footprint(item, x: from.box.left, y: from.box.top, clip: from.bounds)
      let after = Footprint(item, x: to.box.left, y: to.box.top, clip: to.bounds)
      compare(item, item, (before, after))
    }
  }

  /// Notes what two items at the same place of their lists both cover.
  private mutating func cover(_ from: Footprint, _ to: Footprint) {
    guard from.placement != .turned, to.placement != .turned else { return }
    let both = from.bounds.intersection(to.bounds)
    if !both.isEmpty, both.width * both.height >= leastCover { covers.append(both) }
  }

  /// Adds what is in one of two boxes only.
  private mutating func addEither(_ first: Box, _ second: Box) {
    first.forEachPart(outside: second) { add($0) }
    second.forEachPart(outside: first) { add($0) }
  }

  /// Adds what of a box is not hidden by the covers from some number on.
  private mutating func add(_ box: Box, behind number: Int = 0) {
    guard number < covers.count else {
      boxes.append(box)
      return
    }
    let cover = covers[number]
    guard !box.intersection(cover).isEmpty else { return add(box, behind: number + 1) }
    box.forEachPart(outside: cover) { add($0, behind: number + 1) }
  }
}

extension SubList {
  /// Whether another sub-list is a picture of the same size in the same place, painted the same way.
  fileprivate func hasShape(of other: SubList) -> Bool {
    width == other.width && height == other.height && scale == other.scale
      && origin == other.origin && cornerRadius == other.cornerRadius
      && keepsStore == other.keepsStore
  }
}

extension DisplayList.Item {
  /// Whether another item is likely the same thing at another place or in another colour.
  fileprivate func resembles(_ other: DisplayList.Item) -> Bool {
    switch (content, other.content) {
    case (.fill(let rect, _, _), .fill(let otherRect, _, _)): rect == otherRect
    case (.image(let image, _, _, _), .image(let otherImage, _, _, _)): image === otherImage
    case (.sublist(let list, _), .sublist(let otherList, _)): list.hasShape(of: otherList)
    default: self == other
    }
  }

  /// Whether a colour is large enough to cover some pixels, give or take the rounding; most that
  /// stay as they are need no closer look.
  fileprivate func covers(atLeast pixels: Int) -> Bool {
    guard case .fill(let rect, _, _) = content else { return true }
    let area = rect.width * rect.height * abs(transform.a * transform.d)
    return area * 2 >= CGFloat(pixels)
  }

  /// Whether an upright item surely covers its box with opaque pixels.
  fileprivate var isOpaque: Bool {
    switch content {
    case .fill(_, let cornerRadius, let color): cornerRadius <= 0 && color.pixel >> 24 == 255
    case .sublist(let list, let opacity): list.isCheap && byte(opacity) == 255
    case .border, .image, .shadow: false
    }
  }
}
