// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import RetourText

/// The number of layouts made and of bytes shaped.
struct WorkTests {
  /// Counts a piece of work, exclusively: no other test adds to the counts meanwhile.
  private func counting(_ work: () -> Void) -> TextCounts {
    TextSystem.locked {
      let before = TextSystem.counts
      work()
      let after = TextSystem.counts
      return TextCounts(
        bytesShaped: after.bytesShaped - before.bytesShaped,
        layoutsMade: after.layoutsMade - before.layoutsMade,
        layoutsReused: after.layoutsReused - before.layoutsReused
      )
    }
  }

  @Test func `an equal request is laid out once`() {
    let counts = counting {
      for _ in 1...5 { _ = layout("once and for all", width: 300) }
    }
    #expect(counts.layoutsMade == 1)
    #expect(counts.layoutsReused == 4)
    #expect(counts.bytesShaped == 16)
  }

  @Test func `a request with another width is laid out again, one with another color is not`() {
    let counts = counting {
      for width in [100, 101, 102] as [CGFloat] { _ = layout("elsewhere", width: width) }
    }
    #expect(counts.layoutsMade == 3)
  }

  private let greatestCount = TextCache<TextRequest, TextLayout>.maximumCount

  @Test func `the cache is limited by the number of layouts`() {
    TextSystem.locked {
      for number in 0..<(greatestCount * 3) {
        _ = layout("row \(number)")
        #expect(TextSystem.layoutCount <= greatestCount)
      }
      let counts = counting { _ = layout("row \(greatestCount * 3 - 1)") }
      #expect(counts.layoutsReused == 1)
      #expect(counting { _ = layout("row 0") }.layoutsMade == 1)
    }
  }

  @Test func `the cache is limited by the size of the layouts`() {
    TextSystem.locked {
      TextSystem.removeAllLayouts()
      for number in 0..<30 {
        _ = layout("\(number)" + String(repeating: "long ", count: 2000), width: 300, lines: 0)
      }
      #expect(TextSystem.layoutCount < 10)
      TextSystem.removeAllLayouts()
    }
  }

  @Test func `a text with styles is laid out once for each request`() {
    let text = RichText("Some words", style: RichStyle(face: FontFace(size: 12)))
    let request = RichRequest(text, width: 90)
    let layout = RichLayout.layout(request)
    #expect(RichLayout.layout(request) === layout)
    var others = [request, request, request, request, request, request]
    others[0].width = 91
    others[1].maximumLines = 1
    others[2].lastLineBreak = .clip
    others[3].alignsByText = true
    others[4].scale = 2
    others[5].text = text.scaled(by: 2)
    for other in others { #expect(RichLayout.layout(other) !== layout) }
    let long = String(repeating: "words ", count: 400)
    let longRequest = RichRequest(RichText(long, style: text.styles[0]), width: 90)
    #expect(RichLayout.layout(longRequest) !== RichLayout.layout(longRequest))
    TextSystem.removeAllLayouts()
    #expect(RichLayout.layout(request) !== layout)
  }

  @Test(arguments: [100_000, 1_000_000])
  func `only the visible part of a very long line is laid out`(_ count: Int) {
    let text = String(repeating: "Settings ", count: count / 9)
    for mode in LineTests.truncating + [.clip, .wordWrap, .charWrap] {
      let counts = counting {
        let layout = layout(text, width: 300, mode)
        #expect(layout.isTruncated)
        #expect(layout.size.width > 200 && layout.size.width <= 300)
      }
      #expect(counts.bytesShaped < 2000)
    }
    let two = counting { #expect(layout(text, width: 300, lines: 2).lineCount == 2) }
    #expect(two.bytesShaped < 4000)
  }

  @Test func `a long truncated line shows the actual ends of the text`() {
    let long = String(repeating: "a", count: 100_000)
    let short = String(repeating: "a", count: 200)
    for mode in LineTests.truncating {
      let ink = Ink(layout("begin" + long + "end", width: 200, mode))
      #expect(ink.pixels == Ink(layout("begin" + short + "end", width: 200, mode)).pixels)
    }
  }

  @Test func `a long line of narrow letters fills the width`() {
    let narrow = layout(String(repeating: "l", count: 100_000), width: 900)
    #expect(narrow.size.width > 880)
    let invisible = String(repeating: "\u{200B}", count: 100_000)
    #expect(layout("a" + invisible + "b", width: 300).lineCount == 1)
  }

  @Test func `a line of unlimited width is cut off within Pango's range`() {
    let wide = layout(String(repeating: "W", count: 1_000_000))
    #expect(wide.isTruncated)
    #expect(wide.size.width > 100_000 && wide.size.width < 2_000_000)
  }

  @Test func `a long text of many lines is laid out as a whole`() {
    let text = String(repeating: "word ", count: 20_000)
    let layout = layout(text, width: 300, lines: 0, .wordWrap)
    #expect(!layout.isTruncated)
    #expect(layout.lineCount > 2000)
    #expect(Ink(layout).columns != nil)
    #expect(Ink(layout, at: CGPoint(x: 0, y: 30 - layout.size.height)).columns != nil)
  }

  @Test func `a paragraph laid out in pieces has the line breaks of one laid out at once`() throws {
    // Every seventh word is long, so that a line broken elsewhere would be seen.
    let words = (0..<3000).map { $0 % 7 == 0 ? "extraordinarily" : "plain" }
    let long = layout(words.joined(separator: " "), width: 300, lines: 0, .wordWrap)
    // Greedy by hand: the words of a line are as many as fit.
    var lines = 1
    var line = ""
    for word in words {
      let longer = line.isEmpty ? word : line + " " + word
      if layout(longer).inkBounds.maxX > 300 {
        lines += 1
        line = word
      } else {
        line = longer
      }
    }
    #expect(long.lineCount == lines)
    #expect(!long.isTruncated)
  }

  @Test func `a long right-to-left paragraph is right to left in every piece`() throws {
    let text = "א " + String(repeating: "abc ", count: 6000) + "\nend."
    let layout = layout(text, width: 300, lines: 0, .wordWrap, alignment: .left)
    #expect(layout.directions.dropLast().allSatisfy { $0 == .rightToLeft })
    #expect(layout.directions.last == .leftToRight)
    #expect(layout.lineCount > 500)
  }

  @Test func `warming up loads the fonts of the first label`() {
    TextSystem.warmUp()
    let counts = counting { TextSystem.warmUp() }
    #expect(counts.layoutsMade == 0)
    #expect(counts.bytesShaped == 0)
  }

  @Test func `concurrent layouts are serialized`() async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<50 {
            let layout = layout("thread \(task) \(number)", width: 200)
            #expect(Ink(layout).columns != nil)
          }
        }
      }
    }
  }
}
