// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman

/// A set of pixels, kept as few boxes.
///
/// A reference, so that the regions a frame needs can be used again by the next one.
package final class Region {
  private let raw: UnsafeMutablePointer<pixman_region32_t>

  /// Makes a region without pixels.
  package init() {
    raw = .allocate(capacity: 1)
    pixman_region32_init(raw)
  }

  /// Makes a region of one rectangle; an empty one gives an empty region.
  package convenience init(_ rect: PixelRect) {
    self.init()
    set(Box(rect))
  }

  /// Makes a region of all pixels of some rectangles, which may overlap.
  package convenience init(_ rects: [PixelRect]) {
    self.init()
    set(rects.map(Box.init))
  }

  deinit {
    pixman_region32_fini(raw)
    raw.deallocate()
  }

  package var isEmpty: Bool { pixman_region32_not_empty(raw) == 0 }

  /// The smallest rectangle around all pixels.
  package var bounds: PixelRect { extents.rect }

  /// The rectangles the pixels make up, from top to bottom and left to right; none overlap.
  package var rects: [PixelRect] {
    var rects: [PixelRect] = []
    forEachBox { rects.append($0.rect) }
    return rects
  }

  /// The number of rectangles.
  package var count: Int { Int(pixman_region32_n_rects(raw)) }

  /// The number of pixels.
  package var area: Int {
    var area = 0
    forEachBox { area += $0.width * $0.height }
    return area
  }

  /// Returns a region of its own with the same pixels.
  package func copy() -> Region {
    let copy = Region()
    copy.set(self)
    return copy
  }

  package func contains(x: Int, y: Int) -> Bool {
    guard let x = Int32(exactly: x), let y = Int32(exactly: y) else { return false }
    return pixman_region32_contains_point(raw, x, y, nil) != 0
  }

  package func removeAll() { pixman_region32_clear(raw) }

  /// Adds the pixels of a rectangle.
  package func formUnion(_ rect: PixelRect) { formUnion(Box(rect)) }

  /// Adds the pixels of another region.
  package func formUnion(_ other: Region) { pixman_region32_union(raw, raw, other.raw) }

  /// Keeps only the pixels that lie in a rectangle too.
  package func formIntersection(_ rect: PixelRect) { formIntersection(Box(rect)) }

  /// Keeps only the pixels that lie in another region too.
  package func formIntersection(_ other: Region) { pixman_region32_intersect(raw, raw, other.raw) }

  /// Takes the pixels of another region away.
  package func subtract(_ other: Region) { pixman_region32_subtract(raw, raw, other.raw) }

  /// Takes the pixels of a rectangle away.
  package func subtract(_ rect: PixelRect) { subtract(Box(rect)) }
}

extension Region {
  /// The rectangles, or where those are many, fewer ones that contain them.
  ///
  /// - Parameters:
  ///   - most: How many are not too many.
  ///   - width: The width of the picture in pixels.
  ///   - height: The height of the picture in pixels.
  /// - Returns: Rectangles that contain all pixels of the region.
  package func rects(
    atMost most: Int,
    width: Int,
    height: Int
  ) -> [PixelRect] {
    guard count > most else { return rects }
    let coarse = copy()
    coarse.roundUp(to: Box(width: width, height: height))
    return coarse.rects
  }

  /// Grows the region to whole tiles of a picture.
  func roundUp(to whole: Box) {
    var boxes: [Box] = []
    forEachBox { boxes.append($0) }
    set(DamageTiles(touchedBy: boxes, in: whole).boxes)
  }
}

extension Region: Equatable {
  package static func == (left: Region, right: Region) -> Bool {
    pixman_region32_equal(left.raw, right.raw) != 0
  }
}

extension Region {
  /// The smallest box around all pixels.
  var extents: Box { Box(pixman_region32_extents(raw).pointee) }

  func set(_ other: Region) { pixman_region32_copy(raw, other.raw) }

  func set(_ box: Box) {
    pixman_region32_clear(raw)
    formUnion(box)
  }

  func set(_ boxes: [Box]) {
    pixman_region32_fini(raw)
    let boxes = boxes.filter { !$0.isEmpty }.map(\.raw)
    guard pixman_region32_init_rects(raw, boxes, Int32(clamping: boxes.count)) != 0 else {
      pixman_region32_init(raw)
      return
    }
  }

  /// Makes this what both another region and a box contain.
  func set(_ other: Region, within box: Box) {
    pixman_region32_intersect_rect(
      raw,
      other.raw,
      Int32(box.left),
      Int32(box.top),
      UInt32(max(box.width, 0)),
      UInt32(max(box.height, 0))
    )
  }

  /// Makes this what both of two other regions contain.
  func set(_ one: Region, within other: Region) {
    pixman_region32_intersect(raw, one.raw, other.raw)
  }

  func formUnion(_ box: Box) {
    guard !box.isEmpty else { return }
    pixman_region32_union_rect(
      raw,
      raw,
      Int32(box.left),
      Int32(box.top),
      UInt32(box.width),
      UInt32(box.height)
    )
  }

  func formIntersection(_ box: Box) { set(self, within: box) }

  func subtract(_ box: Box) {
    guard !box.isEmpty else { return }
    var other = pixman_region32_t()
    pixman_region32_init_rect(
      &other,
      Int32(box.left),
      Int32(box.top),
      UInt32(box.width),
      UInt32(box.height)
    )
    pixman_region32_subtract(raw, raw, &other)
    pixman_region32_fini(&other)
  }

  /// Calls `body` for each box, from top to bottom and left to right.
  @inline(__always)
  func forEachBox(_ body: (Box) -> Void) {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(raw, &count) else { return }
    for index in 0..<Int(count) { body(Box(boxes[index])) }
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
