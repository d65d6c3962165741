// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions

/// The looks of a text that is edited; places are points of the view that is edited.
@MainActor
protocol TextDisplay: AnyObject {
  var caret: CaretView { get }
  /// The places of carets for keys.
  var caretMap: any CaretMap { get }
  /// Whether a finger scrolls the text within the view.
  var isScrollable: Bool { get }

  /// Shows a text with its selection.
  ///
  /// - Parameters:
  ///   - editing: The text.
  ///   - isActive: Whether it is edited.
  ///   - scrollsToCaret: Whether the caret becomes visible.
  func show(_ editing: TextEditing, isActive: Bool, scrollsToCaret: Bool)
  /// Returns the offset in the text of the caret nearest to a point.
  func offset(at point: CGPoint) -> Int
  /// Returns the rectangle of the caret at an offset.
  func caretRect(at offset: Int) -> CGRect
  /// Returns the rectangles of a range, from the top and from left to right.
  func rects(of range: Range<Int>) -> [CGRect]
}
