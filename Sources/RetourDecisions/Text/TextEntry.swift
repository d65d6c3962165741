// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The characters of typed or pasted text that a text accepts.
package enum TextEntry {
  /// Returns a string without control characters.
  ///
  /// Line breaks become spaces in a field of one line; tabs do, too, since they move the focus and
  /// cannot be typed there (our decision).
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - allowsLineBreaks: Whether the text has several lines.
  /// - Returns: The string with line feeds as its only control characters, and tabs where lines
  ///   are allowed.
  package static func cleaned(_ string: String, allowsLineBreaks: Bool) -> String {
    guard string.unicodeScalars.contains(where: \.isControlOrBreak) else { return string }
    var result = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in string.unicodeScalars {
      defer { followsReturn = scalar == "\r" }
      switch scalar {
      case "\n" where followsReturn: continue
      case "\r", "\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}":
        result.append(allowsLineBreaks ? "\n" : " ")
      case "\t": result.append(allowsLineBreaks ? "\t" : " ")
      case _ where scalar.isControlOrBreak: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns a text with a space in place of each control character and line break, for one line
  /// whose offsets are those of the text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text, as long as before.
  package static func inOneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isControlOrBreak) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.isControlOrBreak ? " " : scalar) }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character (general category Cc), or separates lines or
  /// paragraphs.
  fileprivate var isControlOrBreak: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
