// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The part of a long line that is laid out: around the caret.
///
/// A field shows some hundred characters at most; a layout of a million takes seconds, and its
/// coordinates exceed those of the text engine.
package enum FieldExcerpt {
  /// The length of the longest line that is laid out whole, in UTF-16 units (our decision).
  package static let limit = 4096
  /// The least distance of the caret from an end of the excerpt that is not one of the text.
  static let margin = 1024

  /// Returns the range to lay out.
  ///
  /// - Parameters:
  ///   - count: The length of the text.
  ///   - caret: The place of the caret.
  ///   - present: The range that is laid out now, which stays if it can.
  /// - Returns: The range, whose ends can be inside of characters; all in UTF-16 units.
  package static func range(count: Int, caret: Int, present: Range<Int>) -> Range<Int> {
    guard count > limit else { return 0..<count }
    let start = min(max(present.lowerBound, 0), count - limit)
    let isNearStart = start > 0 && caret < start + margin
    let isNearEnd = start + limit < count && caret > start + limit - margin
    guard isNearStart || isNearEnd else { return start..<start + limit }
    let moved = min(max(caret - limit / 2, 0), count - limit)
    return moved..<moved + limit
  }
}
