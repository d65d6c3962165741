// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The edit menus of text fields and text views.
@MainActor @Suite(.freesControllers) struct TextEditMenuTests {
  private let page = MenuFieldPage()
  private var field: UITextField { page.field }
  private var note: UITextView { page.note }

  private func world(_ language: String = "en") -> World {
    World(size: CGSize(width: 390, height: 500), scale: 1, language: language, root: page)
  }

  /// Taps, and waits until another tap is one of its own.
  private func tap(_ point: CGPoint, times: Int = 1, in world: World) {
    for _ in 0..<times { world.finger.tap(at: point) }
    world.advance(by: 1)
  }

  @Test func `two taps select a word and show what can be done with it`() {
    let world = world()
    tap(field.screenPoint(5), times: 2, in: world)
    #expect(field.selection == [4, 7])
    #expect(world.editMenu == ["Cut", "Copy", "Select All"])
    world.clipboardText = "x"
    tap(field.screenPoint(1), times: 2, in: world)
    #expect(world.editMenu == ["Cut", "Copy", "Paste", "Select All"])
  }

  @Test func `a tap on the selection hides the menu, another one shows it`() {
    let world = world()
    tap(field.screenPoint(5), times: 2, in: world)
    tap(field.screenPoint(5), in: world)
    #expect(world.editMenu.isEmpty && field.selection == [4, 7])
    tap(field.screenPoint(5), in: world)
    #expect(!world.editMenu.isEmpty && field.selection == [4, 7])
    tap(field.screenPoint(12), in: world)
    #expect(world.editMenu.isEmpty && field.selection == [12, 12])
  }

  @Test func `a tap where the caret is shows the menu, the first tap of a field does not`() {
    let world = world()
    tap(field.screenPoint(13), in: world)
    #expect(field.isEditing && world.editMenu.isEmpty)
    tap(field.screenPoint(13), in: world)
    #expect(world.editMenu == ["Select", "Select All"])
  }

  @Test func `a tap on a knob keeps the selection`() {
    let world = world()
    tap(field.screenPoint(5), times: 2, in: world)
    tap(field.knob(atStart: false), in: world)
    #expect(field.selection == [4, 7] && world.editMenu.isEmpty)
  }

  @Test func `the menu goes while a handle is dragged, and comes back`() {
    let world = world()
    tap(field.screenPoint(5), times: 2, in: world)
    let knob = field.knob(atStart: false)
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: field.screenPoint(13).x, y: knob.y), during: 0.3)
    #expect(world.editMenu.isEmpty)
    world.finger.up()
    world.advance(by: 1)
    #expect(field.selection == [4, 13] && world.editMenu == ["Cut", "Copy", "Select All"])
  }

  @Test func `a long press shows the menu of the caret when the finger lifts`() {
    let world = world()
    world.finger.down(at: note.point(5))
    world.finger.hold(for: 0.6)
    #expect(world.editMenu.isEmpty)
    world.finger.up()
    world.advance(by: 1)
    #expect(note.selection == [5, 5] && world.editMenu == ["Select", "Select All"])
  }

  @Test func `cut, copy and paste change text and pasteboard, and ask the delegate`() {
    let world = world()
    tap(field.screenPoint(5), times: 2, in: world)
    world.chooseInEditMenu("Copy")
    #expect(world.clipboardText == "two" && field.text == "one two three")
    tap(field.screenPoint(1), times: 2, in: world)
    world.chooseInEditMenu("Cut")
    #expect(world.clipboardText == "one" && field.text == " two three")
    #expect(world.editMenu.isEmpty)
    for _ in 0..<2 { tap(note.point(0), in: world) }
    world.chooseInEditMenu("Paste")
    #expect(note.text == "onefour five" && page.calls.contains("change 'one'"))
  }

  @Test func `Select selects a word with handles and shows its menu, Select All the text`() {
    let world = world()
    for _ in 0..<3 { tap(field.screenPoint(5), in: world) }
    if world.editMenu.isEmpty { tap(field.screenPoint(5), in: world) }
    world.chooseInEditMenu("Select")
    #expect(field.selection == [4, 7] && world.editMenu == ["Cut", "Copy", "Select All"])
    world.chooseInEditMenu("Select All")
    #expect(field.selection == [0, 13] && world.editMenu == ["Cut", "Copy"])
    let knob = field.knob(atStart: true)
    world.finger.down(at: knob)
    world.finger.move(to: CGPoint(x: field.screenPoint(4).x, y: knob.y), during: 0.2)
    world.finger.up()
    #expect(field.selection == [4, 13])
  }

  @Test func `a password offers to paste only`() {
    let world = world()
    field.isSecureTextEntry = true
    tap(field.screenPoint(5), times: 2, in: world)
    #expect(field.selection == [0, 13] && world.editMenu.isEmpty)
    world.clipboardText = "x"
    tap(field.screenPoint(5), in: world)
    #expect(world.editMenu == ["Paste"])
  }

  @Test func `a text that is not editable offers to copy and to select`() {
    let world = world()
    note.isEditable = false
    world.clipboardText = "x"
    tap(note.point(6), times: 2, in: world)
    #expect(note.selection == [5, 9] && world.editMenu == ["Copy", "Select All"])
  }

  @Test func `typing, a change by the app and the end of editing dismiss the menu`() {
    let world = world()
    func show() { tap(field.screenPoint(1), times: 2, in: world) }
    show()
    world.typeText("x")
    world.advance(by: 1)
    #expect(world.editMenu.isEmpty && field.text == "x two three")
    field.text = "one two three"
    show()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.beginningOfDocument
    )
    world.advance(by: 1)
    #expect(world.editMenu.isEmpty)
    show()
    #expect(!world.editMenu.isEmpty)
    field.resignFirstResponder()
    world.advance(by: 1)
    #expect(world.editMenu.isEmpty)
  }

  @Test(arguments: [Key.escape, .back])
  func `Escape and a gamepad's menu button dismiss the menu, and no more`(_ key: Key) {
    let world = world()
    tap(field.screenPoint(1), times: 2, in: world)
    world.press(key)
    world.advance(by: 1)
    #expect(world.editMenu.isEmpty && field.isEditing && field.selection == [0, 3])
  }

  @Test func `the menu stays above a keyboard on the screen`() throws {
    let world = world()
    world.setScreenKeyboard(height: 200)
    note.becomeFirstResponder()
    note.frame.origin.y = 250
    note.text = "one\ntwo"
    world.advance(by: 1)
    tap(field.screenPoint(1), times: 2, in: world)
    let interaction = UIEditMenuInteraction(delegate: nil)
    field.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(
      identifier: nil,
      sourcePoint: CGPoint(x: 100, y: 190)
    )
    configuration.preferredArrowDirection = .up
    world.perform { interaction.presentEditMenu(with: configuration) }
    world.advance(by: 1)
    // Below the point would be room in the window, but not above the keyboard.
    let frame = try #require(world.editMenuFrame)
    #expect(frame.maxY == 272 && world.screenKeyboardFrame.minY == 300)
  }

  @Test func `a finger that scrolls dismisses the menu`() {
    let world = world()
    note.text = String(repeating: "line\n", count: 40)
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 0, length: 0)
    world.advance(by: 1)
    tap(note.point(1), times: 2, in: world)
    #expect(!world.editMenu.isEmpty)
    world.finger.down(at: CGPoint(x: 200, y: 350))
    world.finger.move(to: CGPoint(x: 200, y: 290), during: 0.2)
    world.advance(by: 1)
    #expect(note.contentOffset.y > 0 && world.editMenu.isEmpty)
    world.finger.up()
  }

  @Test func `a right click shows the menu, on the selection without a change of it`() {
    let world = world()
    for _ in 0..<2 { world.click(at: field.screenPoint(5)) }
    world.advance(by: 1)
    #expect(field.selection == [4, 7] && world.editMenu.isEmpty)
    world.click(button: .secondary, at: field.screenPoint(6))
    world.advance(by: 1)
    #expect(field.selection == [4, 7] && world.editMenu == ["Cut", "Copy", "Select All"])
    world.click(button: .secondary, at: field.screenPoint(12))
    world.advance(by: 1)
    #expect(field.selection == [12, 12] && world.editMenu == ["Select", "Select All"])
    world.click(button: .secondary, at: note.point(6))
    world.advance(by: 1)
    #expect(note.selection == [6, 6] && world.editMenu == ["Select", "Select All"])
  }

  @Test func `the menu key shows the menu of the text that is edited`() {
    let world = world()
    note.becomeFirstResponder()
    note.selectedRange = NSRange(location: 0, length: 4)
    world.advance(by: 0)
    world.press(Key(.keyboardApplication))
    world.advance(by: 1)
    #expect(world.editMenu == ["Cut", "Copy", "Select All"])
  }

  @Test func `the delegates change the menu and hear of it`() {
    let world = world()
    page.changesMenus = true
    tap(field.screenPoint(5), times: 2, in: world)
    #expect(world.editMenu == ["Cut", "Copy", "Select All", "Own 4+3"])
    #expect(page.take().suffix(2) == ["menu of field 4+3", "field will present"])
    world.chooseInEditMenu("Own 4+3")
    #expect(page.take() == ["field will dismiss", "own"])
    tap(note.point(6), times: 2, in: world)
    #expect(world.editMenu == ["Cut", "Copy", "Select All", "Own 5+4"])
    #expect(page.take().suffix(2) == ["menu of note 5+4", "note will present"])
    tap(note.point(6), in: world)
    #expect(page.take() == ["note will dismiss"])
  }

  @Test func `a subclass decides what its menu offers`() {
    let field = PickyField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    page.loadViewIfNeeded()
    page.view.addSubview(field)
    field.text = "one two"
    let world = world()
    world.clipboardText = "x"
    tap(field.screenPoint(1), times: 2, in: world)
    #expect(world.editMenu == ["Cut", "Copy", "Select All"])
  }

  @Test(arguments: [("de", "Ausschneiden"), ("zh-Hans", "剪切"), ("ar", "قص")])
  func `the commands are in the user's language`(language: String, title: String) {
    let world = world(language)
    tap(field.screenPoint(5), times: 2, in: world)
    #expect(world.editMenu.first == title)
  }

  @Test func `the menu lies above the selection and its knob, or below both`() throws {
    let world = world()
    tap(note.point(6), times: 2, in: world)
    let word = note.convert(note.firstRect(for: try #require(note.selectedTextRange)), to: nil)
    let frame = try #require(world.editMenuFrame)
    #expect(frame.maxY <= word.minY - 10 && frame.maxY > word.minY - 24)
    #expect(abs(frame.midX - word.midX) < 1 || frame.minX == 8)
    field.frame.origin.y = 4
    tap(field.screenPoint(5), times: 2, in: world)
    let below = try #require(world.editMenuFrame)
    #expect(below.minY >= field.knob(atStart: false).y)
  }
}

/// A page with a field and a text view that records what happens to their menus.
@MainActor
private final class MenuFieldPage: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 90, width: 300, height: 34))
  let note = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
  var calls: [String] = []
  var changesMenus = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.text = "one two three"
    note.text = "four five"
    note.font = .systemFont(ofSize: 17)
    field.delegate = self
    note.delegate = self
    view.addSubview(field)
    view.addSubview(note)
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func menu(_ name: String, _ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    guard changesMenus else { return nil }
    let text = "\(range.location)+\(range.length)"
    calls.append("menu of \(name) \(text)")
    let own = UIAction(title: "Own \(text)") { [weak self] _ in self?.calls.append("own") }
    return UIMenu(children: suggested + [own])
  }

  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu("field", range, suggestedActions) }

  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { calls.append("field will present") }

  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { calls.append("field will dismiss") }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    calls.append("change '\(text)'")
    return true
  }

  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menu("note", range, suggestedActions) }

  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { calls.append("note will present") }

  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { calls.append("note will dismiss") }
}

/// A field that nobody pastes into.
private final class PickyField: UITextField {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action != Selector("paste:") && super.canPerformAction(action, withSender: sender)
  }
}
