// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A text whose parts have styles.
package struct RichText: Hashable, Sendable {
  /// A part of the text in one style.
  package struct Run: Hashable, Sendable {
    /// The range in UTF-16 units.
    package var range: Range<Int>
    /// The index of the style.
    package var style: Int

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - range: The range in UTF-16 units.
    ///   - style: The index of the style.
    package init(_ range: Range<Int>, style: Int) { (self.range, self.style) = (range, style) }
  }

  /// The text; a word joiner stands for each NUL, at which some of Pango's functions end a text.
  package let string: String
  /// The length in UTF-16 units.
  package let count: Int
  /// The runs, in order and without gaps.
  package let runs: [Run]
  /// The styles, at least one; an empty text has the first.
  package private(set) var styles: [RichStyle]

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - runs: The runs, in order and without gaps.
  ///   - styles: The styles, at least one.
  package init(_ string: String, runs: [Run], styles: [RichStyle]) {
    precondition(!styles.isEmpty, "a text has a style")
    self.string =
      string.utf8.contains(0)
      ? String(string.unicodeScalars.map { $0 == "\0" ? "\u{2060}" : Character($0) }) : string
    (self.runs, self.styles, count) = (runs, styles, string.utf16.count)
  }

  /// Creates a text in one style.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - style: The style.
  package init(_ string: String, style: RichStyle) {
    self.init(string, runs: [Run(0..<string.utf16.count, style: 0)], styles: [style])
  }

  /// Returns the text with fonts of another size.
  ///
  /// - Parameter factor: The factor of their sizes.
  /// - Returns: The text.
  package func scaled(by factor: CGFloat) -> RichText {
    var text = self
    for index in text.styles.indices { text.styles[index].face.size *= factor }
    return text
  }

  /// Returns the index of the style of the character behind an offset, or of the last character.
  func style(at offset: Int) -> Int {
    // The first run that ends behind the offset.
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? runs[low].style : runs.last?.style ?? 0
  }

  /// Returns the runs that a range meets.
  func runs(in range: Range<Int>) -> ArraySlice<Run> {
    let first = runs.firstIndex { $0.range.upperBound > range.lowerBound } ?? runs.endIndex
    let end = runs[first...].firstIndex { $0.range.lowerBound >= range.upperBound }
    return runs[first..<(end ?? runs.endIndex)]
  }
}
