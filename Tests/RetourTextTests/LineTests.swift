// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

struct LineTests {
  static let sentence = "The quick brown fox jumps over the lazy dog"

  static let truncating: [TextRequest.LineBreak] = [
    .truncateHead, .truncateMiddle, .truncateTail,
  ]

  @Test(arguments: truncating)
  func `a line that is too long is truncated to the width`(_ mode: TextRequest.LineBreak) {
    let layout = layout(Self.sentence, width: 120, mode)
    #expect(layout.isTruncated)
    #expect(layout.lineCount == 1)
    #expect(layout.size.width <= 120)
    #expect(layout.size.width > 90)
  }

  @Test func `head, middle and tail truncation omit different parts`() {
    // The ends differ in width of letter, so that what is left shows in the columns of ink.
    let ink = Self.truncating.map { Ink(layout("aaaaaaaaaa bbbbbbbbbb ..........", width: 90, $0)) }
    #expect(ink[0].pixels != ink[1].pixels)
    #expect(ink[1].pixels != ink[2].pixels)
    #expect(ink[0].pixels != ink[2].pixels)
    // The head's first letters are at the line's start for the middle and the tail.
    func start(_ ink: Ink) -> [UInt32] {
      stride(from: 0, to: ink.pixels.count, by: ink.width).flatMap { ink.pixels[$0..<($0 + 25)] }
    }
    #expect(start(ink[1]) == start(ink[2]))
    #expect(start(ink[0]) != start(ink[2]))
  }

  @Test func `tail truncation shows the start of the text and an ellipsis`() throws {
    let truncated = layout("HHHHHHHHHH", width: 60)
    let written = layout("HHH…")
    // Pango sets the ellipsis by itself, without kerning: a fraction may differ.
    #expect(abs(truncated.inkBounds.maxX - written.inkBounds.maxX) < 1)
    #expect(abs(truncated.inkBounds.minX - written.inkBounds.minX) < 0.1)
  }

  @Test(arguments: truncating)
  func `white space at the end of a line needs no room`(_ mode: TextRequest.LineBreak) {
    let width = layout("Back", width: nil, mode).size.width.rounded(.up)
    #expect(!layout("Back  \t", width: width, mode).isTruncated)
    #expect(layout("Back  \t", width: width - 8, mode).isTruncated)
    #expect(layout("Back  \nmore", width: width, mode).isTruncated)
  }

  @Test func `a line that fits is not truncated`() {
    for mode in Self.truncating {
      #expect(!layout("Back", width: 120, mode).isTruncated)
    }
  }

  @Test(arguments: [0, -10, CGFloat.nan, 0.5])
  func `a text in too small a width has at least one line`(_ width: CGFloat) {
    for mode in Self.truncating + [.wordWrap, .charWrap, .clip] {
      for lines in 0...2 {
        let layout = layout(Self.sentence, width: width, lines: lines, mode)
        #expect(layout.size.width <= 1)
        #expect(layout.lineCount >= 1)
      }
    }
  }

  @Test func `words wrap into as many lines as needed`() {
    let layout = layout(Self.sentence, width: 120, lines: 0, .wordWrap)
    #expect(layout.lineCount >= 3)
    #expect(layout.size.width <= 120)
    #expect(!layout.isTruncated)
    let lineHeight = TextSystem.metrics(of: FontFace(size: 17)).lineHeight
    #expect(layout.size.height == (lineHeight * CGFloat(layout.lineCount)).rounded(.up))
    #expect(layout.lastBaseline > layout.firstBaseline)
  }

  @Test func `characters wrap anywhere, words only if they are longer than a line`() {
    let byCharacters = layout("aaaa aaaaaaaaaa", width: 80, lines: 0, .charWrap)
    let byWords = layout("aaaa aaaaaaa", width: 80, lines: 0, .wordWrap)
    #expect(byCharacters.size.width > 70)
    #expect(byWords.lineCount == 2)
    #expect(layout("aaaaaaaaaaaaaaaaaaaa", width: 80, lines: 0, .wordWrap).lineCount == 3)
  }

  @Test(arguments: [1, 2, 3])
  func `the number of lines is limited to the maximum`(_ maximum: Int) {
    for mode in Self.truncating + [.wordWrap, .charWrap, .clip] {
      let layout = layout(Self.sentence, width: 80, lines: maximum, mode)
      #expect(layout.lineCount == maximum)
      #expect(layout.isTruncated)
      #expect(layout.size.width <= 80)
    }
  }

  @Test func `truncation of several lines shows the ellipsis in the last one`() {
    let two = Ink(layout("aaaa bbbbbbbb cccccccc", width: 80, lines: 2))
    let first = Ink(layout("aaaa"))
    let row = 20 * 300
    #expect(two.pixels[..<row] == first.pixels[..<row])
    let wrapped = Ink(layout("aaaa bbbbbbbb cccccccc", width: 80, lines: 2, .wordWrap))
    #expect(two.pixels[row...] != wrapped.pixels[row...])
    #expect(two.pixels[..<row] == wrapped.pixels[..<row])
  }

  @Test func `a clipped line is cut off at the width`() throws {
    let clipped = layout("WWWWWWWWWW", width: 50, .clip)
    #expect(clipped.isTruncated)
    #expect(clipped.size.width == 50)
    let columns = try #require(Ink(clipped, at: CGPoint(x: 10, y: 0)).columns)
    #expect(columns.upperBound == 59)
  }

  @Test func `a line feed ends a line`() {
    #expect(layout("a\nb\r\nc\u{2029}d", lines: 0).lineCount == 4)
    #expect(layout("a\n", lines: 0).lineCount == 2)
    #expect(layout("\n\n\n", lines: 0).lineCount == 4)
    #expect(layout("a\nb\nc", lines: 2).lineCount == 2)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
  func `a single line shows the first paragraph and an ellipsis`(_ separator: String) {
    let layout = layout("Inbox" + separator + "of mine", width: 200)
    #expect(layout.lineCount == 1)
    #expect(layout.isTruncated)
    #expect(Ink(layout).pixels == Ink(RetourTextTests.layout("Inbox…")).pixels)
    #expect(!RetourTextTests.layout("Inbox" + separator, width: 200).isTruncated)
  }

  @Test func `a tab is a gap`() {
    let layout = layout("a\tb", width: 200)
    #expect(layout.lineCount == 1)
    #expect(layout.size.width > RetourTextTests.layout("a b").size.width)
    #expect(layout.unknownGlyphCount == 0)
  }

  @Test func `justified lines extend to both edges, except for the last`() throws {
    let layout = layout(
      "The quick brown fox jumps",
      width: 150,
      lines: 0,
      .wordWrap,
      alignment: .justified
    )
    #expect(layout.lineCount == 2)
    let ink = Ink(layout)
    let first = try #require(ink.columns(inRows: 0..<20))
    let last = try #require(ink.columns(inRows: 22..<42))
    #expect(first.upperBound >= 147)
    #expect(last.upperBound < 130)
  }

  @Test func `a word that is broken has no hyphen`() {
    let ten = String(repeating: "i", count: 10)
    #expect(layout(ten + ten, width: layout(ten).size.width, lines: 0).lineCount == 2)
  }
}
