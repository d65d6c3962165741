// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

/// The lines that look different after a change of a text.
struct RichLayoutChangeTests {
  /// A text in lines as wide as two words and a narrow letter.
  private func layout(_ text: String) -> RichLayout {
    let style = RichStyle(face: FontFace(size: 17))
    let words = RichRequest(RichText("one two", style: style), scale: 2)
    let width = RichLayout.layout(words).size.width + 6
    var request = RichRequest(RichText(text, style: style), width: width, scale: 2)
    request.alignsByText = true
    return .layout(request)
  }

  /// The numbers of the lines, of a text after a change, that lie within the changed part.
  private func changedLines(_ text: String, _ range: Range<Int>, _ string: String) -> [Int] {
    let former = Array(text.utf16)
    let units =
      former[..<range.lowerBound] + Array(string.utf16) + former[range.upperBound...]
    let new = layout(String(decoding: units, as: UTF16.self))
    let part = new.changedPart(
      since: layout(text),
      replacing: range,
      by: string.utf16.count
    )
    return (0..<new.lineCount).filter { line in
      let box = new.box(ofLine: line)
      return part.lowerBound < box.maxY && part.upperBound > box.minY
    }
  }

  @Test func `a letter changes its line only`() {
    #expect(layout("one two one two one two").lineCount == 3)
    #expect(changedLines("one two one two one two", 9..<9, "i") == [1])
    #expect(changedLines("one two one two one two", 18..<19, "i") == [2])
    #expect(changedLines("one two\none\none two", 9..<10, "") == [1])
  }

  @Test func `a line that ends at the change counts as changed`() {
    #expect(changedLines("one two one two", 8..<8, "i") == [0, 1])
  }

  @Test func `a word that moves changes the line it leaves`() {
    // Without the space, the second word is too wide for the first line.
    #expect(changedLines("one two W", 7..<8, "") == [0, 1])
  }

  @Test func `words that move down change the lines below`() {
    #expect(changedLines("one two one two", 0..<0, "one ") == [0, 1, 2])
  }

  @Test func `a line that is gone moves those below`() {
    #expect(changedLines("one\ntwo\none\ntwo", 4..<8, "") == [1, 2])
  }

  @Test func `a letter that turns a paragraph around changes its lines`() {
    #expect(changedLines("123 456 123 456", 0..<1, "م") == [0, 1])
  }
}
