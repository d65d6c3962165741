// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// Presses of keys, from the keyboard to the responders.
@MainActor @Suite(.freesControllers) struct PressTests {
  private final class Page: UIViewController {
    let log = CallbackLog()
    var name = "page"
    var presses: [UIPress] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses, event)
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses, event)
      super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses, event)
    }
    private func note(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      #expect(event?.allPresses.isSuperset(of: presses) == true && event?.type == .presses)
      self.presses += presses
      let keys = presses.map { $0.key?.characters ?? "no key" }.joined()
      log.add("\(name) \(phase) \(keys)")
    }
  }

  private final class FirstView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let page = Page()
  private let world: World

  init() { world = World(size: CGSize(width: 100, height: 200), scale: 1, root: page) }

  @Test func `a key is a press that begins and ends at the page in front`() {
    world.press("a")
    #expect(page.log.lines == ["page began a", "page ended a"])
    let press = page.presses[0]
    #expect(press === page.presses[1] && press.phase == .ended && press.window === world.window)
    #expect(press.responder === page && press.type == .keyboardKey)
    #expect(press.key?.keyCode == .keyboardA)
  }

  @Test func `the top page of a stack receives presses, then the stack's responders do`() {
    let (inner, outer) = (Page(), Page())
    (inner.name, outer.name) = ("inner", "outer")
    let stack = UINavigationController(rootViewController: inner)
    outer.addChild(stack)
    outer.view.addSubview(stack.view)
    stack.didMove(toParent: outer)
    world.window.rootViewController = outer
    world.advance(by: 0)
    world.hold("b")
    #expect(inner.log.lines == ["inner began b"])
    #expect(outer.log.lines == ["outer began b"])
  }

  @Test func `a presented page receives presses in place of the one below`() {
    let sheet = Page()
    page.present(sheet, animated: false)
    world.press("c")
    #expect(sheet.log.lines == ["page began c", "page ended c"])
    #expect(page.log.lines.isEmpty)
    page.dismiss(animated: false)
  }

  @Test func `the first responder receives presses before the page`() throws {
    let view = FirstView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    world.hold("d")
    #expect(try #require(page.presses.first).responder === view)
    #expect(page.log.lines == ["page began d"])
  }

  @Test func `a press ends at the responder at which it began`() {
    world.hold("e")
    let other = Page()
    world.window.rootViewController = other
    world.advance(by: 0)
    world.release("e")
    #expect(page.log.lines == ["page began e", "page ended e"])
    #expect(other.log.lines.isEmpty)
  }

  @Test func `a window that loses the focus cancels its presses`() {
    world.hold("f")
    world.display.post(InputEvent(timestamp: world.time, kind: .deactivated))
    world.advance(by: 0)
    world.release("f")
    #expect(page.log.lines == ["page began f", "page cancelled f"])
  }

  /// A key with modifiers, and the characters that it has with them.
  struct Typed: Sendable {
    var key: Key
    var modifiers: UIKeyModifierFlags = []
    var characters: String
  }

  @Test(arguments: [
    Typed(key: "a", modifiers: .shift, characters: "A"), Typed(key: "a", characters: "a"),
    Typed(key: "a", modifiers: .alphaShift, characters: "A"),
    Typed(key: "a", modifiers: [.alphaShift, .shift], characters: "a"),
    Typed(key: "1", modifiers: .shift, characters: "!"),
    Typed(key: .escape, characters: UIKeyCommand.inputEscape),
    Typed(key: .left, modifiers: .alternate, characters: UIKeyCommand.inputLeftArrow),
    Typed(key: .tab, characters: "\t"), Typed(key: .return, characters: "\r"),
    Typed(key: Key(.keyboardF5), characters: UIKeyCommand.f5),
  ])
  func `a key has the characters that its modifiers give it`(_ typed: Typed) throws {
    world.press(typed.key, modifiers: typed.modifiers)
    let pressed = page.presses.compactMap(\.key).first { $0.characters == typed.characters }
    #expect(try #require(pressed).modifierFlags == typed.modifiers)
  }

  @Test func `the Back key is a press of type menu without a key`() throws {
    world.press(.back)
    let press = try #require(page.presses.first)
    #expect(press.type == .menu && press.key == nil)
  }

  @Test func `keys of the keypad have the numericPad flag`() throws {
    world.press(Key(.keypad5))
    #expect(try #require(page.presses.first?.key).modifierFlags == .numericPad)
  }

  @Test func `without a key window, no press is delivered`() {
    world.window.isHidden = true
    world.press("g")
    #expect(page.log.lines.isEmpty)
  }
}
