// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The screen keyboard, and what it has to do with pages.
@MainActor @Suite(.freesControllers) struct KeyboardTests {
  /// The notifications of one world's keyboard.
  private final class Log: @unchecked Sendable {
    var names: [String] = []
    var frames: [CGRect] = []
    var info: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    @MainActor
    init(_ world: World) {
      let names: [NSNotification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      let screen = world.window.screen
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
            [unowned self] note in
            let short = name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
            self.names.append(short.replacingOccurrences(of: "Notification", with: ""))
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            self.frames.append(frame ?? .null)
            info = note.userInfo ?? [:]
          }
        )
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  private let page = FieldPage()

  private func world(_ root: UIViewController? = nil) -> World {
    let world = World(size: CGSize(width: 200, height: 300), scale: 1, root: root ?? page)
    world.setScreenKeyboard(height: 120)
    return world
  }

  @Test func `the keyboard announces its way, and stays between two fields`() {
    let world = world()
    let log = Log(world)
    world.finger.tap(page.first)
    #expect(log.take() == ["WillChangeFrame", "WillShow"])
    #expect(log.frames.last == CGRect(x: 0, y: 180, width: 200, height: 120))
    world.advance(by: 0.3)
    #expect(log.take() == ["DidChangeFrame", "DidShow"])
    world.finger.tap(page.second)
    world.advance(by: 0.3)
    #expect(log.take().isEmpty)
    world.perform { _ = page.view.endEditing(false) }
    #expect(log.take() == ["WillChangeFrame", "WillHide"])
    #expect(log.frames.last == CGRect(x: 0, y: 300, width: 200, height: 120))
    world.advance(by: 0.3)
    #expect(log.take() == ["DidChangeFrame", "DidHide"])
  }

  @Test func `the information has Apple's types`() throws {
    let world = world()
    let log = Log(world)
    page.first.becomeFirstResponder()
    let info = log.info
    let end = UIResponder.keyboardFrameEndUserInfoKey
    #expect((info[end] as? NSValue)?.cgRectValue.minY == 180)
    #expect((info[end] as? CGRect)?.minY == 180)
    #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect)?.minY == 300)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
    #expect((curve as? NSNumber)?.intValue == 7 && curve as? UInt == 7)
  }

  @Test func `only a value of a rectangle is one`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect) as Any as? CGRect == rect)
    let others: [Any] = [
      NSValue(point: rect.origin), NSValue(size: rect.size),
      NSValue(range: NSRange(location: 1, length: 2)), NSNumber(value: 1),
    ]
    for other in others { #expect(other as? CGRect == nil) }
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `the keyboard leaves with a page, and comes back where the swipe is cancelled`(
    direction: World.Direction,
    completes: Bool
  ) {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let world = World(direction, size: CGSize(width: 200, height: 300), scale: 1, root: stack)
    world.setScreenKeyboard(height: 120)
    stack.pushViewController(page, animated: false)
    world.settle()
    page.first.becomeFirstResponder()
    world.settle(within: 11)
    let log = Log(world)
    world.finger.dragFromLeadingEdge(to: 0.3)
    #expect(log.take().prefix(2) == ["WillChangeFrame", "WillHide"])
    #expect(!page.first.isEditing && !world.isTextInputOn)
    if completes {
      world.finger.move(
        to: world.direction == .rightToLeft ? CGPoint(x: 5, y: 150) : CGPoint(x: 195, y: 150),
        during: 0.1
      )
    } else {
      world.finger.move(
        to: world.direction == .rightToLeft ? CGPoint(x: 195, y: 150) : CGPoint(x: 5, y: 150),
        during: 0.5
      )
      world.finger.hold(for: 0.3)
    }
    world.finger.up()
    world.settle(within: 12)
    #expect((stack.topViewController === root) == completes)
    #expect(page.first.isEditing == !completes && world.isTextInputOn == !completes)
    #expect(log.take().contains("WillShow") == !completes)
    world.typeText("x")
    #expect(page.first.text == (completes ? "" : "x"))
  }

  @Test func `a field is edited again when its page comes back`() {
    let stack = UINavigationController(rootViewController: page)
    let world = world(stack)
    page.first.becomeFirstResponder()
    stack.pushViewController(UIViewController(), animated: true)
    world.settle(within: 11)
    #expect(!page.first.isEditing && world.screenKeyboardFrame.minY == 300)
    stack.popViewController(animated: true)
    world.settle(within: 12)
    #expect(page.first.isEditing && world.screenKeyboardFrame.minY == 180)
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive])
  func `a drag ends editing as its mode says`(mode: UIScrollView.KeyboardDismissMode) {
    let root = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scrollView.contentSize = CGSize(width: 200, height: 900)
    scrollView.keyboardDismissMode = mode
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.view.addSubview(scrollView)
    scrollView.addSubview(field)
    let world = world(root)
    field.becomeFirstResponder()
    world.finger.down(at: CGPoint(x: 100, y: 60))
    world.finger.move(to: CGPoint(x: 100, y: 100), during: 0.1)
    #expect(field.isEditing == (mode != .onDrag))
    world.finger.up()
    #expect(field.isEditing == (mode != .onDrag))
    field.becomeFirstResponder()
    world.settle(within: 11)
    world.finger.down(at: CGPoint(x: 100, y: 60))
    world.finger.move(to: CGPoint(x: 100, y: 250), during: 0.2)
    world.finger.up()
    #expect(field.isEditing == (mode == .none))
  }

  @Test func `Tab leaves a field for the next one, and a refusal keeps it`() {
    let world = world()
    world.finger.tap(page.first)
    world.press(.tab)
    #expect(page.second.isEditing && !page.first.isEditing)
    world.typeText("a b")
    #expect(page.second.text == "a b")
    page.refused = ["shouldEnd"]
    world.press(.tab, modifiers: .shift)
    #expect(page.second.isEditing && !page.first.isEditing)
    page.refused = []
    world.press(.tab, modifiers: .shift)
    #expect(page.first.isEditing)
  }

  @Test func `a field takes its keys before key commands, and leaves the others`() {
    final class Page: UIViewController {
      var inputs: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        let keys: [(String, UIKeyModifierFlags)] = [
          ("a", []), ("a", .control), (UIKeyCommand.inputLeftArrow, .alternate),
          (UIKeyCommand.inputEscape, []), (UIKeyCommand.inputLeftArrow, []), ("\r", []),
        ]
        return keys.map { input, flags in
          UIKeyCommand(input: input, modifierFlags: flags, action: Selector("run:", Page.run(_:)))
        }
      }
      func run(_ sender: Any?) { inputs.append((sender as? UIKeyCommand)?.input ?? "") }
    }
    let root = Page()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    root.loadViewIfNeeded()
    root.view.addSubview(field)
    let world = world(root)
    field.becomeFirstResponder()
    world.typeText("a\n")
    world.press("a", modifiers: .control)
    world.press(.left)
    #expect(root.inputs.isEmpty && field.text == "a")
    world.press(.left, modifiers: .alternate)
    world.press(.escape)
    #expect(root.inputs == [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputEscape])
    field.resignFirstResponder()
    world.typeText("a")
    #expect(root.inputs.last == "a" && field.text == "a")
  }

  @Test func `text reaches a first responder with methods of its own`() {
    final class Receiver: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { if !text.isEmpty { text.removeLast() } }
    }
    let root = UIViewController()
    let receiver = Receiver()
    root.view.addSubview(receiver)
    let world = world(root)
    receiver.becomeFirstResponder()
    #expect(world.isTextInputOn)
    world.typeText("Aé\n1")
    world.press(.backspace)
    #expect(receiver.text == "Aé\n")
    receiver.resignFirstResponder()
    #expect(!world.isTextInputOn)
  }
}
