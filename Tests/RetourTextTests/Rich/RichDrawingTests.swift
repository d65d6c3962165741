// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Synchronization
import Testing

@testable import RetourText

/// The drawing of text with styles.
struct RichDrawingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func style(_ change: (inout RichStyle) -> Void = { _ in }) -> RichStyle {
    var style = RichStyle(face: FontFace(size: 17))
    change(&style)
    return style
  }

  private func draw(
    _ text: RichText,
    _ paints: [RichPaint],
    upright: Bool = true
  ) -> Ink {
    let layout = RichLayout.layout(RichRequest(text, scale: 2))
    let context = CGContext(width: 200, height: 80, scale: 2)
    if !upright { context.scaleBy(x: 1.01, y: 1) }
    layout.draw(in: context, at: CGPoint(x: 4, y: 4), paints: paints)
    return Ink(of: context.finish())
  }

  /// Returns the columns with more of a color than of all others, in pixels.
  private func columns(_ ink: Ink, shift: UInt32) -> [Int] {
    (0..<ink.width).filter { x in
      stride(from: x, to: ink.pixels.count, by: ink.width).contains { index in
        let pixel = ink.pixels[index]
        let own = pixel >> shift & 0xFF
        return own > 100 && [0, 8, 16].allSatisfy { $0 == shift || pixel >> $0 & 0xFF < 50 }
      }
    }
  }

  private func reds(_ ink: Ink) -> [Int] { columns(ink, shift: 16) }
  private func blues(_ ink: Ink) -> [Int] { columns(ink, shift: 0) }

  /// Returns the first row with ink.
  private func top(_ ink: Ink) -> Int {
    (ink.pixels.firstIndex { $0 != 0 } ?? 0) / ink.width
  }

  @Test(arguments: [true, false])
  func `letters of one font have the colors of their styles`(upright: Bool) {
    let text = RichText(
      "HHHH",
      runs: [.init(0..<2, style: 0), .init(2..<4, style: 1)],
      styles: [style(), style()]
    )
    let image = draw(text, [RichPaint(color: red), RichPaint(color: blue)], upright: upright)
    let (reds, blues) = (reds(image), blues(image))
    #expect(!reds.isEmpty && !blues.isEmpty)
    #expect((reds.last ?? 0) < (blues.first ?? 0))
  }

  @Test func `the glyphs of one style are those of plain text`() {
    let text = RichText("Hamburg ß", style: style())
    let rich = draw(text, [RichPaint(color: red)])
    let context = CGContext(width: 200, height: 80, scale: 2)
    let plain = TextSystem.layout(
      TextRequest(string: "Hamburg ß", face: FontFace(size: 17), scale: 2)
    )
    plain.draw(in: context, at: CGPoint(x: 4, y: 4), color: red)
    #expect(rich.pixels == Ink(of: context.finish()).pixels)
  }

  @Test func `backgrounds, underlines and strikes are drawn, and dashes have gaps`() {
    let text = RichText("    ", style: style())
    func count(_ change: (inout RichPaint) -> Void) -> Int {
      var paint = RichPaint(color: red)
      change(&paint)
      return draw(text, [paint]).pixels.count { $0 >> 24 > 128 }
    }
    let line = count { $0.underline = RichDecoration(color: red) }
    #expect(count { _ in } == 0 && line > 0)
    #expect(count { $0.underline = RichDecoration(color: red, count: 2) } == 2 * line)
    let dashed = count { $0.underline = RichDecoration(color: red, dashes: [3, 3]) }
    #expect(dashed < line * 3 / 4 && dashed > line / 4)
    #expect(count { $0.strikethrough = RichDecoration(color: red) } == line)
    #expect(count { $0.background = blue } > 10 * line)
  }

  @Test func `a raised letter and a shadow move the ink`() {
    func top(_ offset: CGFloat) -> Int {
      let text = RichText(
        "Hx",
        runs: [.init(0..<1, style: 0), .init(1..<2, style: 1)],
        styles: [style(), style { $0.baselineOffset = offset }]
      )
      let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
      return self.top(draw(text, [RichPaint(color: clear), RichPaint(color: red)]))
    }
    #expect(top(-4) - top(0) == 8)
    var paint = RichPaint(color: red)
    paint.shadow = (CGSize(width: 10, height: 0), blue)
    let image = draw(RichText("I", style: style()), [paint])
    #expect(!blues(image).isEmpty)
  }

  @Test func `an attachment is drawn in its bounds`() {
    let text = RichText(
      "a\u{FFFC}",
      runs: [.init(0..<1, style: 0), .init(1..<2, style: 1)],
      styles: [style(), style { $0.attachment = CGRect(x: 0, y: -2, width: 10, height: 12) }]
    )
    let rects = Mutex<[CGRect]>([])
    var paint = RichPaint(color: red)
    paint.attachment = { _, rect in rects.withLock { $0.append(rect) } }
    _ = draw(text, [RichPaint(color: red), paint])
    #expect(rects.withLock { $0.map(\.size) } == [CGSize(width: 10, height: 12)])
  }
}
