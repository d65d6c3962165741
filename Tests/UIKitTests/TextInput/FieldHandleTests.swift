// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// Fingers on the selection of a text field: its handles, and the long press that moves the caret.
@MainActor @Suite(.freesControllers) struct FieldHandleTests {
  private let page = FieldPage()
  private var field: UITextField { page.first }

  private func world(
    _ direction: World.Direction = .leftToRight,
    text: String,
    isSecure: Bool = false
  ) -> World {
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
    field.text = text
    field.isSecureTextEntry = isSecure
    field.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    field.becomeFirstResponder()
    world.advance(by: 0)
    return world
  }

  /// Taps twice, and waits until another tap is one of its own.
  private func selectWord(at offset: Int, in world: World) {
    for _ in 0..<2 { world.finger.tap(at: field.screenPoint(offset)) }
    world.advance(by: 1)
  }

  /// Drags a handle to the caret at an offset.
  private func drag(_ world: World, from knob: CGPoint, to offset: Int) {
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: field.screenPoint(offset).x, y: knob.y), during: 0.3)
    world.finger.up()
  }

  @Test(
    arguments: World.Direction.allCases,
    ["one two three", "אחת שתיים שלוש"]
  )
  func `the handles of a word drag its ends`(direction: World.Direction, text: String) {
    let world = world(direction, text: text)
    selectWord(at: 5, in: world)
    let word = field.selection
    drag(world, from: field.knob(atStart: false), to: 12)
    #expect(field.selection == [word[0], 12])
    drag(world, from: field.knob(atStart: true), to: 1)
    #expect(field.selection == [1, 12])
  }

  @Test func `an end that is dragged past the other stops a character before it`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    drag(world, from: field.knob(atStart: false), to: 0)
    #expect(field.selection == [4, 5])
    drag(world, from: field.knob(atStart: true), to: 13)
    #expect(field.selection == [4, 5])
  }

  @Test func `the delegate hears of each change, and of none when the finger rests`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    page.recordsSelection = true
    _ = page.take()
    let knob = field.knob(atStart: false)
    world.finger.down(at: knob)
    #expect(page.take().isEmpty)
    world.finger.move(to: CGPoint(x: field.screenPoint(8).x, y: knob.y))
    #expect(page.take() == ["didChangeSelection first"])
    world.finger.move(to: CGPoint(x: field.screenPoint(8).x + 1, y: knob.y))
    world.finger.up()
    #expect(page.take().isEmpty)
  }

  @Test func `a knob is drawn at each end in the tint color, for fingers only`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    #expect(isRed(field.knob(atStart: true), in: world))
    #expect(isRed(field.knob(atStart: false), in: world))
    world.click(at: field.screenPoint(2))
    world.click(at: field.screenPoint(2))
    #expect(field.selection == [0, 3])
    #expect(!isRed(field.knob(atStart: false), in: world))
  }

  @Test func `keys, composed text and the end of editing hide the handles`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    world.press(.right, modifiers: .shift)
    #expect(!isRed(field.knob(atStart: true), in: world))
    selectWord(at: 5, in: world)
    #expect(isRed(field.knob(atStart: true), in: world))
    world.mark("ni", selection: 0..<2)
    #expect(field.selection == [4, 6] && !isRed(field.knob(atStart: true), in: world))
    world.insert("two")
    selectWord(at: 5, in: world)
    let knob = field.knob(atStart: true)
    field.resignFirstResponder()
    #expect(!isRed(knob, in: world))
  }

  @Test func `a handle reaches out of the field, and what is below gets no touch`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    let knob = field.knob(atStart: true)
    let above = CGPoint(x: knob.x, y: 36)
    #expect(!field.frame.contains(above))
    drag(world, from: above, to: 1)
    #expect(field.selection == [1, 7])
    world.finger.tap(at: CGPoint(x: 190, y: 36))
    #expect(field.selection == [1, 7])
  }

  @Test func `a long line scrolls while a handle is held at its edge`() {
    let world = world(text: String(repeating: "word ", count: 20))
    world.press(.home)
    selectWord(at: 2, in: world)
    let knob = field.knob(atStart: false)
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: 178, y: knob.y), during: 0.2)
    let first = field.selection[1]
    world.finger.hold(for: 0.5)
    let second = field.selection[1]
    #expect(field.selection[0] == 0 && second > first + 5)
    world.finger.up()
    world.advance(by: 1)
    #expect(field.selection == [0, second])
  }

  @Test func `a handle whose end is scrolled out of sight is not drawn, and takes no finger`() {
    let world = world(text: String(repeating: "word ", count: 20))
    world.press(.home)
    selectWord(at: 2, in: world)
    let knob = field.knob(atStart: false)
    #expect(isRed(knob, in: world))
    world.finger.down(at: CGPoint(x: 150, y: 57))
    world.finger.move(to: CGPoint(x: 90, y: 57), during: 0.2)
    world.finger.up()
    world.advance(by: 1)
    let moved = field.knob(atStart: false)
    // Beside the field, on the screen.
    #expect(0..<20 ~= moved.x && !isRed(knob, in: world) && !isRed(moved, in: world))
    world.finger.down(at: moved)
    world.finger.move(to: CGPoint(x: moved.x + 40, y: moved.y), during: 0.2)
    world.finger.up()
    #expect(field.selection == [0, 4])
  }

  @Test func `a button in the field keeps a long touch`() {
    let world = world(text: "one two three")
    field.clearButtonMode = .whileEditing
    field.layoutIfNeeded()
    let button = field.clearButtonRect(forBounds: field.bounds)
    world.finger.down(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    world.finger.hold(for: 0.7)
    world.finger.up()
    #expect(field.text == "")
  }

  @Test(arguments: World.Direction.allCases)
  func `a long press moves the caret with the finger`(direction: World.Direction) {
    let world = world(direction, text: "one two three")
    world.finger.down(at: field.screenPoint(2))
    world.finger.hold(for: 0.4)
    #expect(field.selection == [13, 13])
    world.finger.hold(for: 0.2)
    #expect(field.selection == [2, 2])
    world.finger.move(to: field.screenPoint(9), during: 0.3)
    #expect(field.selection == [9, 9])
    world.finger.up()
    #expect(field.selection == [9, 9])
  }

  @Test func `a long press begins to edit, unless the delegate refuses`() {
    let world = world(text: "one two three")
    field.resignFirstResponder()
    world.advance(by: 0)
    world.finger.down(at: field.screenPoint(2))
    world.finger.hold(for: 0.6)
    world.finger.up()
    #expect(field.isEditing && field.selection == [2, 2])
    field.resignFirstResponder()
    page.refused = ["shouldBegin"]
    world.finger.down(at: field.screenPoint(9))
    world.finger.hold(for: 0.6)
    world.finger.move(to: field.screenPoint(5), during: 0.1)
    world.finger.up()
    #expect(!field.isEditing && field.selection == [2, 2])
  }

  @Test func `a password's handles move by its bullets`() {
    let world = world(text: "ab👍cd", isSecure: true)
    selectWord(at: 2, in: world)
    #expect(field.selection == [0, 6])
    drag(world, from: field.knob(atStart: true), to: 4)
    #expect(field.selection == [4, 6])
  }

  @Test func `the end of editing takes a handle from the finger`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    let knob = field.knob(atStart: true)
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: knob.x - 5, y: knob.y))
    field.resignFirstResponder()
    field.becomeFirstResponder()
    world.advance(by: 0)
    let selection = field.selection
    world.finger.move(to: field.screenPoint(1), during: 0.1)
    world.finger.up()
    #expect(field.selection == selection)
  }

  @Test func `a field that leaves its window while a handle is held leaves nothing behind`() {
    let world = world(text: "one two three")
    selectWord(at: 5, in: world)
    let knob = field.knob(atStart: false)
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: 178, y: knob.y), during: 0.1)
    field.removeFromSuperview()
    world.finger.move(to: CGPoint(x: 30, y: knob.y), during: 0.1)
    world.finger.up()
    world.settle(within: 11)
    #expect(world.isIdle && !field.isEditing)
  }

  @Test func `a field that is released while a handle is held is gone at once`() {
    let world = world(text: "")
    var other: UITextField? = UITextField(frame: CGRect(x: 20, y: 160, width: 160, height: 34))
    other.map(page.view.addSubview)
    other?.text = "one two three"
    for _ in 0..<2 { world.finger.tap(at: other?.screenPoint(5) ?? .zero) }
    world.finger.down(at: other?.knob(atStart: false) ?? .zero)
    world.finger.move(to: CGPoint(x: 150, y: 190), during: 0.1)
    #expect(other?.selection != [4, 7])
    weak let gone = other
    other?.removeFromSuperview()
    other = nil
    world.finger.move(to: CGPoint(x: 30, y: 190), during: 0.1)
    world.finger.up()
    world.settle(within: 11)
    #expect(gone == nil && world.isIdle)
  }

  private func isRed(_ point: CGPoint, in world: World) -> Bool {
    let pixel = world.frame.pixel(x: Int(point.x * 2), y: Int(point.y * 2))
    return pixel >> 16 & 0xFF > 0xF0 && pixel >> 8 & 0xFF < 0x20
  }
}

extension UITextField {
  /// Returns the middle of a caret on the screen.
  func screenPoint(_ offset: Int) -> CGPoint {
    let place = position(from: beginningOfDocument, offset: offset)
    let rect = place.map(caretRect(for:)) ?? .zero
    return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Returns the middle of the knob of a handle on the screen.
  func knob(atStart: Bool) -> CGPoint {
    let rect = selectedTextRange.map { caretRect(for: atStart ? $0.start : $0.end) } ?? .zero
    return convert(
      CGPoint(x: rect.midX, y: atStart ? rect.minY - 4 : rect.maxY + 4),
      to: nil
    )
  }
}
