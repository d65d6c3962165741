// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// Key commands along the responder chain.
@MainActor @Suite(.freesControllers) struct UIKeyCommandTests {
  private class Page: UIViewController {
    let log = CallbackLog()
    var commands: [UIKeyCommand] = []
    var accepts = true
    var disables = false
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      accepts && super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) {
      if disables { command.attributes.insert(.disabled) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.add("press")
    }
    func open(_ sender: UIKeyCommand) { log.add("open \(sender.input ?? "")") }
    static let open = Selector("open:", Page.open(_:))
  }

  private final class Outer: UIViewController {
    let log = CallbackLog()
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "o", modifierFlags: .command, action: Outer.open)]
    }
    func open(_ sender: UIKeyCommand) { log.add("outer open") }
    static let open = Selector("open:", Outer.open(_:))
  }

  private let page = Page()

  private func makeWorld(_ direction: World.Direction = .leftToRight) -> World {
    World(direction, size: CGSize(width: 100, height: 200), scale: 1, root: page)
  }

  @Test func `a command takes the press that matches its input and its modifiers`() {
    let world = makeWorld()
    page.commands = [UIKeyCommand(input: "o", modifierFlags: .command, action: Page.open)]
    world.press("o", modifiers: .command)
    world.press("o", modifiers: [.command, .shift])
    world.press("o")
    // Each modifier is a press of its own.
    #expect(page.log.lines == ["press", "open o", "press", "press", "press", "press"])
  }

  @Test func `a command of an outer responder applies where no inner one takes the press`() {
    let world = makeWorld()
    let outer = Outer()
    outer.addChild(page)
    world.window.rootViewController = outer
    outer.view.addSubview(page.view)
    page.didMove(toParent: outer)
    world.press("o", modifiers: .command)
    #expect(outer.log.lines == ["outer open"])
    page.commands = [UIKeyCommand(input: "o", modifierFlags: .command, action: Page.open)]
    world.press("o", modifiers: .command)
    #expect(outer.log.lines == ["outer open"])
    #expect(page.log.lines == ["press", "press", "open o"])
  }

  @Test(arguments: ["refused", "disabled", "validated"])
  func `a command that cannot be performed leaves the press to the responders`(_ reason: String) {
    let world = makeWorld()
    let command = UIKeyCommand(input: "o", modifierFlags: [], action: Page.open)
    page.commands = [command]
    switch reason {
    case "refused": page.accepts = false
    case "disabled": command.attributes = .disabled
    default: page.disables = true
    }
    world.press("o")
    #expect(page.log.lines == ["press"])
  }

  @Test func `inputs name the keys without characters`() {
    let world = makeWorld()
    page.commands = [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Page.open),
      UIKeyCommand(
        input: UIKeyCommand.inputLeftArrow,
        modifierFlags: .alternate,
        action: Page.open
      ),
      UIKeyCommand(input: "?", modifierFlags: [], action: Page.open),
    ]
    world.press(.escape)
    world.press(.left, modifiers: .alternate)
    world.press("/", modifiers: .shift)
    let opened = page.log.lines.filter { $0 != "press" }
    #expect(opened == ["open UIKeyInputEscape", "open UIKeyInputLeftArrow", "open ?"])
  }

  @Test(arguments: [true, false])
  func `arrows are mirrored in a right-to-left interface unless the command refuses`(
    _ mirrors: Bool
  ) {
    let world = makeWorld(.rightToLeft)
    let command = UIKeyCommand(
      input: UIKeyCommand.inputLeftArrow,
      modifierFlags: [],
      action: Page.open
    )
    command.allowsAutomaticMirroring = mirrors
    page.commands = [command]
    world.press(mirrors ? .right : .left)
    world.press(mirrors ? .left : .right)
    #expect(page.log.lines == ["open UIKeyInputLeftArrow", "press"])
  }

  @Test func `a command has its title, state and attributes`() {
    let command = UIKeyCommand(
      title: "Open",
      action: Page.open,
      input: "o",
      modifierFlags: .command,
      propertyList: 7,
      discoverabilityTitle: "Open the letter",
      attributes: .destructive,
      state: .on
    )
    #expect(command.title == "Open" && command.discoverabilityTitle == "Open the letter")
    #expect(command.attributes == .destructive && command.state == .on)
    #expect(command.propertyList as? Int == 7 && command.action == Page.open)
    #expect(command.input == "o" && command.modifierFlags == .command)
    #expect(!command.wantsPriorityOverSystemBehavior && command.allowsAutomaticMirroring)
  }
}
