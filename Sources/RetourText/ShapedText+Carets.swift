// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// The carets of the first line; offsets are bytes.
extension ShapedText {
  /// Returns the place of a caret, in points from the left of the line.
  func caret(at index: Int) -> CGFloat {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(clamping: index), &strong, nil)
    return CGFloat(pango: strong.x)
  }

  /// Returns the caret nearest to a place, in points from the left of the line.
  func index(at x: CGFloat) -> Int {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
    var index: Int32 = 0
    var trailing: Int32 = 0
    let units = min(max(x, -1e6), 1e6).pangoUnits
    pango_layout_line_x_to_index(line, units, &index, &trailing)
    return end(of: Int(index), characters: Int(trailing))
  }

  /// Returns the next caret in visual order; `nil` at the end of the line.
  func step(from index: Int, goesRight: Bool) -> Int? {
    var next: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_move_cursor_visually(
      layout,
      1,
      Int32(clamping: index),
      0,
      goesRight ? 1 : -1,
      &next,
      &trailing
    )
    guard next >= 0, next < Int32.max else { return nil }
    let found = end(of: Int(next), characters: Int(trailing))
    let line = pango_layout_get_line_readonly(layout, 0)?.pointee
    return line.map { found > Int($0.length) } == true ? nil : found
  }

  /// Returns the parts of the line that a range covers, in points.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return [] }
    var ranges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line,
      Int32(clamping: range.lowerBound),
      Int32(clamping: range.upperBound),
      &ranges,
      &count
    )
    guard let ranges else { return [] }
    defer { g_free(ranges) }
    let spans = (0..<Int(count)).map { number in
      let (first, second) = (ranges[number * 2], ranges[number * 2 + 1])
      return CGFloat(pango: min(first, second))...CGFloat(pango: max(first, second))
    }
    return spans.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the place a number of characters behind another.
  private func end(of index: Int, characters: Int) -> Int {
    guard let text = pango_layout_get_text(layout) else { return index }
    let place = text + index
    guard let end = g_utf8_offset_to_pointer(place, characters) else { return index }
    return UnsafePointer(end) - text
  }
}
