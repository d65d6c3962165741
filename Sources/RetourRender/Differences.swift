// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The boxes in which one display list can look different from another.
///
/// Front to back: the area that an item covers in both lists hides every difference behind it, so a
/// page that moves over another damages the stripe that it covers or uncovers and its own items.
struct Differences {
  /// The number of covering boxes that are used; more cost more than they save (our decision).
  private static let mostCovers = 4

  /// The pixels for each item above which the items of a moved list are compared: an item that is
  /// found to have moved costs as much as painting that many pixels (measured).
  private static let pixelsPerItem = 16_384

  /// The number of items that are looked at below fills, at most (our decision).
  private static let mostLooks = 4096

  /// An item of one of the lists, whose list lies at a position.
  private struct Place {
    let list: DisplayList
    var index: Int
    let position: Position

    var content: DisplayList.Content { list.items[index].content }
    var footprint: Footprint? { list.places[index]?.moved(to: position) }

    /// The opaque color of all pixels of the item; `nil` if it has none.
    var opaqueColor: DisplayList.Color? {
      guard case .fill(_, _, let color) = content, list.items[index].isOpaqueColor,
        list.places[index]?.placement != .rotated
      else { return nil }
      return color
    }
  }

  /// The boxes with visible differences, which may overlap.
  private(set) var boxes: [PixelRect] = []
  /// An area that shows what lies behind a larger one.
  private struct SpreadingArea {
    let bounds: PixelRect
    let window: PixelRect
    /// The number of boxes that lie in front.
    let start: Int
  }

  /// The backdrops, from front to back; those of sub-lists see their own list only.
  private var backdrops: [SpreadingArea] = []
  /// The boxes that items in front cover opaquely in both lists.
  private var covers: [PixelRect] = []
  /// The number of items below fills that may still be looked at.
  private var looks = mostLooks
  /// The smallest area of a useful cover, in pixels.
  private let leastCover: Int

  /// Finds the differences between two lists.
  ///
  /// - Parameters:
  ///   - old: The list that was painted last.
  ///   - new: The list to paint next.
  ///   - whole: The frame.
  init(from old: DisplayList, to new: DisplayList, in whole: PixelRect) {
    leastCover = whole.area / 32
    compare(old, new, at: Position(whole: whole))
    damageBackdrops()
  }

  /// Compares items by index where both lists have as many, otherwise from both ends as long as
  /// they resemble each other; all items in between count as different.
  ///
  /// What was behind others may be gone, and what is new lies in front: items at the bottom must be
  /// the same until those at the top have been compared.
  private mutating func compare(_ old: DisplayList, _ new: DisplayList, at position: Position) {
    let (before, after) = (old.items, new.items)
    let shorter = min(before.count, after.count)
    var (first, last) = (shorter, 0)
    if before.count != after.count {
      first = 0
      while first < shorter, before[first].content == after[first].content { first += 1 }
      while last < shorter - first,
        before[before.count - 1 - last].resembles(after[after.count - 1 - last])
      { last += 1 }
      while first < shorter - last, before[first].resembles(after[first]) { first += 1 }
    }
    for index in 0..<last {
      compare(old, before.count - 1 - index, new, after.count - 1 - index, at: position)
    }
    addBackdrops(of: old, first..<before.count - last, at: position)
    addBackdrops(of: new, first..<after.count - last, at: position)
    let ends = (
      Place(list: old, index: before.count - last, position: position),
      Place(list: new, index: after.count - last, position: position)
    )
    add(first..<ends.0.index, of: old, over: ends.1)
    add(first..<ends.1.index, of: new, over: ends.0)
    while first > 0 {
      first -= 1
      compare(old, first, new, first, at: position)
    }
  }

  // MARK: Backdrops

  /// Notes backdrops that are in one of the lists only: what covers them must not hide what they
  /// spread.
  private mutating func addBackdrops(
    of list: DisplayList,
    _ range: Range<Int>,
    at position: Position
  ) {
    guard list.hasBackdrop else { return }
    for index in range { addBackdrop(index, of: list, at: position) }
  }

  /// Notes an item that spreads the differences behind it.
  private mutating func addBackdrop(_ index: Int, of list: DisplayList, at position: Position) {
    guard list.items[index].backdrop != nil,
      let place = list.places[index]?.moved(to: position),
      !covers.contains(where: { $0.contains(place.bounds) })
    else { return }
    let window = list.window(ofBackdrop: index, at: place, in: position.clip)
    covers.removeAll { !$0.intersection(window).isEmpty }
    backdrops.append(SpreadingArea(bounds: place.bounds, window: window, start: boxes.count))
  }

  /// Adds the backdrops with differences behind them, the lowest first.
  private mutating func damageBackdrops() {
    for backdrop in backdrops.reversed() {
      let changes = boxes[backdrop.start...].contains {
        !$0.intersection(backdrop.window).isEmpty
      }
      if changes { boxes.append(backdrop.bounds) }
    }
  }

  /// Adds what is visible of items that are in one of the lists only.
  ///
  /// - Parameters:
  ///   - range: The items.
  ///   - list: Their list.
  ///   - other: The place above the items of the other list that have no counterpart either.
  private mutating func add(_ range: Range<Int>, of list: DisplayList, over other: Place) {
    for index in range {
      let item = Place(list: list, index: index, position: other.position)
      if let footprint = item.footprint { add(footprint.bounds, of: item, over: other) }
    }
  }

  /// Adds the differences between an item of each list, and notes the area that they cover.
  private mutating func compare(
    _ old: DisplayList,
    _ before: Int,
    _ new: DisplayList,
    _ after: Int,
    at position: Position
  ) {
    let isSame = old.items[before] == new.items[after]
    if new.hasBackdrop {
      addBackdrop(before, of: old, at: position)
      addBackdrop(after, of: new, at: position)
    }
    let mayCover =
      covers.count < Self.mostCovers && old.items[before].mayCover && new.items[after].mayCover
    if isSame, !mayCover { return }
    let from = old.places[before]?.moved(to: position)
    let to = isSame ? from : new.places[after]?.moved(to: position)
    if !isSame {
      compare(
        Place(list: old, index: before, position: position),
        Place(list: new, index: after, position: position),
        from,
        to
      )
    }
    if mayCover, let from, let to {
      cover(old.items[before].opaquePart(at: from), new.items[after].opaquePart(at: to))
    }
  }

  /// Adds the differences between two items, whose footprints may be empty.
  private mutating func compare(
    _ old: Place,
    _ new: Place,
    _ from: Footprint?,
    _ to: Footprint?
  ) {
    guard let from, let to else {
      if let from { add(from.bounds, of: old, over: new) }
      if let to { add(to.bounds, of: new, over: old) }
      return
    }
    switch (old.content, new.content) {
    case (.fill(_, let corner, let before), .fill(_, let otherCorner, let after))
    where before == after && corner <= 0 && otherCorner <= 0
      && from.placement != .rotated && to.placement != .rotated:
      // The common part has the same color in both.
      from.bounds.forEachPart(outside: to.bounds) { add($0, of: old, over: new) }
      to.bounds.forEachPart(outside: from.bounds) { add($0, of: new, over: old) }
    case (.sublist(let before, let opacity), .sublist(let after, let otherOpacity))
    where opacity == otherOpacity && from.placement == .exact && to.placement == .exact
      && before.hasShape(of: after) && !before.list.hasBackdrop && !after.list.hasBackdrop:
      if from.box == to.box, from.bounds == to.bounds {
        // Both show their lists in the same place: only differences between the lists are visible.
        let outer = covers
        compare(before.list, after.list, at: Position(in: to))
        covers = outer
      } else if before.isCheap, before === after || before.list == after.list,
        from.bounds.area + to.bounds.area >= 2 * Self.pixelsPerItem * after.list.items.count
      {
        move(after.list, from, to)
      } else if before === after, let parts = after.store?.plainParts, isWorthwhile(parts, from, to)
      {
        move(parts, of: after, from, to)
      } else {
        fallthrough
      }
    default:
      add(from.bounds, of: old, over: new)
      add(to.bounds, of: new, over: old)
    }
  }

  /// Adds the visible differences of a moved list whose bottom has one color.
  private mutating func move(_ list: DisplayList, _ from: Footprint, _ to: Footprint) {
    addEither(from.bounds, to.bounds)
    let (old, new) = (Position(in: from), Position(in: to))
    for index in list.items.indices.dropFirst() {
      let before = Place(list: list, index: index, position: old)
      let after = Place(list: list, index: index, position: new)
      compare(before, after, before.footprint, after.footprint)
    }
  }

  /// Whether to find out what of plain parts stays as it is costs less than to paint it.
  private func isWorthwhile(_ parts: [PlainPart], _ from: Footprint, _ to: Footprint) -> Bool {
    let area = parts.isEmpty ? 0 : from.bounds.intersection(to.bounds).area
    return area > Self.pixelsPerItem * parts.reduce(0) { $0 + $1.region.count }
  }

  /// Adds the differences of a moved image: all but what has the same color in both places.
  private mutating func move(
    _ parts: [PlainPart],
    of list: SubList,
    _ from: Footprint,
    _ to: Footprint
  ) {
    let (different, same, other) = (Region([from.bounds, to.bounds]), Region(), Region())
    let both = from.bounds.intersection(to.bounds)
    let (corners, places) = (list.corners(margin: 1), [from.box, to.box])
    for part in parts {
      same.pixels.set(both)
      for place in places {
        other.pixels.set(part.region.pixels)
        other.pixels.subtract(corners)
        other.pixels.move(x: place.left, y: place.top)
        same.pixels.formIntersection(other.pixels)
      }
      different.pixels.subtract(same.pixels)
    }
    different.pixels.forEachBox { add($0) }
  }

  /// Notes the area that two items cover in both lists.
  private mutating func cover(_ from: PixelRect, _ to: PixelRect) {
    let both = from.intersection(to)
    if !both.isEmpty, both.area >= leastCover { covers.append(both) }
  }

  /// Adds the area that is in exactly one of two boxes.
  private mutating func addEither(_ first: PixelRect, _ second: PixelRect) {
    first.forEachPart(outside: second) { add($0) }
    second.forEachPart(outside: first) { add($0) }
  }

  /// Adds a box of an item of one list, but for the pixels that look the same without the item.
  ///
  /// - Parameters:
  ///   - box: A part of the item's bounds.
  ///   - item: The item.
  ///   - other: The place in the other list above which the item is missing in the box.
  private mutating func add(_ box: PixelRect, of item: Place, over other: Place) {
    guard let color = item.opaqueColor else { return add(box) }
    add(box, unlessIn: color, below: other)
  }

  /// Adds the part of a box in which the topmost item below a place has not a certain color.
  private mutating func add(
    _ box: PixelRect,
    unlessIn color: DisplayList.Color,
    below place: Place
  ) {
    var below = place
    while below.index > 0, looks > 0 {
      (below.index, looks) = (below.index - 1, looks - 1)
      guard let bounds = below.footprint?.bounds,
        case let common = box.intersection(bounds), !common.isEmpty
      else { continue }
      if below.opaqueColor != color { add(common) }
      box.forEachPart(outside: bounds) { add($0, unlessIn: color, below: below) }
      return
    }
    add(box)
  }

  /// Adds the part of a box that the covers from an index on do not hide.
  private mutating func add(_ box: PixelRect, behind number: Int = 0) {
    guard number < covers.count else {
      boxes.append(box)
      return
    }
    let cover = covers[number]
    guard !box.intersection(cover).isEmpty else { return add(box, behind: number + 1) }
    box.forEachPart(outside: cover) { add($0, behind: number + 1) }
  }
}

extension DisplayList.Item {
  /// Whether another item is likely the same one at another place or in another color.
  fileprivate func resembles(_ other: DisplayList.Item) -> Bool {
    switch (content, other.content) {
    case (.fill(let rect, _, _), .fill(let otherRect, _, _)): rect == otherRect
    case (.image(let image, _, _, _), .image(let otherImage, _, _, _)): image === otherImage
    case (.sublist(let list, _), .sublist(let otherList, _)): list.hasShape(of: otherList)
    default: self == other
    }
  }

  /// Whether the item may cover pixels opaquely.
  fileprivate var mayCover: Bool {
    guard case .sublist(let list, let opacity) = content else { return isOpaqueColor }
    return byte(opacity) == 255 && !list.opaquePart.isEmpty
  }

  /// Returns the pixels of the frame that an item that may cover some certainly does.
  func opaquePart(at place: Footprint) -> PixelRect {
    let none = PixelRect(width: 0, height: 0)
    guard place.placement != .rotated, mayCover else { return none }
    guard case .sublist(let list, _) = content else { return place.bounds }
    let part = list.opaquePart
    if part == PixelRect(width: list.width, height: list.height) { return place.bounds }
    guard place.placement == .exact else { return none }
    return part.moved(x: place.box.left, y: place.box.top).intersection(place.bounds)
  }
}
