// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

/// Letters that Inter does not have.
struct ScriptTests {
  @Test(arguments: [
    ("日本語", "Noto Sans CJK"), ("设置", "Noto Sans CJK"), ("설정", "Noto Sans CJK"),
    ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"),
  ])
  func `letters that a font lacks are shown in another font`(
    _ string: String,
    _ family: String
  ) throws {
    let layout = layout(string)
    #expect(layout.fontFamilies.count == 1)
    #expect(layout.fontFamilies.first?.hasPrefix(family) == true)
    #expect(layout.unknownGlyphCount == 0)
    #expect(try #require(Ink(layout).columns).count > 15)
  }

  @Test func `letters of other scripts exceed the measured size by one pixel at most`() throws {
    for string in ["日本語", "مرحبا لج", "שלום", "Ññ"] {
      let layout = layout(string)
      #expect(layout.inkBounds.minY >= -1)
      #expect(layout.inkBounds.maxY <= layout.size.height + 1)
    }
  }

  @Test func `a line in another script has the same height unless its letters are higher`() {
    #expect(layout("日本語").size.height == layout("Inbox").size.height)
    #expect(layout("日本語").firstBaseline == layout("Inbox").firstBaseline)
    #expect(layout("עברית").size.height == layout("Inbox").size.height)
    #expect(layout("مرحبا لجج").size.height < layout("Inbox").size.height * 1.5)
    let two = layout("Inbox\n日本語", lines: 0)
    #expect(two.size.height == layout("Inbox\nInbox", lines: 0).size.height)
  }

  @Test func `higher letters extend a line by about as much at any scale`() {
    var extended = 0
    for string in ["مرحبا لجج", "لُّٰ", "آُّٰ", "ﷺ", "שָׁ֑", "日本語", "Ế"] {
      let heights = [1, 2, 3].map { layout(string, scale: $0).size.height }
      #expect(heights.allSatisfy { abs($0 - heights[0]) <= 2 }, "\(string): \(heights)")
      let baselines = [1, 2, 3].map { layout(string, scale: $0).firstBaseline }
      #expect(baselines.allSatisfy { abs($0 - baselines[0]) <= 1.5 }, "\(string): \(baselines)")
      if layout(string).firstBaseline > layout("Inbox").firstBaseline { extended += 1 }
    }
    #expect(extended > 0, "a line that letters extend upwards")
  }

  @Test(arguments: ["😀", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️"])
  func `emoji are drawn in color`(_ emoji: String) {
    let layout = layout(emoji)
    #expect(layout.size.width > 0)
    #expect(Ink(layout).columns != nil)
  }

  @Test func `a common emoji has a color glyph`() {
    let layout = layout("😀")
    #expect(layout.unknownGlyphCount == 0)
    // Color fonts have one size, 136 pixels, and are scaled to that of the text.
    let height = RetourTextTests.layout("Inbox").size.height
    #expect((height / 2...height * 2).contains(layout.size.width))
  }

  @Test func `a character without a font is a box with a width`() {
    let layout = layout("a\u{FABCD}b")
    #expect(layout.unknownGlyphCount == 1)
    #expect(layout.size.width > RetourTextTests.layout("ab").size.width)
  }

  @Test func `a NUL character is invisible and does not end the text`() {
    #expect(Ink(layout("In\0box")).pixels == Ink(layout("In\u{2060}box")).pixels)
    #expect(layout("In\0box").size == layout("Inbox").size)
    #expect(layout("\0").size.width == 0)
    #expect(layout("\0").unknownGlyphCount == 0)
  }

  @Test func `invalid UTF-8 shows the replacement character`() {
    let broken = String(decoding: [0x41, 0xFF, 0xED, 0xA0, 0x80, 0x42], as: UTF8.self)
    let layout = layout(broken)
    #expect(layout.unknownGlyphCount == 0)
    #expect(layout.size.width > RetourTextTests.layout("AB").size.width)
  }

  @Test func `a character with many combining marks is laid out`() {
    let text = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(layout(text, width: 100).lineCount == 1)
  }

  @Test func `canonically equivalent strings are laid out separately`() {
    let composed = TextRequest(string: "\u{E9}", face: FontFace(size: 17))
    let decomposed = TextRequest(string: "e\u{301}", face: FontFace(size: 17))
    #expect(composed.string == decomposed.string)
    #expect(composed != decomposed)
  }
}
