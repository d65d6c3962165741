// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourText

/// The carets of a line.
struct EditableLineTests {
  private func line(_ text: String, isRightToLeft: Bool? = nil) -> EditableLine {
    TextSystem.editableLine(text, face: FontFace(size: 17), isRightToLeft: isRightToLeft, scale: 2)
  }

  @Test func `carets go from left to right, and a place finds the nearest`() {
    let line = line("abc")
    let places = (0...3).map { line.caret(at: $0) }
    #expect(places[0] == 0 && places == places.sorted() && abs(places[3] - line.width) <= 0.5)
    #expect(line.offset(at: -50) == 0 && line.offset(at: 500) == 3)
    #expect(line.offset(at: places[1] + 1) == 1 && line.offset(at: places[2] - 1) == 2)
  }

  @Test func `carets of a right-to-left line go the other way`() {
    let line = line("مرحبا")
    #expect(line.isRightToLeft && line.caret(at: 0) > line.caret(at: 5))
    #expect(line.offset(at: 500) == 0 && line.offset(at: -5) == 5)
    #expect(line.caret(from: 0, goesRight: false) == 1)
    #expect(line.caret(from: 0, goesRight: true) == nil)
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "e\u{301}", "🇩🇪"])
  func `no caret is inside of a character`(character: String) {
    let line = line("a" + character + "b")
    let count = character.utf16.count
    #expect(line.caret(from: 1, goesRight: true) == 1 + count)
    #expect(line.caret(from: 1 + count, goesRight: false) == 1)
    let middle = (line.caret(at: 1) + line.caret(at: 1 + count)) / 2
    #expect([1, 1 + count].contains(line.offset(at: middle)))
  }

  @Test func `a range in text of two directions has several parts`() {
    let line = line("ab مرحبا cd")
    let whole = line.spans(of: 0..<11)
    #expect(abs((whole.last?.upperBound ?? 0) - line.width) <= 0.5)
    let part = line.spans(of: 1..<5)
    #expect(part.count == 2 && part[0].upperBound < part[1].lowerBound)
    #expect(line.spans(of: 2..<2).isEmpty)
  }

  @Test func `an empty line has one caret`() {
    let line = line("")
    #expect(line.caret(at: 0) == 0 && line.offset(at: 9) == 0)
    #expect(line.caret(from: 0, goesRight: true) == nil)
    #expect(line.layout.size.height > 15)
  }

  @Test func `offsets outside of the text are its ends`() {
    let line = line("abc")
    #expect(line.caret(at: 99) == line.caret(at: 3) && line.caret(at: -9) == 0)
    #expect(line.spans(of: -5..<99).count == 1)
  }
}
