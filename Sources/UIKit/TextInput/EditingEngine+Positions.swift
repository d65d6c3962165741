// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The places and ranges of a text as UIKit has them.
extension EditingEngine {
  var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection.range) }
    set { if let newValue { select(TextSelection(newValue.offsets)) } }
  }

  var markedTextRange: UITextRange? { editing.marked.map { UITextRange($0) } }

  func mark(_ text: String?, selectedRange: NSRange) {
    let start = max(0, selectedRange.location == NSNotFound ? 0 : selectedRange.location)
    mark(text ?? "", selected: start..<start + max(0, selectedRange.length))
  }

  func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
    UITextRange(min(first.offset, second.offset)..<max(first.offset, second.offset))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...editing.count).contains(sum) ? UITextPosition(sum) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  func firstRect(for range: UITextRange) -> CGRect {
    display.rects(of: range.offsets).first ?? display.caretRect(at: range.offsets.lowerBound)
  }
}
