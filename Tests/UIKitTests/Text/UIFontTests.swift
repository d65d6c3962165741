// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourText
import Testing
@testable import UIKit

struct UIFontTests {
  @Test func `the class's font sizes are Apple's`() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(0.25), 500),
    (UIFont.Weight(5), 900),
  ])
  func `weights map to the nearest cut`(_ weight: UIFont.Weight, _ cut: Int) {
    #expect(UIFont.systemFont(ofSize: 10, weight: weight).face.weight == cut)
  }

  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)]
  )
  func `text styles have the sizes of the default content size`(
    _ style: UIFont.TextStyle,
    _ size: CGFloat
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.face.weight == (style == .headline ? 600 : 400))
  }

  @Test func `metrics are in order and grow with the size`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender > font.capHeight)
    #expect(font.capHeight > font.xHeight)
    #expect(font.xHeight > 0)
    #expect(font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 0.01)
    #expect(font.withSize(34).lineHeight > font.lineHeight * 1.9)
  }

  @Test func `fonts are equal by value`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
  }

  @Test func `a size of zero is the system font size`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
  }

  @Test func `a font of a family that is not installed is nil`() {
    #expect(UIFont(name: "No Such Family 4711", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func `a family is found with its style and without spaces`() throws {
    let plain = try #require(UIFont(name: "DejaVu Sans", size: 12))
    let bold = try #require(UIFont(name: "DejaVuSans-BoldOblique", size: 12))
    #expect(plain.familyName == "DejaVu Sans")
    #expect(bold.face.weight == 700)
    #expect(bold.face.isItalic)
    #expect(bold.fontName == "DejaVuSans-BoldItalic")
  }
}
