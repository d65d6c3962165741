// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The characters of a key while modifiers are down.
package enum KeyCharacters {
  /// The characters that the keys of a US keyboard have with Shift; letters are not among them.
  private static let shifted: [String: String] = [
    "`": "~", "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*",
    "9": "(", "0": ")", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"",
    ",": "<", ".": ">", "/": "?",
  ]

  /// Returns the characters of a key.
  ///
  /// - Parameters:
  ///   - symbol: The character without modifiers.
  ///   - isShifted: Whether Shift is down.
  ///   - isCapsLocked: Whether Caps Lock is on, which concerns letters only.
  /// - Returns: A letter in the case that the modifiers give it; the character of a US keyboard of
  ///   another key.
  package static func characters(
    of symbol: String,
    isShifted: Bool,
    isCapsLocked: Bool
  ) -> String {
    let upper = symbol.uppercased()
    // A letter has one upper-case character; "ß" has two.
    if symbol.count == 1, upper != symbol, upper.count == 1 {
      return isShifted != isCapsLocked ? upper : symbol
    }
    return isShifted ? shifted[symbol] ?? symbol : symbol
  }
}
