// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// Text fields under fingers, the mouse and keys.
@MainActor @Suite(.freesControllers) struct TextFieldTests {
  private let page = FieldPage()

  private func world(_ direction: World.Direction = .leftToRight) -> World {
    World(direction, size: CGSize(width: 200, height: 300), scale: 2, root: page)
  }

  @Test(arguments: World.Direction.allCases)
  func `a tap begins to edit, typing asks the delegate, and another field takes over`(
    direction: World.Direction
  ) {
    let world = world(direction)
    world.finger.tap(page.first)
    #expect(page.first.isEditing && page.first.isFirstResponder && world.isTextInputOn)
    #expect(page.take() == ["shouldBegin first", "didBegin first", "event begin first"])
    world.typeText("Hi")
    #expect(page.first.text == "Hi")
    #expect(
      page.take() == [
        "change 0+0 'H' first", "event changed first", "change 1+0 'i' first",
        "event changed first",
      ]
    )
    world.finger.tap(page.second)
    #expect(
      page.take() == [
        "shouldBegin second", "shouldEnd first", "didEnd(committed) first", "event end first",
        "didBegin second", "event begin second",
      ]
    )
    page.view.endEditing(false)
    #expect(!page.second.isEditing && !world.isTextInputOn)
  }

  @Test func `a delegate refuses to begin, to change, to end and to clear`() {
    let world = world()
    page.refused = ["shouldBegin"]
    #expect(!page.first.becomeFirstResponder() && !page.first.isEditing)
    page.refused = ["change 1+0 'b'", "shouldEnd", "shouldClear"]
    #expect(page.first.becomeFirstResponder())
    world.typeText("abc")
    #expect(page.first.text == "ac")
    #expect(!page.second.becomeFirstResponder() && page.first.isEditing)
    #expect(!page.view.endEditing(false) && page.first.isEditing)
    #expect(page.view.endEditing(true) && !page.first.isEditing && !world.isTextInputOn)
  }

  @Test func `Return asks the delegate, sends its events, and a handler of the exit ends editing`()
  {
    let world = world()
    page.first.becomeFirstResponder()
    page.first.addAction(
      UIAction { [unowned page] _ in page.calls.append("primary") },
      for: .primaryActionTriggered
    )
    _ = page.take()
    world.press(.return)
    #expect(page.take() == ["shouldReturn first", "primary"] && page.first.isEditing)
    page.first.addAction(
      UIAction { [unowned page] _ in page.calls.append("exit") },
      for: .editingDidEndOnExit
    )
    page.refused = ["shouldReturn"]
    world.press(.return)
    #expect(page.take() == ["shouldReturn first"] && page.first.isEditing)
    page.refused = []
    world.press(.return)
    #expect(!page.first.isEditing)
    #expect(
      page.take() == [
        "shouldReturn first", "exit", "primary", "shouldEnd first", "didEnd(committed) first",
        "event end first",
      ]
    )
  }

  @Test(arguments: World.Direction.allCases)
  func `the clear button is shown beside a text, and clears it`(direction: World.Direction) {
    let world = world(direction)
    page.first.clearButtonMode = .whileEditing
    page.first.text = "text"
    world.advance(by: 0)
    let rect = page.first.clearButtonRect(forBounds: page.first.bounds)
    #expect((rect.midX < 80) == (direction == .rightToLeft))
    let point = page.first.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    page.first.becomeFirstResponder()
    world.advance(by: 0)
    _ = page.take()
    world.finger.tap(at: point)
    #expect(page.first.text == "" && page.first.isEditing)
    #expect(page.take() == ["shouldClear first", "event changed first"])
  }

  @Test func `overlay views take room from the text at their times`() {
    let world = world()
    page.first.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    page.first.leftViewMode = .unlessEditing
    world.advance(by: 0)
    let bounds = page.first.bounds
    #expect(page.first.leftView?.superview === page.first)
    #expect(page.first.textRect(forBounds: bounds).minX == 30)
    page.first.becomeFirstResponder()
    world.advance(by: 0)
    #expect(page.first.leftView?.superview == nil)
    #expect(page.first.textRect(forBounds: bounds).minX == 7)
  }

  @Test func `selection changes are reported while a field is edited`() {
    let world = world()
    page.recordsSelection = true
    page.first.text = "ab"
    #expect(page.take().isEmpty)
    page.first.becomeFirstResponder()
    _ = page.take()
    world.press(.left)
    #expect(page.take() == ["didChangeSelection first"])
    world.typeText("x")
    #expect(
      page.take() == [
        "change 1+0 'x' first", "didChangeSelection first", "event changed first",
      ]
    )
  }

  @Test func `the app's changes are not asked about`() {
    _ = world()
    page.first.becomeFirstResponder()
    _ = page.take()
    page.first.insertText("a\nb")
    page.first.deleteBackward()
    #expect(
      page.first.text == "a " && page.take() == ["event changed first", "event changed first"]
    )
    page.first.text = "new"
    #expect(page.take().isEmpty && page.first.selection == [3, 3])
  }

  @Test func `a disabled field cannot be edited, and one that is disabled ends`() {
    let world = world()
    page.first.becomeFirstResponder()
    page.first.isEnabled = false
    #expect(!page.first.isEditing && !page.first.becomeFirstResponder())
    world.finger.tap(at: CGPoint(x: 60, y: 57))
    #expect(!page.first.isEditing)
  }

  @Test func `a field that is removed ends editing`() {
    let world = world()
    page.first.becomeFirstResponder()
    page.refused = ["shouldEnd"]
    page.first.removeFromSuperview()
    #expect(!page.first.isEditing && !world.isTextInputOn)
    #expect(page.calls.suffix(2) == ["didEnd(committed) first", "event end first"])
  }

  @Test(arguments: World.Direction.allCases)
  func `fields have the sizes, the baseline and the places of UIKit`(direction: World.Direction) {
    _ = world(direction)
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 30)
    let row = UIStackView(arrangedSubviews: [UILabel(), page.second])
    (row.arrangedSubviews[0] as? UILabel)?.text = "Name"
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    page.view.addSubview(row)
    page.second.text = "x"
    row.layoutIfNeeded()
    let label = row.arrangedSubviews[0]
    // One font, so that the middles of the texts are at one height.
    #expect(abs(label.frame.midY - page.second.frame.midY) <= 0.5)
  }
}
