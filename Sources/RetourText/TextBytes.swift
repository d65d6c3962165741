// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango

/// A text in the form that Pango accepts: UTF-8 without NUL.
typealias TextBytes = ArraySlice<UInt8>

extension TextBytes {
  /// The three bytes of "…".
  static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  /// Creates the bytes of a string.
  ///
  /// Some of Pango's functions end a text at NUL. U+2060 WORD JOINER replaces it: it has no
  /// width, no glyph and no line break, as a NUL in a UIKit label (our decision).
  init(_ string: String) {
    let bytes = Array(string.utf8)
    guard bytes.contains(0) else {
      self = bytes[...]
      return
    }
    self = bytes.flatMap { $0 == 0 ? [0xE2, 0x81, 0xA0] : [$0] }[...]
  }

  /// Returns the first bytes, at most `count`, without cutting a character.
  func head(_ count: Int) -> TextBytes {
    guard count < self.count else { return self }
    var end = startIndex + count
    while end > startIndex, self[end] & 0xC0 == 0x80 { end -= 1 }
    return self[startIndex..<end]
  }

  /// Returns the last bytes, at most `count`, without cutting a character.
  func tail(_ count: Int) -> TextBytes {
    guard count < self.count else { return self }
    var start = endIndex - count
    while start < endIndex, self[start] & 0xC0 == 0x80 { start += 1 }
    return self[start...]
  }

  /// The text without the spaces and tabs at its end; `nil` if it has none, or nothing else.
  var withoutTrailingSpace: TextBytes? {
    guard let end = lastIndex(where: { $0 != 0x20 && $0 != 0x09 }), end + 1 < endIndex else {
      return nil
    }
    return self[...end]
  }

  /// Removes and returns the first paragraph.
  ///
  /// - Returns: The text up to the first line feed, carriage return, U+2028 or U+2029, and the
  ///   text behind it, `nil` if there is none.
  func firstParagraph() -> (paragraph: TextBytes, rest: TextBytes?) {
    let end = withUnsafeBufferPointer { startIndex + retour_paragraphEnd($0.baseAddress, $0.count) }
    guard end < endIndex else { return (self, nil) }
    var next = end + (self[end] == 0xE2 ? 3 : 1)
    if self[end] == 0x0D, next < endIndex, self[next] == 0x0A { next += 1 }
    return (self[..<end], self[next...])
  }
}
