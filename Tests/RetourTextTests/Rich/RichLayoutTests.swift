// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

/// The layout of text with styles.
struct RichLayoutTests {
  private let face = FontFace(size: 17)

  private func layout(
    _ text: String,
    width: CGFloat? = nil,
    lines: Int = 0,
    lineBreak: TextRequest.LineBreak = .truncateTail,
    _ change: (inout RichStyle) -> Void = { _ in }
  ) -> RichLayout {
    var style = RichStyle(face: face)
    change(&style)
    return .layout(
      RichRequest(
        RichText(text, style: style),
        width: width,
        maximumLines: lines,
        lastLineBreak: lineBreak,
        scale: 2
      )
    )
  }

  private func plain(_ text: String, width: CGFloat? = nil, lines: Int = 0) -> TextLayout {
    TextSystem.layout(
      TextRequest(string: text, face: face, width: width, maximumLines: lines, scale: 2)
    )
  }

  private let long = "The quick brown fox jumps over the lazy dog"

  @Test(arguments: [
    "", "one", "two\nlines", "The quick brown fox jumps over the lazy dog", "مرحبا بالعالم", "日本語",
    "a👩‍👩‍👧‍👦b", "end\n", "a\0b",
  ])
  func `text in one style is as large as plain text`(text: String) {
    for (width, lines) in [(nil, 0), (120, 0), (120, 1), (120, 2)] as [(CGFloat?, Int)] {
      let (rich, plain) = (
        layout(text, width: width, lines: lines), plain(text, width: width, lines: lines)
      )
      #expect(rich.size == plain.size && rich.lineCount == plain.lineCount)
      #expect(rich.isTruncated == plain.isTruncated)
      #expect(rich.firstBaseline == plain.firstBaseline && rich.lastBaseline == plain.lastBaseline)
    }
  }

  @Test func `a larger font in a part of a line makes that line higher`() {
    let small = RichStyle(face: face)
    let large = RichStyle(face: FontFace(size: 34))
    let text = RichText(
      "abc\ndef",
      runs: [.init(0..<1, style: 0), .init(1..<2, style: 1), .init(2..<7, style: 0)],
      styles: [small, large]
    )
    let layout = RichLayout.layout(RichRequest(text, scale: 2))
    #expect(layout.lines[0].height > layout.lines[1].height * 1.9)
    #expect(layout.size.width > plain("abc").size.width + 5)
  }

  @Test func `spaces and line heights of a paragraph move lines`() {
    let height = layout("a").lines[0].height
    let spaced = layout("a\nb") {
      $0.paragraph.lineSpacing = 5
      $0.paragraph.spacing = 7
      $0.paragraph.spacingBefore = 2
    }
    #expect(abs(spaced.lines[1].top - height - 14) < 0.01)
    #expect(abs(spaced.size.height - 2 * height - 14) < 0.6)
    let multiple = layout("a") { $0.paragraph.lineHeightMultiple = 2 }
    #expect(abs(multiple.lines[0].height - 2 * height) < 0.01)
    #expect(multiple.firstBaseline > layout("a").firstBaseline + height - 1)
    #expect(layout("a") { $0.paragraph.minimumLineHeight = 50 }.lines[0].height == 50)
    #expect(layout("a") { $0.paragraph.maximumLineHeight = 10 }.lines[0].height == 10)
  }

  @Test func `indents move and narrow lines, from the leading edge`() {
    let lines = layout(long, width: 150) {
      $0.paragraph.firstLineIndent = 30
      $0.paragraph.headIndent = 10
      $0.paragraph.tailIndent = -20
    }.lines
    #expect(lines[0].origin.x == 30 && lines[1].origin.x == 10)
    #expect(lines.allSatisfy { $0.box.maxX <= 130.5 })
    let mirrored = layout("مرحبا بالعالم مرحبا بالعالم مرحبا بالعالم", width: 150) {
      $0.paragraph.firstLineIndent = 30
      $0.paragraph.alignment = .right
    }.lines
    #expect(abs(mirrored[0].box.maxX - 120) < 1 && abs(mirrored[1].box.maxX - 150) < 1)
    let hanging = layout(long, width: 150) { $0.paragraph.headIndent = 40 }.lines
    #expect(hanging[0].origin.x == 0 && hanging[1].origin.x == 40)
    #expect(hanging.allSatisfy { $0.box.maxX <= 150.5 })
  }

  @Test func `alignment places lines in the box`() {
    func x(_ alignment: TextRequest.Alignment) -> CGFloat {
      layout("abc", width: 200) { $0.paragraph.alignment = alignment }.lines[0].origin.x
    }
    let width = layout("abc").size.width
    #expect(x(.left) == 0 && x(.natural) == 0)
    #expect(abs(x(.right) - (200 - width)) < 1 && abs(x(.center) - (200 - width) / 2) < 1)
  }

  @Test func `kerning widens the text, and an attachment takes its room`() {
    let width = layout("abc").size.width
    #expect(abs(layout("abc") { $0.kern = 4 }.size.width - width - 8) < 1)
    let attached = layout("\u{FFFC}") {
      $0.attachment = CGRect(x: 0, y: -4, width: 30, height: 60)
    }
    #expect(attached.size.width == 30 && attached.lines[0].ascent == 56)
    #expect(layout("a") { $0.baselineOffset = 20 }.size.height > layout("a").size.height + 15)
  }

  @Test func `a caret is at the left of each line, and a point finds the nearest`() {
    let layout = layout(long, width: 150)
    for index in layout.lines.indices {
      let range = layout.range(ofLine: index)
      let caret = layout.caret(at: range.lowerBound)
      #expect(caret.minX == layout.lines[index].origin.x && caret.minY == layout.lines[index].top)
      #expect(layout.offset(at: CGPoint(x: -9, y: caret.midY)) == range.lowerBound)
      let end = layout.offset(at: CGPoint(x: 900, y: caret.midY))
      #expect(end == layout.end(ofLine: index) && layout.line(at: end) == index)
    }
    let last = layout.lineCount - 1
    #expect(layout.end(ofLine: last) == long.utf16.count)
    #expect(layout.offset(at: CGPoint(x: 900, y: 900)) == long.utf16.count)
  }

  @Test(arguments: [0, 12])
  func `the carets of an indented first line do not count the indent twice`(indent: CGFloat) {
    let layout = layout(long, width: 150) {
      $0.paragraph.firstLineIndent = 30
      $0.paragraph.headIndent = 42 - indent
    }
    #expect(layout.caret(at: 0).minX == 30)
    let second = layout.range(ofLine: 1).lowerBound
    #expect(layout.caret(at: second).minX == 42 - indent)
  }

  @Test func `carets step over lines and clusters, and stop at the ends of paragraphs`() {
    let layout = layout("👩‍👩‍👧‍👦a\nمر", width: 150)
    let family = "👩‍👩‍👧‍👦".utf16.count
    #expect(layout.caret(from: 0, goesRight: true) == family)
    #expect(layout.caret(from: family, goesRight: true) == family + 1)
    #expect(layout.caret(from: family + 1, goesRight: true) == nil)
    #expect(layout.isRightToLeft(at: family + 2) && !layout.isRightToLeft(at: 0))
    #expect(layout.caret(from: family + 2, goesRight: false) == family + 3)
    let wrapped = self.layout(long, width: 150)
    var (places, place) = ([0], 0)
    while let next = wrapped.caret(from: place, goesRight: true), places.count < 99 {
      place = next
      places.append(next)
    }
    #expect(places == Array(0...long.utf16.count))
  }

  @Test func `a range covers parts of several lines`() {
    let layout = layout("abc\ndef\nghi")
    let pieces = layout.pieces(of: 1..<9)
    #expect(pieces.map(\.line) == [0, 1, 2])
    #expect(pieces[1].rect == layout.lines[1].box && pieces[0].rect.minX > 1)
    #expect(layout.pieces(of: 3..<4).isEmpty)
  }

  @Test(arguments: [0, 30])
  func `the parts of an indented line begin at its carets`(first: CGFloat) {
    let layout = layout(long, width: 150) {
      $0.paragraph.firstLineIndent = first
      $0.paragraph.headIndent = 30 - first
    }
    for index in layout.lines.indices {
      let range = layout.range(ofLine: index)
      let piece = layout.pieces(of: range.lowerBound..<range.lowerBound + 2).first
      #expect(piece?.rect.minX == layout.caret(at: range.lowerBound).minX)
    }
  }

  @Test func `long paragraphs are laid out in pieces, without losing characters`() {
    let text = String(repeating: "word ", count: 20_000)
    let layout = layout(text, width: 300)
    #expect(layout.lines.first?.range.lowerBound == 0)
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
    let isWhole = zip(layout.lines, layout.lines.dropFirst()).allSatisfy {
      $0.range.upperBound == $1.range.lowerBound
    }
    #expect(isWhole && layout.lineCount > 1000)
    #expect(self.layout(text, width: 300, lines: 2).lineCount == 2)
  }
}
