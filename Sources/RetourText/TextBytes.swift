// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A text as Pango takes it: UTF-8 without NUL.
typealias TextBytes = ArraySlice<UInt8>

extension TextBytes {
  /// The three bytes of "…".
  static let ellipsis: [UInt8] = [0xE2, 0x80, 0xA6]

  /// Takes over a string's text.
  ///
  /// Some of Pango's functions end a text at NUL. U+2060 WORD JOINER takes its place: it has no
  /// width, shows nothing and offers no place to break, as a NUL in a UIKit label (our decision).
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

  /// Splits off the first paragraph.
  ///
  /// - Returns: The text up to the first line feed, carriage return, U+2028 or U+2029, and the
  ///   text behind it, `nil` if there is none.
  func firstParagraph() -> (paragraph: TextBytes, rest: TextBytes?) {
    withUnsafeBytes { buffer -> (TextBytes, TextBytes?) in
      guard let base = buffer.baseAddress else { return (self, nil) }
      var end = buffer.count
      var separator = 0
      for byte: UInt8 in [0x0A, 0x0D] {
        // memchr, not a loop: the text may have a million characters.
        guard let found = memchr(base, Int32(byte), end) else { continue }
        end = found - UnsafeMutableRawPointer(mutating: base)
        separator = 1
      }
      for last: UInt8 in [0xA8, 0xA9] {
        guard let found = memmem(base, end, [0xE2, 0x80, last] as [UInt8], 3) else { continue }
        end = found - UnsafeMutableRawPointer(mutating: base)
        separator = 3
      }
      guard separator > 0 else { return (self, nil) }
      if end + 1 < buffer.count, buffer[end] == 0x0D, buffer[end + 1] == 0x0A { separator = 2 }
      let rest = self[(startIndex + end + separator)...]
      return (self[startIndex..<(startIndex + end)], rest)
    }
  }

  /// Returns the text with no paragraph longer than `limit` bytes, broken at a space if there is
  /// one.
  func breakingParagraphs(longerThan limit: Int) -> TextBytes {
    guard count > limit else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count + count / limit)
    var remaining: TextBytes? = self
    while let text = remaining {
      var (paragraph, rest) = text.firstParagraph()
      while paragraph.count > limit {
        var piece = paragraph.head(limit)
        if let space = piece.lastIndex(of: 0x20) { piece = piece[...space] }
        result += piece
        result.append(0x0A)
        paragraph = paragraph[piece.endIndex...]
      }
      result += paragraph
      if rest != nil { result.append(0x0A) }
      remaining = rest
    }
    return result[...]
  }
}
