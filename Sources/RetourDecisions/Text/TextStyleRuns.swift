// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The styles of a text's characters, which numbers stand for, in runs.
package struct TextStyleRuns: Equatable, Sendable {
  /// A number of characters in one style.
  package struct Run: Hashable, Sendable {
    /// The length in UTF-16 units.
    package var count: Int
    /// The number of the style.
    package var style: Int

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - count: The length in UTF-16 units.
    ///   - style: The number of the style.
    package init(count: Int, style: Int) { (self.count, self.style) = (count, style) }
  }

  /// The runs, none of them empty, and no two of one style side by side.
  package private(set) var runs: [Run] = []

  /// Creates the styles of a text.
  ///
  /// - Parameter runs: The runs, in order.
  package init(_ runs: [Run] = []) { for run in runs { append(run) } }

  /// Returns the number of the style of the character behind an offset; `nil` behind the text.
  package func style(at offset: Int) -> Int? {
    var start = 0
    for run in runs {
      start += run.count
      if offset < start { return run.style }
    }
    return nil
  }

  /// The styles of a part of the text.
  package subscript(range: Range<Int>) -> TextStyleRuns {
    var part = TextStyleRuns()
    var start = 0
    for run in runs where start < range.upperBound {
      let covered = (start..<start + run.count).clamped(to: range)
      part.append(Run(count: covered.count, style: run.style))
      start += run.count
    }
    return part
  }

  /// Replaces the styles of a part of the text by those of the text in its place.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units.
  ///   - styles: The styles of what replaces it.
  package mutating func replace(_ range: Range<Int>, with styles: TextStyleRuns) {
    // A text in one style stays so without copying its runs.
    if runs.count == 1, styles.runs.count <= 1,
      styles.runs.first?.style ?? runs[0].style
        == runs[0].style
    {
      runs[0].count += (styles.runs.first?.count ?? 0) - range.count
      if runs[0].count <= 0 { runs = [] }
      return
    }
    var result = self[0..<range.lowerBound]
    for run in styles.runs { result.append(run) }
    for run in self[range.upperBound..<Int.max].runs { result.append(run) }
    self = result
  }

  private mutating func append(_ run: Run) {
    guard run.count > 0 else { return }
    if let last = runs.indices.last, runs[last].style == run.style {
      runs[last].count += run.count
    } else {
      runs.append(run)
    }
  }
}
