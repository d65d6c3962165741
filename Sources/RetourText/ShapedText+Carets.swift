// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// The carets, those of places in the first line; offsets are bytes.
extension ShapedText {
  /// Returns the place of a caret, in points from the left of the line.
  func caret(at index: Int) -> CGFloat {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(clamping: index), &strong, nil)
    return CGFloat(pango: strong.x)
  }

  /// Returns the caret nearest to a place, in points from the left of the line.
  func index(at x: CGFloat) -> Int {
    guard let line = lines(1).first else { return 0 }
    let place = line.index(at: x)
    return end(of: place.index, characters: place.characters)
  }

  /// Returns the next caret in visual order; `nil` beyond the limit, and at the ends of the text.
  func step(from index: Int, goesRight: Bool, limit: Int) -> Int? {
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
    return found > limit ? nil : found
  }

  /// Returns the parts of the line that a range covers, in points.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    lines(1).first?.spans(of: range) ?? []
  }

  /// Returns the place a number of characters behind another.
  func end(of index: Int, characters: Int) -> Int {
    guard let text = pango_layout_get_text(layout) else { return index }
    let place = text + index
    guard let end = g_utf8_offset_to_pointer(place, characters) else { return index }
    return UnsafePointer(end) - text
  }
}
