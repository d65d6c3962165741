// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// A set of pixels, kept as few boxes: a handle to memory that a `PixelSetOwner` or a
/// `PixelSetPool` frees.
///
/// A handle is copied freely and must not be used after its owner is gone. The compositor passes
/// dozens of them around in each frame, and handles have no references to count.
struct PixelSet {
  private let raw: UnsafeMutablePointer<pixman_region32_t>

  /// Allocates an empty set, for an owner.
  fileprivate init() {
    raw = .allocate(capacity: 1)
    pixman_region32_init(raw)
  }

  /// Frees the set, for its owner.
  fileprivate func deallocate() {
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
  var extents: PixelRect { PixelRect(pixman_region32_extents(raw).pointee) }

  /// Calls `body` for each box, from top to bottom and left to right.
  @inline(__always)
  func forEachBox(_ body: (PixelRect) -> Void) {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
    for index in 0..<Int(count) { body(PixelRect(boxes[index])) }
  }

  /// Calls `body` for each group of boxes that lie beside each other, from top to bottom.
  @inline(__always)
  func forEachBand(_ body: (PixelBand) -> Void) {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
    var (start, end) = (0, 0)
    while end < Int(count) {
      while end < Int(count), boxes[end].y1 == boxes[start].y1 { end += 1 }
      body(PixelBand(boxes: UnsafeBufferPointer(start: boxes + start, count: end - start)))
      start = end
    }
  }

  func contains(x: Int32, y: Int32) -> Bool {
    pixman_region32_contains_point(raw, x, y, nil) != 0
  }

  /// Whether the set has all pixels of a box.
  func contains(_ box: PixelRect) -> Bool {
    var box = box.raw
    return pixman_region32_contains_rectangle(raw, &box) == PIXMAN_REGION_IN
  }

  static func == (left: PixelSet, right: PixelSet) -> Bool {
    pixman_region32_equal(left.raw, right.raw) != 0
  }

  // MARK: Changing the set

  func removeAll() { pixman_region32_clear(raw) }

  func set(_ other: PixelSet) { pixman_region32_copy(raw, other.raw) }

  func set(_ box: PixelRect) {
    guard !box.isEmpty else { return removeAll() }
    var box = box.raw
    pixman_region32_reset(raw, &box)
  }

  /// Replaces the pixels with those of boxes, which may overlap.
  func set(_ boxes: [PixelRect]) {
    pixman_region32_fini(raw)
    let boxes = boxes.compactMap { $0.isEmpty ? nil : $0.raw }
    guard pixman_region32_init_rects(raw, boxes, Int32(clamping: boxes.count)) != 0 else {
      pixman_region32_init(raw)
      return
    }
  }

  /// Replaces the pixels with the part of another set within a box.
  func set(_ other: PixelSet, within box: PixelRect) {
    // Most sets are one box; the intersection of two boxes needs no region arithmetic.
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

  /// Replaces the pixels with the intersection of two other sets.
  func set(_ one: PixelSet, within other: PixelSet) {
    pixman_region32_intersect(raw, one.raw, other.raw)
  }

  func move(x: Int, y: Int) { pixman_region32_translate(raw, Int32(x), Int32(y)) }

  /// Removes the pixels outside another set.
  func formIntersection(_ other: PixelSet) { set(self, within: other) }

  func add(_ other: PixelSet) { pixman_region32_union(raw, raw, other.raw) }

  func subtract(_ other: PixelSet) { pixman_region32_subtract(raw, raw, other.raw) }

  func subtract(_ box: PixelRect) {
    guard !box.isEmpty else { return }
    // A set of one box is a plain value, without memory of its own.
    var (box, other) = (box.raw, pixman_region32_t())
    pixman_region32_init_with_extents(&other, &box)
    pixman_region32_subtract(raw, raw, &other)
  }

  /// Removes the pixels of boxes, which may overlap.
  func subtract(_ boxes: [PixelRect]) {
    guard boxes.count > 1 else {
      for box in boxes { subtract(box) }
      return
    }
    let other = PixelSetOwner()
    other.withPixels {
      $0.set(boxes)
      subtract($0)
    }
  }

  /// Grows the set to whole tiles of a frame.
  func roundUp(to whole: PixelRect) {
    var boxes: [PixelRect] = []
    forEachBox { boxes.append($0) }
    set(DamageTiles(touchedBy: boxes, in: whole).boxes)
  }
}

/// Boxes that lie beside each other: all have the same rows.
struct PixelBand {
  fileprivate let boxes: UnsafeBufferPointer<pixman_box32_t>

  /// The rows of the boxes.
  var rows: Range<Int> { boxes.first.map { Int($0.y1)..<Int($0.y2) } ?? 0..<0 }

  /// Calls `body` for each box, from left to right.
  @inline(__always)
  func forEachBox(_ body: (PixelRect) -> Void) { for box in boxes { body(PixelRect(box)) } }
}

/// The owner of one set of pixels.
struct PixelSetOwner: ~Copyable {
  private let pixels = PixelSet()

  deinit { pixels.deallocate() }

  /// Lends the set.
  func withPixels<Result>(_ body: (PixelSet) throws -> Result) rethrows -> Result {
    try body(pixels)
  }
}

/// The owner of sets of pixels that are reused.
struct PixelSetPool: ~Copyable {
  private var sets: [PixelSet] = []
  private var used = 0

  deinit { for set in sets { set.deallocate() } }

  /// Returns a set that is not in use; its pixels are unspecified.
  mutating func next() -> PixelSet {
    if used == sets.count { sets.append(PixelSet()) }
    used += 1
    return sets[used - 1]
  }

  /// Returns the latest set to the pool.
  mutating func removeLast() { used -= 1 }

  /// Returns all sets to the pool except the first ones.
  mutating func removeAll(except kept: Int) { used = kept }
}

extension PixelRect {
  fileprivate init(_ box: pixman_box32_t) {
    self.init(left: Int(box.x1), top: Int(box.y1), right: Int(box.x2), bottom: Int(box.y2))
  }

  fileprivate var raw: pixman_box32_t {
    pixman_box32_t(x1: Int32(left), y1: Int32(top), x2: Int32(right), y2: Int32(bottom))
  }
}
