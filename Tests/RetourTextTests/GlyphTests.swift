// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import RetourText

/// Letters are drawn once for each quarter of a pixel.
///
/// With another blend mode than the usual one, letters are drawn as outlines: what these tests
/// compare with.
struct GlyphTests {
  /// Counts the letters that are drawn anew, exclusively.
  private func drawn(_ work: () -> Void) -> Int {
    TextSystem.locked {
      let before = TextSystem.counts.glyphsDrawn
      work()
      return TextSystem.counts.glyphsDrawn - before
    }
  }

  private func outlined(_ text: TextLayout, scale: CGFloat = 1) -> Ink {
    Ink(text, scale: scale) { $0.setBlendMode(.copy) }
  }

  /// The largest difference of two images in alpha.
  private func distance(_ one: Ink, _ other: Ink) -> Int {
    zip(one.pixels, other.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a letter at a whole pixel has the pixels of its outline`(_ scale: CGFloat) {
    for letter in ["A", "g", "W", "你", "ب"] {
      let text = layout(letter, scale: scale)
      #expect(Ink(text, scale: scale).pixels == outlined(text, scale: scale).pixels, "\(letter)")
    }
  }

  @Test(arguments: ["Wave, Tokyo", "السلام عليكم", "fiancé naïve Ấ", "हिन्दी नमस्ते"])
  func `a line differs from its outlines by an eighth of a pixel`(_ string: String) {
    let text = layout(string, scale: 2)
    let (own, outlines) = (Ink(text, scale: 2), outlined(text, scale: 2))
    #expect(distance(own, outlines) <= 48)
    #expect(own.columns != nil)
  }

  @Test func `the same letters in another label are not drawn again`() {
    TextSystem.locked {
      TextSystem.removeAllLayouts()
      #expect(drawn { _ = Ink(layout("aaaa")) } <= 4)
      #expect(drawn { _ = Ink(layout("aaaa", width: 200), at: CGPoint(x: 30, y: 7)) } == 0)
      let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(drawn { _ = Ink(layout("aaaa"), color: red) } == 0)
      #expect(drawn { _ = Ink(layout("aaaa", scale: 2), scale: 2) } > 0)
    }
  }

  @Test func `a purge changes no pixel`() {
    let text = layout("Sphinx of black quartz")
    let before = Ink(text)
    TextSystem.locked {
      TextSystem.removeAllLayouts()
      var after: Ink?
      #expect(drawn { after = Ink(text) } > 10)
      #expect(after?.pixels == before.pixels)
    }
  }

  @Test func `the cache is purged when it is full, and draws on`() {
    TextSystem.locked {
      TextSystem.removeAllLayouts()
      let text = layout("abc")
      let before = Ink(text)
      // Two thousand images of about two thousand bytes.
      for number in 0..<40 {
        let face = FontFace(size: 60 + CGFloat(number) / 10)
        let string = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        _ = Ink(
          TextSystem.layout(TextRequest(string: string, face: face)),
          width: 3000,
          height: 100
        )
      }
      var after: Ink?
      #expect(drawn { after = Ink(text) } == 3)
      #expect(after?.pixels == before.pixels)
    }
  }

  @Test func `a large letter is an outline`() {
    let face = FontFace(size: 220)
    let text = TextSystem.layout(TextRequest(string: "Wi", face: face))
    let own = Ink(text, height: 300)
    #expect(own.pixels == Ink(text, height: 300) { $0.setBlendMode(.copy) }.pixels)
    #expect(own.columns != nil)
  }

  @Test func `letters that overlap are not darker than their color`() {
    let text = layout("سلسلسل", scale: 3)
    let ink = Ink(text, scale: 3, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(ink.pixels.map { $0 >> 24 }.max() == 128)
  }

  @Test func `a part of a line has the pixels of the whole`() {
    let text = layout("The quick brown fox")
    let whole = Ink(text)
    let part = Ink(text) { $0.clip(to: CGRect(x: 20, y: 3, width: 31, height: 11)) }
    for (index, pixel) in part.pixels.enumerated() {
      let (x, y) = (index % 300, index / 300)
      let isInside = (20..<51).contains(x) && (3..<14).contains(y)
      guard pixel != (isInside ? whole.pixels[index] : 0) else { continue }
      Issue.record("(\(x), \(y))")
      return
    }
  }
}
