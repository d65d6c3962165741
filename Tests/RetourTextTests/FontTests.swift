// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

struct FontTests {
  @Test func `the system font is Inter with a line height of about 20.5 points at 17 points`() {
    let metrics = TextSystem.metrics(of: FontFace(size: 17))
    #expect(layout("Back").fontFamilies == ["Inter"])
    // Inter 4.0's own tables: ascender 0.96875, descender 0.2415 of the size.
    #expect(abs(metrics.ascender - 16.47) < 0.02)
    #expect(abs(metrics.descender - -4.1) < 0.02)
    #expect(abs(metrics.lineHeight - 20.57) < 0.02)
    #expect(metrics.xHeight > 8 && metrics.xHeight < metrics.capHeight)
    #expect(metrics.capHeight > 11 && metrics.capHeight < 13)
    #expect(metrics.leading == 0)
  }

  @Test func `metrics increase with the font size`() {
    let small = TextSystem.metrics(of: FontFace(size: 10))
    let large = TextSystem.metrics(of: FontFace(size: 40))
    #expect(abs(large.lineHeight - small.lineHeight * 4) < 0.05)
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity, 1e9])
  func `an invalid font size is replaced`(_ size: CGFloat) {
    let layout = TextSystem.layout(TextRequest(string: "Back", face: FontFace(size: size)))
    #expect(layout.size.width.isFinite && layout.size.width > 0)
    #expect(layout.lineCount == 1)
  }

  @Test func `bold text is wider than regular text, and italic text differs`() {
    func ink(_ face: FontFace) -> (TextLayout, Ink) {
      let layout = TextSystem.layout(TextRequest(string: "Settings", face: face))
      return (layout, Ink(layout))
    }
    let regular = ink(FontFace(size: 17))
    let bold = ink(FontFace(size: 17, weight: 700))
    let italic = ink(FontFace(size: 17, isItalic: true))
    #expect(bold.0.size.width > regular.0.size.width)
    #expect(italic.1.pixels != regular.1.pixels)
  }

  @Test func `the letters of a monospaced font have the same width`() {
    let face = FontFace(size: 17, isMonospaced: true)
    let narrow = TextSystem.layout(TextRequest(string: "iiii", face: face))
    let wide = TextSystem.layout(TextRequest(string: "WWWW", face: face))
    #expect(narrow.size.width == wide.size.width)
  }

  @Test func `monospaced digits have the same width`() {
    func width(_ string: String, _ isMonospaced: Bool) -> CGFloat {
      let face = FontFace(size: 17, hasMonospacedDigits: isMonospaced)
      return TextSystem.layout(TextRequest(string: string, face: face)).size.width
    }
    #expect(width("11111", true) == width("00000", true))
    #expect(width("11111", false) != width("00000", false))
  }

  @Test func `a missing font family is replaced and logged once`() {
    let lines = RetourLog.capturing {
      for string in ["one", "two", "three"] {
        let face = FontFace(family: "No Such Family", size: 17)
        let layout = TextSystem.layout(TextRequest(string: string, face: face))
        #expect(layout.fontFamilies == ["Inter"])
      }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\"No Such Family\" is missing") == true)
    #expect(TextSystem.missingFamilies.contains("No Such Family"))
  }

  @Test func `an installed font family is used`() {
    let lines = RetourLog.capturing {
      let face = FontFace(family: "DejaVu Sans", size: 17)
      let layout = TextSystem.layout(TextRequest(string: "Back", face: face))
      #expect(layout.fontFamilies == ["DejaVu Sans"])
    }
    #expect(lines == [])
  }

  @Test func `looking up a font family does not log it as missing`() {
    let lines = RetourLog.capturing {
      #expect(TextSystem.hasFamily("Inter"))
      #expect(TextSystem.hasFamily("dejavu sans"))
      #expect(!TextSystem.hasFamily("Nowhere Sans"))
      #expect(!TextSystem.hasFamily(""))
    }
    #expect(lines == [])
    #expect(!TextSystem.missingFamilies.contains("Nowhere Sans"))
  }

  @Test func `the versions contain the libraries and the fonts`() {
    let versions = TextSystem.versions
    for part in ["cairo ", "pango ", "fontconfig ", "freetype ", "harfbuzz "] {
      #expect(versions.contains(part))
    }
    #expect(versions.contains("regular: Inter, Inter-Regular"))
    #expect(versions.contains("Han: Noto Sans CJK"))
  }
}
