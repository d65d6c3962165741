// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// Places and ranges in the text.
extension UITextField {
  /// The selected range; empty where the caret is.
  public var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.selectedTextRange = newValue }
  }
  /// The range of what an input method composes; `nil` if it composes nothing.
  public var markedTextRange: UITextRange? { editor.markedTextRange }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(editor.editing.count) }

  /// Returns the text in a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The text.
  public func text(in range: UITextRange) -> String? { editor.editing.string(in: range.offsets) }
  /// Replaces the text in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The text in its place.
  public func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range.offsets, by: text)
  }
  /// Shows a text as an input method does that composes it.
  ///
  /// - Parameters:
  ///   - markedText: The text; `nil` or an empty one removes what was composed.
  ///   - selectedRange: The selection in it, in UTF-16 units.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText, selectedRange: selectedRange)
  }
  /// Accepts what an input method composed.
  public func unmarkText() { editor.unmark() }
  /// Returns the range between two places.
  ///
  /// - Parameters:
  ///   - fromPosition: A place.
  ///   - toPosition: Another place.
  /// - Returns: The range.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { editor.range(from: fromPosition, to: toPosition) }
  /// Returns the place at a distance from another.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - offset: The distance in UTF-16 units.
  /// - Returns: The place; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }
  /// Returns the distance between two places.
  ///
  /// - Parameters:
  ///   - from: The first place.
  ///   - toPosition: The second place.
  /// - Returns: The distance in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Compares two places.
  ///
  /// - Parameters:
  ///   - position: A place.
  ///   - other: Another place.
  /// - Returns: Their order.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }
  /// Returns the rectangle of the caret at a place.
  ///
  /// - Parameter position: The place.
  /// - Returns: The rectangle in the field, in points.
  public func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return editor.display.caretRect(at: position.offset)
  }
  /// Returns the rectangle of a range.
  ///
  /// - Parameter range: The range.
  /// - Returns: The rectangle in the field, in points; of text in two directions, the first part.
  public func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    return editor.firstRect(for: range)
  }
  /// Returns the place of the caret nearest to a point.
  ///
  /// - Parameter point: The point in the field, in points.
  /// - Returns: The place.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return UITextPosition(editor.display.offset(at: point))
  }
}
