// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The selection, the clipboard and undo of text views.
@MainActor @Suite(.freesControllers) struct TextViewSelectionTests {
  private let page = NotePage()
  private var note: UITextView { page.note }

  private func world(
    _ direction: World.Direction = .leftToRight,
    text: String = ""
  ) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
    note.text = text
    note.becomeFirstResponder()
    world.advance(by: 0)
    return world
  }

  @Test(arguments: World.Direction.allCases)
  func `a tap places the caret, two select a word, three a paragraph`(direction: World.Direction) {
    let world = world(direction, text: "one two\nthree four\nfive")
    world.finger.tap(at: note.point(10))
    #expect(note.selection == [10, 10])
    world.advance(by: 1)
    for _ in 0..<2 { world.finger.tap(at: note.point(10)) }
    #expect(note.selection == [8, 13])
    world.advance(by: 1)
    for _ in 0..<3 { world.finger.tap(at: note.point(10)) }
    #expect(note.selection == [8, 18])
  }

  @Test func `the mouse selects over lines by dragging, and does not scroll`() {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let world = world(text: lines)
    note.scrollRangeToVisible(NSRange(location: 0, length: 0))
    world.advance(by: 0)
    world.dragMouse(from: note.point(9), to: note.point(2))
    #expect(note.selection == [2, 9] && note.contentOffset.y == 0)
    world.advance(by: 1)
    world.dragMouse(from: note.point(2), to: note.point(23))
    #expect(note.selection == [2, 23] && note.contentOffset.y == 0)
  }

  @Test func `a finger that drags scrolls, and selects nothing`() {
    let lines = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let world = world(text: lines)
    note.selectedRange = NSRange(location: 0, length: 0)
    world.advance(by: 0)
    world.finger.down(at: CGPoint(x: 60, y: 150))
    world.finger.move(to: CGPoint(x: 60, y: 60), during: 0.2)
    world.finger.up()
    #expect(note.contentOffset.y > 40 && note.selection == [0, 0])
  }

  @Test func `the arrows move by lines and keep the column over short lines`() {
    let world = world(text: "abcdef\nab\nabcdef")
    note.selectedRange = NSRange(location: 5, length: 0)
    world.press(.down)
    #expect(note.selection == [9, 9])
    world.press(.down)
    #expect(note.selection == [15, 15])
    world.press(.up, modifiers: .shift)
    #expect(note.selection == [9, 15])
    world.press(.up)
    #expect(note.selection == [5, 5])
    world.press(.up)
    world.press(.up)
    #expect(note.selection == [0, 0])
    world.press(.down)
    world.press(.down)
    world.press(.down)
    #expect(note.selection == [16, 16])
  }

  @Test func `Home and End go to the ends of a line that wraps`() {
    let world = world(text: "one two three four five six seven eight")
    note.selectedRange = NSRange(location: 30, length: 0)
    let y = note.point(30).y
    world.press(.home)
    let start = note.selection[0]
    #expect(start > 0 && start < 30 && note.point(start).y == y)
    world.press(.end, modifiers: .shift)
    #expect(note.selection[0] == start && note.point(note.selection[1]).y == y)
    world.press(.home, modifiers: .control)
    #expect(note.selection == [0, 0])
    world.press(.end, modifiers: .control)
    #expect(note.selection == [39, 39])
  }

  @Test func `arrows to the sides pass lines and clusters`() {
    let world = world(text: "a\n👩‍👩‍👧‍👦\nمر")
    note.selectedRange = NSRange(location: 1, length: 0)
    let family = "👩‍👩‍👧‍👦".utf16.count
    world.press(.right)
    #expect(note.selection == [2, 2])
    world.press(.right)
    #expect(note.selection == [2 + family, 2 + family])
    world.press(.right)
    let start = 3 + family
    #expect(note.selection == [start, start])
    world.press(.left)
    #expect(note.selection == [start + 1, start + 1])
  }

  @Test func `pasted text keeps its line breaks, and is undone at once`() {
    let world = world(text: "ab")
    note.selectedRange = NSRange(location: 1, length: 0)
    world.paste("x\u{0}\r\ny\u{1B}\tz")
    #expect(note.text == "ax\ny\tzb")
    world.press("z", modifiers: .control)
    #expect(note.text == "ab")
    world.press("z", modifiers: [.control, .shift])
    #expect(note.text == "ax\ny\tzb")
    world.press("a", modifiers: .control)
    world.press("x", modifiers: .control)
    #expect(note.text == "" && world.clipboardText == "ax\ny\tzb")
  }

  @Test func `an input method shows what it composes, and typing replaces it`() {
    let world = world(text: "x\n")
    world.mark("ni")
    #expect(note.text == "x\nni" && note.markedTextRange != nil && note.selection == [4, 4])
    world.insert("你")
    #expect(note.text == "x\n你" && note.markedTextRange == nil)
  }

  @Test func `the selection covers lines up to the end of the column`() throws {
    let world = world(text: "abc\ndef")
    note.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    note.selectedRange = NSRange(location: 1, length: 5)
    world.settle(within: 11)
    let range = try #require(note.selectedTextRange)
    let first = note.firstRect(for: range)
    #expect(first.minX > 5 && first.maxX < 60)
    let image = world.frame
    func isRed(_ x: CGFloat, _ offset: Int) -> Bool {
      let point = CGPoint(x: x, y: note.point(offset).y)
      let pixel = image.pixel(x: Int(point.x * 2), y: Int(point.y * 2))
      return pixel >> 16 & 0xFF > pixel & 0xFF
    }
    #expect(isRed(150, 1) && !isRed(150, 5))
  }

  @Test func `the end of editing removes the selection's color, and the beginning shows it`() {
    let world = world(text: "abc def")
    note.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    note.selectedRange = NSRange(location: 0, length: 7)
    world.advance(by: 0)
    func isRed() -> Bool {
      let point = note.convert(
        CGPoint(x: note.caretRect(for: note.endOfDocument).minX - 2, y: 10),
        to: nil
      )
      let pixel = world.frame.pixel(x: Int(point.x * 2), y: Int(point.y * 2))
      return pixel >> 16 & 0xFF > pixel & 0xFF
    }
    #expect(isRed())
    note.resignFirstResponder()
    world.advance(by: 0)
    #expect(note.selection == [0, 7] && !isRed())
    note.becomeFirstResponder()
    world.advance(by: 0)
    #expect(isRed())
  }

  @Test func `closest places are found beside and below the text`() throws {
    let world = world(text: "abc\ndef")
    let end = try #require(note.closestPosition(to: CGPoint(x: 170, y: 12)))
    #expect(note.offset(from: note.beginningOfDocument, to: end) == 3)
    let last = try #require(note.closestPosition(to: CGPoint(x: 170, y: 500)))
    #expect(note.offset(from: note.beginningOfDocument, to: last) == 7)
    withExtendedLifetime(world) {}
  }
}
