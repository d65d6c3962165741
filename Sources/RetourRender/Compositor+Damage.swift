// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

// MARK: Finding out what has changed

extension Compositor {
  /// How many boxes a damage may have; beyond, the box around them all is painted.
  private static let mostBoxes = 128

  /// Finds the pixels in which one list can look different from another.
  ///
  /// Items are compared by their place in the lists where both have as many, otherwise those at
  /// the beginning and at the end that are equal are left out. What has changed damages where it
  /// was and where it is.
  ///
  /// - Parameters:
  ///   - old: What was painted last, or `nil` when nothing was.
  ///   - new: What is to be painted.
  ///   - width: The width of the picture in pixels.
  ///   - height: The height of the picture in pixels.
  /// - Returns: A region of the caller's own, within the picture.
  package func damage(
    from old: DisplayList?,
    to new: DisplayList,
    width: Int,
    height: Int
  ) -> Region {
    let whole = Box(width: width, height: height)
    guard let old else { return Region(whole.rect) }
    var boxes: [Box] = []
    compare(old, new, x: 0, y: 0, clip: whole, &boxes)
    let region = Region()
    region.set(boxes)
    if region.count > Self.mostBoxes { region.set(region.extents) }
    return region
  }

  private func compare(
    _ old: DisplayList,
    _ new: DisplayList,
    x: Int,
    y: Int,
    clip: Box,
    _ boxes: inout [Box]
  ) {
    let (before, after) = (old.items, new.items)
    if before.count == after.count {
      for index in after.indices where before[index] != after[index] {
        compare(before[index], after[index], x: x, y: y, clip: clip, &boxes)
      }
      return
    }
    let shorter = min(before.count, after.count)
    var first = 0
    while first < shorter, before[first] == after[first] { first += 1 }
    var last = 0
    while last < shorter - first, before[before.count - 1 - last] == after[after.count - 1 - last] {
      last += 1
    }
    for item in before[first..<before.count - last] { add(item, x: x, y: y, clip: clip, &boxes) }
    for item in after[first..<after.count - last] { add(item, x: x, y: y, clip: clip, &boxes) }
  }

  /// Damages what differs between two items at the same place of their lists.
  private func compare(
    _ old: DisplayList.Item,
    _ new: DisplayList.Item,
    x: Int,
    y: Int,
    clip: Box,
    _ boxes: inout [Box]
  ) {
    guard case .sublist(let before, let opacity) = old.content,
      case .sublist(let after, opacity) = new.content,
      old.transform == new.transform, old.clip == new.clip, before.hasShape(of: after),
      let place = Footprint(new, x: x, y: y, clip: clip), place.placement == .exact
    else {
      add(old, x: x, y: y, clip: clip, &boxes)
      add(new, x: x, y: y, clip: clip, &boxes)
      return
    }
    // The same window onto two lists: only what differs between those can show.
    compare(
      before.list,
      after.list,
      x: place.box.left,
      y: place.box.top,
      clip: place.bounds,
      &boxes
    )
  }

  private func add(
    _ item: DisplayList.Item,
    x: Int,
    y: Int,
    clip: Box,
    _ boxes: inout [Box]
  ) {
    if let place = Footprint(item, x: x, y: y, clip: clip) { boxes.append(place.bounds) }
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
