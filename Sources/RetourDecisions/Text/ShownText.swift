// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The text that a field of one line shows: a part of the text without control characters, or a
/// bullet for each character of a password.
package struct ShownText: Equatable, Sendable {
  /// The text that is shown.
  package let string: String
  private let start: Int
  /// The borders of a password's characters in the text; `nil` where offsets differ by `start`
  /// only.
  private let borders: [Int]?

  /// Creates the shown text.
  ///
  /// - Parameters:
  ///   - editing: The text.
  ///   - range: The part to show, in UTF-16 units.
  ///   - isSecure: Whether the text is a password.
  package init(_ editing: TextEditing, range: Range<Int>, isSecure: Bool) {
    let part = editing.string(in: range)
    start = range.lowerBound
    guard isSecure else {
      borders = nil
      string = TextEntry.inOneLine(part)
      return
    }
    let borders = part.reduce(into: [range.lowerBound]) {
      $0.append(($0.last ?? 0) + $1.utf16.count)
    }
    self.borders = borders
    string = String(repeating: "•", count: borders.count - 1)
  }

  /// Returns the place of an offset of the text in what is shown.
  package func shownOffset(_ offset: Int) -> Int {
    guard let borders else { return min(max(offset - start, 0), string.utf16.count) }
    return max((borders.firstIndex { $0 > offset } ?? borders.count) - 1, 0)
  }

  /// Returns the offset of the text for a place in what is shown.
  package func offset(_ shown: Int) -> Int {
    guard let borders else { return start + shown }
    return borders[min(max(shown, 0), borders.count - 1)]
  }
}
