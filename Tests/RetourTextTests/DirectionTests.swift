// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

struct DirectionTests {
  private enum Side { case left, middle, right }

  private static func side(_ layout: TextLayout) throws -> Side {
    let columns = try #require(Ink(layout, width: 200).columns)
    if columns.lowerBound < 5 { return .left }
    return columns.upperBound > 194 ? .right : .middle
  }

  @Test(arguments: ["Back", "رجوع", "123"])
  func `natural alignment follows the layout direction, not the letters`(_ string: String) throws {
    let leftToRight = layout(string, width: 200, direction: .leftToRight)
    let rightToLeft = layout(string, width: 200, direction: .rightToLeft)
    #expect(try Self.side(leftToRight) == .left)
    #expect(try Self.side(rightToLeft) == .right)
  }

  @Test(arguments: [TextRequest.Direction.leftToRight, .rightToLeft])
  func `explicit alignments do not depend on the layout direction`(
    _ direction: TextRequest.Direction
  ) throws {
    for string in ["Back", "رجوع"] {
      let sides = try [TextRequest.Alignment.left, .center, .right].map {
        try Self.side(layout(string, width: 200, alignment: $0, direction: direction))
      }
      #expect(sides == [.left, .middle, .right])
    }
  }

  @Test func `a centered text has equal margins`() throws {
    let columns = try #require(
      Ink(layout("HHH", width: 200, alignment: .center), width: 200).columns
    )
    #expect(abs(columns.lowerBound - (199 - columns.upperBound)) <= 1)
  }

  @Test func `the first strong letter determines the direction of a paragraph`() {
    // The full stop stands at the right of Latin text, in an interface of either direction.
    let leftToRight = layout("Back.", alignment: .left, direction: .leftToRight)
    let rightToLeft = layout("Back.", alignment: .left, direction: .rightToLeft)
    #expect(Ink(leftToRight).pixels == Ink(rightToLeft).pixels)
  }

  @Test func `a paragraph without letters has the direction of the interface`() {
    let leftToRight = layout("1 - (2", direction: .leftToRight)
    let rightToLeft = layout("1 - (2", direction: .rightToLeft)
    #expect(Ink(leftToRight).pixels != Ink(rightToLeft).pixels)
  }

  @Test func `a truncated Arabic line shows its start at the right`() throws {
    let word = "السلام عليكم ورحمة الله وبركاته"
    let truncated = layout(word, width: 100, direction: .rightToLeft)
    #expect(truncated.isTruncated)
    // The start of the text, at the right edge, looks as if it were not truncated.
    let whole = layout(word, direction: .rightToLeft)
    let offset = whole.size.width - 100
    func end(_ layout: TextLayout, from column: Int) -> [UInt32] {
      let ink = Ink(layout)
      return (0..<40).flatMap { ink.pixels[($0 * 300 + column)..<($0 * 300 + column + 30)] }
    }
    let left = end(truncated, from: 70)
    let right = end(whole, from: 70 + Int(offset))
    #expect(left.filter { $0 != 0 }.count > 20)
    let difference = zip(left, right).filter { ($0 == 0) != ($1 == 0) }.count
    #expect(difference < left.count / 10)
  }

  @Test func `a directional override reverses letters`() {
    let turned = layout("\u{202E}abc\u{202C}")
    #expect(Ink(turned).pixels == Ink(layout("cba")).pixels)
    #expect(turned.unknownGlyphCount == 0)
  }

  @Test(arguments: ["\u{202E}", "\u{2067}\u{2067}", "\u{202C}\u{2069}", "\u{200F}"])
  func `directional controls without letters have no width`(_ controls: String) {
    #expect(layout(controls).size.width == 0)
    #expect(Ink(layout(controls)).columns == nil)
    #expect(Ink(layout("Back" + controls)).pixels == Ink(layout("Back")).pixels)
  }

  @Test func `a thousand nested overrides are laid out`() {
    let text = String(repeating: "\u{202E}a\u{2067}b", count: 1000)
    #expect(layout(text, width: 100).size.width <= 100)
    #expect(layout(text, width: 100, lines: 0, .wordWrap).lineCount > 1)
  }

  @Test func `a clipped Arabic line is cut at its end, at the left`() throws {
    let clipped = layout("السلام عليكم ورحمة الله", width: 60, .clip, direction: .rightToLeft)
    let columns = try #require(Ink(clipped, at: CGPoint(x: 100, y: 0)).columns)
    #expect(columns.lowerBound >= 100 && columns.upperBound < 160)
    #expect(columns.lowerBound <= 103)
  }
}
