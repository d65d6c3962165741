// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A selection in a text, or the caret if it is empty; offsets count UTF-16 units.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended.
  package var anchor: Int
  /// The end that moves, where the caret is.
  package var head: Int

  /// Creates a selection.
  ///
  /// - Parameters:
  ///   - anchor: The end that stays.
  ///   - head: The end that moves.
  package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

  /// Creates a caret.
  ///
  /// - Parameter offset: Its place.
  package init(caret offset: Int) { self.init(anchor: offset, head: offset) }

  /// Creates the selection of a range, extended at its end.
  ///
  /// - Parameter range: The range.
  package init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  /// The selected range.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Whether nothing is selected.
  package var isCaret: Bool { anchor == head }
}
