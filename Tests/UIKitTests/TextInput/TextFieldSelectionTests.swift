// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The selection, the clipboard and undo of text fields.
@MainActor @Suite(.freesControllers) struct TextFieldSelectionTests {
  private let page = FieldPage()
  private var field: UITextField { page.first }

  private func world(
    _ direction: World.Direction = .leftToRight,
    text: String = ""
  ) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
    field.text = text
    field.becomeFirstResponder()
    world.advance(by: 0)
    return world
  }

  /// Returns the place of a caret on the screen.
  private func point(_ offset: Int) -> CGPoint {
    let place = field.position(from: field.beginningOfDocument, offset: offset)
    let rect = place.map(field.caretRect(for:)) ?? .zero
    return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  @Test(arguments: World.Direction.allCases)
  func `a tap places the caret, two select a word, three everything`(direction: World.Direction) {
    let world = world(direction, text: "one two three")
    world.finger.tap(at: point(5))
    #expect(field.selection == [5, 5])
    world.advance(by: 1)
    for _ in 0..<2 { world.finger.tap(at: point(5)) }
    #expect(field.selection == [4, 7])
    world.advance(by: 1)
    for _ in 0..<3 { world.finger.tap(at: point(5)) }
    #expect(field.selection == [0, 13])
  }

  @Test func `the mouse selects by dragging, by words after a double click`() {
    let world = world(text: "one two three")
    world.dragMouse(from: point(1), to: point(6))
    #expect(field.selection == [1, 6])
    world.advance(by: 1)
    world.dragMouse(from: point(6), to: point(1))
    #expect(field.selection == [1, 6])
    world.advance(by: 1)
    world.click(at: point(5))
    world.dragMouse(from: point(5), to: point(10))
    #expect(field.selection == [4, 13])
  }

  @Test func `keys move the caret and select`() {
    let world = world(text: "one two")
    world.press(.home)
    world.press(.right, modifiers: .control)
    #expect(field.selection == [3, 3])
    world.press(.right, modifiers: [.control, .shift])
    #expect(field.selection == [3, 7])
    world.press(.left)
    #expect(field.selection == [3, 3])
    world.press(.end, modifiers: .shift)
    #expect(field.selection == [3, 7])
    world.press(.up)
    world.press(.down, modifiers: .shift)
    #expect(field.selection == [0, 7])
    world.press(.backspace)
    #expect(field.text == "")
  }

  @Test func `arrows follow the eye in text of two directions`() {
    let world = world(text: "ab مرحبا")
    world.press(.home)
    var places: [CGFloat] = []
    for _ in 0..<8 {
      places.append(field.caretRect(for: field.selectedTextRange?.end ?? UITextPosition()).minX)
      world.press(.right)
    }
    // The step onto the border of the Arabic word, whose two carets are at its ends, is the only
    // one that jumps.
    let falls = zip(places, places.dropFirst()).filter { $0.0 > $0.1 }.count
    #expect(falls <= 1 && Set(places).count >= 7)
  }

  @Test func `text is copied, cut and pasted without control characters`() {
    let world = world(text: "one two")
    world.press("a", modifiers: .control)
    world.press("c", modifiers: .control)
    #expect(world.clipboardText == "one two" && UIPasteboard.general.string == "one two")
    world.press("x", modifiers: .command)
    #expect(field.text == "")
    world.paste("a\u{0}b\r\nc\u{1B}")
    #expect(field.text == "ab c")
    world.press("z", modifiers: .control)
    world.press("z", modifiers: .control)
    #expect(field.text == "one two")
    world.press("z", modifiers: [.control, .shift])
    #expect(field.text == "")
    #expect(page.calls.contains("change 0+0 'ab c' first"))
  }

  @Test func `a key that repeats deletes on`() {
    let world = world(text: "abcdef")
    world.press(.backspace, repeating: 3)
    #expect(field.text == "ab")
  }

  @Test func `an input method shows what it composes, and typing replaces it`() {
    let world = world(text: "x")
    world.mark("ni")
    #expect(field.text == "xni" && field.markedTextRange != nil && field.selection == [3, 3])
    world.mark("nihao", selection: 2..<5)
    #expect(field.selection == [3, 6])
    world.insert("你好")
    #expect(field.text == "x你好" && field.markedTextRange == nil)
    world.press("z", modifiers: .control)
    #expect(field.text == "x")
    world.mark("a")
    world.press(.escape)
    #expect(field.text == "x" && field.isEditing)
  }

  @Test func `a password is neither shown nor copied, and typing replaces the one before`() {
    let world = world()
    field.isSecureTextEntry = true
    var lines: [String] = []
    world.trace = { lines.append($0) }
    world.typeText("geheim👍")
    #expect(field.text == "geheim👍" && field.accessibilityValue == "•••••••")
    #expect(!lines.isEmpty && lines.allSatisfy { !$0.contains("key 10 ") })
    world.press("a", modifiers: .control)
    world.press("c", modifiers: .control)
    world.press("x", modifiers: .control)
    #expect(world.clipboardText == nil && field.text == "geheim👍")
    #expect(!page.view.recursiveDescription().contains("geheim"))
    field.resignFirstResponder()
    field.becomeFirstResponder()
    world.typeText("n")
    #expect(field.text == "n")
  }

  @Test func `a million characters are shown, edited and pasted without a wait`() {
    let world = world(text: String(repeating: "long téxt 👍 ", count: 80_000))
    let clock = ContinuousClock()
    let time = clock.measure {
      world.press(.home)
      world.typeText("a")
      world.press(.end)
      world.press(.left, modifiers: .control)
      world.press("a", modifiers: .control)
      world.press("c", modifiers: .control)
      world.press("v", modifiers: .control)
      _ = world.frame
    }
    #expect((field.text ?? "").utf16.count > 1_000_000)
    #expect(time < .seconds(20))
  }

  @Test(arguments: World.Direction.allCases)
  func `a long line scrolls with its caret and under a finger`(direction: World.Direction) {
    let world = world(direction, text: String(repeating: "word ", count: 20))
    func caret() -> CGFloat { field.caretRect(for: field.endOfDocument).minX }
    #expect(field.bounds.contains(CGPoint(x: caret(), y: 10)))
    world.press(.home)
    #expect(!field.bounds.contains(CGPoint(x: caret(), y: 10)))
    let before = caret()
    world.finger.down(at: CGPoint(x: 150, y: 57))
    world.finger.move(to: CGPoint(x: 70, y: 57), during: 0.1)
    world.finger.up()
    #expect(caret() == before - 80)
    world.typeText("x")
    #expect(field.text?.hasPrefix("xword") == true || field.selection == [1, 1])
  }

  @Test func `the caret blinks on the clock, starts again with a key, and comes to rest`() {
    let world = world(text: "ab")
    let on = FrameHash(of: world.frame)
    world.advance(by: 0.6)
    let off = FrameHash(of: world.frame)
    #expect(on != off)
    world.advance(by: 0.5)
    #expect(FrameHash(of: world.frame) == on)
    world.advance(by: 0.5)
    world.press(.left)
    world.press(.right)
    #expect(FrameHash(of: world.frame) == on)
    world.settle(within: 11)
    #expect(world.isIdle && FrameHash(of: world.frame) == on)
  }
}
