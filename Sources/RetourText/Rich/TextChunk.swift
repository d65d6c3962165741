// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A part of a long text that is laid out at once: some paragraphs, or a piece of a long one.
package struct TextChunk: Sendable {
  /// The largest number of bytes of a chunk; a longer paragraph continues in a new line (our
  /// decision).
  private static let longest = 8192
  /// The number of bytes at which no more paragraphs are added.
  private static let wanted = 2048
  /// The largest number of paragraphs.
  private static let mostParagraphs = 64

  /// The text, without the line break at its end.
  package let string: String
  /// The length of the text in UTF-16 units.
  package let count: Int
  /// The length of the line break behind the text in UTF-16 units; 0 if there is none.
  package let separator: Int

  private init(_ bytes: TextBytes, separatorBytes: Int) {
    string = String(decoding: bytes, as: UTF8.self)
    count = string.utf16.count
    // U+2028 and U+2029 have three bytes and one unit.
    separator = separatorBytes == 3 ? 1 : separatorBytes
  }

  /// Divides a text into chunks; behind a line break at its end is an empty one.
  ///
  /// - Parameter string: The text.
  /// - Returns: The chunks, one at least.
  package static func chunks(of string: String) -> [TextChunk] {
    var chunks: [TextChunk] = []
    var rest: TextBytes? = Array(string.utf8)[...]
    while let bytes = rest {
      let window = bytes.head(longest)
      let (first, behind) = window.firstParagraph()
      guard behind != nil || window.count == bytes.count else {
        chunks.append(TextChunk(window, separatorBytes: 0))
        rest = bytes[window.endIndex...]
        continue
      }
      var (end, next) = (first.endIndex, behind?.startIndex)
      var paragraphs = 1
      while let start = next, paragraphs < mostParagraphs, end - bytes.startIndex < wanted {
        let (paragraph, following) = window[start...].firstParagraph()
        // A paragraph that reaches the end of the window may go on behind it.
        guard following != nil || window.count == bytes.count else { break }
        (end, next) = (paragraph.endIndex, following?.startIndex)
        paragraphs += 1
      }
      chunks.append(TextChunk(bytes[..<end], separatorBytes: next.map { $0 - end } ?? 0))
      rest = next.map { bytes[$0...] }
    }
    return chunks
  }
}
