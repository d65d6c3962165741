// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import RetourDecisions

/// The styles of a text that is edited.
struct TextStyleTests {
  private typealias Run = TextStyleRuns.Run

  /// Returns the style of each character.
  private func list(_ styles: TextStyleRuns) -> [Int] {
    styles.runs.flatMap { Array(repeating: $0.style, count: $0.count) }
  }

  @Test func `replaced parts are those of a plain list of styles`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var styles = TextStyleRuns([Run(count: 5, style: 0)])
      var naive = Array(repeating: 0, count: 5)
      for _ in 0..<20 {
        let start = Int.random(in: 0...naive.count, using: &random)
        let end = Int.random(in: start...naive.count, using: &random)
        let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Int.random(in: 0...2, using: &random)
        }
        naive.replaceSubrange(start..<end, with: new)
        styles.replace(start..<end, with: TextStyleRuns(new.map { Run(count: 1, style: $0) }))
        #expect(list(styles) == naive)
        #expect(list(styles[start..<naive.count]) == Array(naive[start...]))
        for place in 0...naive.count {
          #expect(styles.style(at: place) == (place < naive.count ? naive[place] : nil))
        }
        let hasTwins = zip(styles.runs, styles.runs.dropFirst()).contains { $0.style == $1.style }
        #expect(!hasTwins && !styles.runs.contains { $0.count == 0 })
      }
    }
  }

  @Test func `undo and redo restore the styles`() {
    var text = TextEditing(
      "abcd",
      styles: TextStyleRuns([Run(count: 2, style: 1), Run(count: 2, style: 2)])
    )
    text.insertionStyle = 5
    text.apply(TextEdit(1..<3, "xyz", .typing))
    #expect(list(text.styles) == [1, 5, 5, 5, 2] && text.text == "axyzd")
    text.apply(TextEdit(4..<4, "w", .typing))
    text.undo()
    #expect(list(text.styles) == [1, 1, 2, 2] && text.text == "abcd")
    text.redo()
    #expect(list(text.styles) == [1, 5, 5, 5, 5, 2] && text.text == "axyzwd")
  }

  @Test func `the last change names what it replaced`() {
    var text = TextEditing("abc")
    text.apply(TextEdit(1..<2, "xy", .typing))
    #expect(text.lastChange == TextChange(range: 1..<2, count: 2) && text.revision == 1)
    text.undo()
    #expect(text.lastChange == TextChange(range: 1..<3, count: 1) && text.revision == 2)
    text.setText("new")
    #expect(text.lastChange == nil && text.revision == 3)
  }

  /// Lines of three characters and a line break each.
  private struct Grid: CaretMap {
    func caret(from offset: Int, goesRight: Bool) -> Int? { nil }
    func isRightToLeft(at offset: Int) -> Bool { false }
    func line(at offset: Int) -> ClosedRange<Int>? { offset / 4 * 4...offset / 4 * 4 + 3 }
    func caret(
      beyond offset: Int,
      goesUp: Bool,
      column: Double?
    ) -> (offset: Int, column: Double)? {
      let line = offset / 4 + (goesUp ? -1 : 1)
      guard (0...2).contains(line) else { return nil }
      let column = column ?? Double(offset % 4)
      // The second line has one character only.
      return (line * 4 + min(Int(column), line == 1 ? 1 : 3), column)
    }
  }

  @Test func `up and down keep the column until something else happens`() {
    var text = TextEditing("abc\nabc\nabc")
    text.select(TextSelection(caret: 3))
    text.move(.down, in: Grid())
    #expect(text.selection.head == 5)
    text.move(.down, in: Grid())
    #expect(text.selection.head == 11)
    text.move(.up, in: Grid())
    text.move(.left, in: Grid())
    text.move(.up, in: Grid())
    #expect(text.selection.head == 0)
    text.move(.down, in: Grid())
    text.move(.lineEnd, in: Grid())
    #expect(text.selection.head == 7)
    text.move(.lineStart, extendsSelection: true, in: Grid())
    #expect(text.selection.range == 4..<7)
    text.move(.up, in: Grid())
    text.move(.up, in: Grid())
    #expect(text.selection.head == 0)
  }

  @Test(arguments: [(0, 0..<3), (3, 0..<3), (4, 4..<7), (8, 8..<8)])
  func `the paragraph at an offset ends at the line breaks`(offset: Int, range: Range<Int>) {
    #expect(TextEditing("abc\ndef\n").paragraph(at: offset) == range)
  }
}
