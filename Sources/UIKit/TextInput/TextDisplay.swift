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
  var handles: SelectionHandleViews { get }
  /// The part of the view in which the text is visible.
  var visibleArea: CGRect { get }

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
  /// Returns the caret along which the handle of a range lies.
  func caret(of end: SelectionEnd, of range: Range<Int>) -> CGRect
  /// Scrolls the text within the view.
  ///
  /// - Parameter distance: The distance by which the text moves to the left and up.
  /// - Returns: Whether the text moved.
  func scroll(by distance: CGPoint) -> Bool
  /// Returns the rectangles of a range, from the top and from left to right.
  func rects(of range: Range<Int>) -> [CGRect]
}

extension TextDisplay {
  /// Places the handles of the selection of a text that is edited with fingers.
  ///
  /// - Parameters:
  ///   - editing: The text; while an input method composes, there are no handles.
  ///   - view: The view that contains them.
  ///   - color: The tint color.
  func placeHandles(of editing: TextEditing, in view: UIView, color: UIColor?) {
    guard handles.isWanted, !editing.selection.isCaret, editing.marked == nil else {
      return handles.hide()
    }
    let (range, area) = (editing.selection.range, visibleArea.insetBy(dx: -1, dy: -1))
    func visible(_ end: SelectionEnd) -> CGRect? {
      let line = caret(of: end, of: range)
      return area.contains(CGPoint(x: line.midX, y: line.midY)) ? line : nil
    }
    handles.show(
      SelectionHandles(start: visible(.start), end: visible(.end)),
      in: view,
      color: color
    )
  }
}
