// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman

/// The pixels of a region, kept as few boxes, in memory that a `Region` owns.
///
/// Copied freely while the region lives: the compositor hands dozens of them around in each frame,
/// and has no references to count.
struct PixelSet {
  fileprivate let raw: UnsafeMutablePointer<pixman_region32_t>

  /// Makes a set without pixels in memory of its own, which `free` gives back.
  init() {
    raw = .allocate(capacity: 1)
    pixman_region32_init(raw)
  }

  func free() {
    pixman_region32_fini(raw)
    raw.deallocate()
  }

  var isEmpty: Bool { pixman_region32_not_empty(raw) == 0 }

  /// The number of boxes.
  var count: Int { Int(pixman_region32_n_rects(raw)) }

  /// The number of pixels.
  var area: Int {
    var area = 0
    forEachBox { area += $0.area }
    return area
  }

  /// The smallest box around all pixels.
  var extents: Box { Box(pixman_region32_extents(raw).pointee) }

  /// Calls `body` for each box, from top to bottom and left to right.
  @inline(__always)
  func forEachBox(_ body: (Box) -> Void) {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
    for index in 0..<Int(count) { body(Box(boxes[index])) }
  }

  func contains(x: Int32, y: Int32) -> Bool {
    pixman_region32_contains_point(raw, x, y, nil) != 0
  }

  static func == (left: PixelSet, right: PixelSet) -> Bool {
    pixman_region32_equal(left.raw, right.raw) != 0
  }
}

// MARK: Changing it

extension PixelSet {
  func removeAll() { pixman_region32_clear(raw) }

  func set(_ other: PixelSet) { pixman_region32_copy(raw, other.raw) }

  func set(_ box: Box) {
    guard !box.isEmpty else { return removeAll() }
    var box = box.raw
    pixman_region32_reset(raw, &box)
  }

  /// Makes this what some boxes contain, which may overlap.
  func set(_ boxes: [Box]) {
    pixman_region32_fini(raw)
    let boxes = boxes.compactMap { $0.isEmpty ? nil : $0.raw }
    guard pixman_region32_init_rects(raw, boxes, Int32(clamping: boxes.count)) != 0 else {
      pixman_region32_init(raw)
      return
    }
  }

  /// Makes this what both another set and a box contain.
  func set(_ other: PixelSet, within box: Box) {
    // Most sets are one box; two boxes need no region's arithmetic.
    guard other.count != 1 else { return set(other.extents.intersection(box)) }
    pixman_region32_intersect_rect(
      raw,
      other.raw,
      Int32(box.left),
      Int32(box.top),
      UInt32(max(box.width, 0)),
      UInt32(max(box.height, 0))
    )
  }

  /// Makes this what both of two other sets contain.
  func set(_ one: PixelSet, within other: PixelSet) {
    pixman_region32_intersect(raw, one.raw, other.raw)
  }

  func subtract(_ other: PixelSet) { pixman_region32_subtract(raw, raw, other.raw) }

  func subtract(_ box: Box) { if !box.isEmpty { subtract([box]) } }

  /// Takes the pixels of some boxes away, which may overlap.
  func subtract(_ boxes: [Box]) {
    let other = PixelSet()
    other.set(boxes)
    subtract(other)
    other.free()
  }

  /// Grows the set to whole tiles of a picture.
  func roundUp(to whole: Box) {
    var boxes: [Box] = []
    forEachBox { boxes.append($0) }
    set(DamageTiles(touchedBy: boxes, in: whole).boxes)
  }
}

extension Box {
  fileprivate init(_ box: pixman_box32_t) {
    self.init(left: Int(box.x1), top: Int(box.y1), right: Int(box.x2), bottom: Int(box.y2))
  }

  fileprivate var raw: pixman_box32_t {
    pixman_box32_t(x1: Int32(left), y1: Int32(top), x2: Int32(right), y2: Int32(bottom))
  }
}
