// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// The keys that press the item with the focus, and their precedence.
@MainActor @Suite(.freesControllers) struct FocusPressTests {
  private final class Commands: UIViewController {
    var keys: [UIKeyCommand] = []
    var performed = 0
    var presses: [UIKeyboardHIDUsage] = []
    var takesPresses = false
    override var keyCommands: [UIKeyCommand]? { keys }
    override var canBecomeFirstResponder: Bool { true }
    func perform(_ sender: Any?) { performed += 1 }
    static let perform = Selector("perform:", Commands.perform(_:))
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      self.presses += presses.compactMap { $0.key?.keyCode }
      if !takesPresses { super.pressesBegan(presses, with: event) }
    }
  }

  private let page = FocusPage("P")
  private let holder = Commands()
  private let world: World
  private let log = CallbackLog()

  init() {
    holder.addChild(page)
    holder.view.addSubview(page.view)
    page.didMove(toParent: holder)
    world = World(size: CGSize(width: 320, height: 480), scale: 1, root: holder)
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
      ("primary", .primaryActionTriggered),
    ] {
      let log = log
      page.buttons[0].addAction(UIAction { _ in log.add(name) }, for: event)
    }
  }

  @Test(arguments: [Key.return, .space, Key(.keypadEnter)])
  func `a key presses a control as a tap does`(key: Key) {
    _ = world.tab(1)
    world.hold(key)
    #expect(page.buttons[0].isHighlighted)
    #expect(log.lines == ["down"])
    world.release(key)
    #expect(!page.buttons[0].isHighlighted)
    #expect(log.lines == ["down", "up", "primary"])
  }

  @Test func `a press that is cancelled, or whose control is disabled, has no action`() {
    _ = world.tab(1)
    world.hold(.space)
    world.display.post(InputEvent(timestamp: world.time, kind: .deactivated))
    world.advance(by: 0)
    #expect(log.lines == ["down", "cancel"] && !page.buttons[0].isHighlighted)
    world.hold(.return)
    page.buttons[0].isEnabled = false
    world.release(.return)
    #expect(log.lines == ["down", "cancel", "down", "cancel"])
  }

  @Test(arguments: World.Direction.allCases)
  func `the arrows to the sides change a slider, segments and page dots, the others move the focus`(
    _ direction: World.Direction
  ) {
    let (slider, dots) = (
      UISlider(frame: CGRect(x: 20, y: 50, width: 200, height: 31)), UIPageControl()
    )
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 1)
    (dots.numberOfPages, slider.value) = (3, 0.5)
    segments.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    dots.frame = CGRect(x: 20, y: 150, width: 200, height: 26)
    let page = UIViewController()
    let controls: [UIControl] = [slider, segments, dots]
    var changes: [Int] = [0, 0, 0]
    for (index, control) in controls.enumerated() {
      control.addAction(UIAction { _ in changes[index] += 1 }, for: .valueChanged)
      page.view.addSubview(control)
    }
    let world = World(direction, size: CGSize(width: 320, height: 480), scale: 1, root: page)
    let (more, less): (Key, Key) = direction == .leftToRight ? (.right, .left) : (.left, .right)
    world.press(.tab)
    for key in [more, more, less] { world.press(key) }
    #expect(abs(slider.value - 0.6) < 1e-6)
    world.press(.down)
    #expect(world.focusedItem === segments)
    for key in [more, more] { world.press(key) }
    #expect(segments.selectedSegmentIndex == 2)
    world.press(less)
    #expect(segments.selectedSegmentIndex == 0)
    world.press(.down)
    for key in [more, more, more, less] { world.press(key) }
    #expect(dots.currentPage == 1)
    #expect(world.focusedItem === dots)
    #expect(changes == [3, 2, 3])
    world.press(.up)
    segments.isMomentary = true
    world.press(more)
    #expect(changes[1] == 2)
  }

  @Test func `a key opens the menu that is the primary action, which takes the keys`() {
    var choices = 0
    page.buttons[0].menu = UIMenu(children: [UIAction(title: "One") { _ in choices += 1 }])
    page.buttons[0].showsMenuAsPrimaryAction = true
    _ = world.tab(1)
    world.press(.space)
    #expect(world.window.openMenu != nil)
    world.press(.tab)
    #expect(world.focusedItem === page.buttons[0])
    world.press(.down)
    world.press(.return)
    world.settle()
    #expect(world.window.openMenu == nil && choices == 1)
    #expect(world.tab(1) == ["P 2"])
    #expect(log.lines.isEmpty)
  }

  @Test func `the menu key opens the menu of the control with the focus`() {
    page.buttons[1].menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    _ = world.tab(2)
    world.press(Key(.keyboardApplication))
    #expect(world.window.openMenu != nil)
    world.press(.escape)
    world.settle()
    #expect(world.focusedLabel == "P 2")
  }

  @Test(arguments: [false, true])
  func `a key command has its key before the focus only if it wants priority`(wants: Bool) {
    for input in ["\t", UIKeyCommand.inputDownArrow, "\r"] {
      let command = UIKeyCommand(input: input, modifierFlags: [], action: Commands.perform)
      command.wantsPriorityOverSystemBehavior = wants
      holder.keys.append(command)
    }
    world.press(.tab)
    #expect(holder.performed == (wants ? 1 : 0))
    #expect(world.focusedLabel == (wants ? nil : "P 1"))
    world.press(.return)
    world.press(.down)
    #expect(holder.performed == (wants ? 3 : 0))
    #expect(log.lines.isEmpty == wants && world.focusedLabel == (wants ? nil : "P 2"))
  }

  @Test func `a key that the focus cannot use is a key command's`() {
    holder.keys = [
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Commands.perform),
      UIKeyCommand(input: "\t", modifierFlags: .control, action: Commands.perform),
    ]
    _ = world.tab(1)
    world.press(.up)
    world.press(.tab, modifiers: .control)
    #expect(holder.performed == 2 && world.focusedLabel == "P 1")
  }

  @Test func `a responder that takes a press keeps it from the focus`() {
    holder.takesPresses = true
    world.press(.tab)
    #expect(world.focusedItem == nil && holder.presses == [.keyboardTab])
    holder.takesPresses = false
    _ = world.tab(1)
    holder.takesPresses = true
    world.press(.space)
    #expect(log.lines.isEmpty)
  }

  @Test func `presses go to the first responder, else to the item with the focus`() throws {
    final class Spy: UIView {
      var began: [UIKeyboardHIDUsage] = []
      override var canBecomeFocused: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        began += presses.compactMap { $0.key?.keyCode }
        super.pressesBegan(presses, with: event)
      }
    }
    let spy = Spy(frame: CGRect(x: 20, y: 20, width: 50, height: 30))
    page.view.addSubview(spy)
    world.press("a")
    #expect(spy.began.isEmpty)
    _ = world.tab(1)
    world.press("a")
    #expect(world.focusedItem === spy && spy.began == [.keyboardA])
    holder.becomeFirstResponder()
    world.press("b")
    #expect(spy.began == [.keyboardA])
    // The first responder did not take the key.
    #expect(world.tab(1) == ["P 1"])
  }

  @Test func `keys that press nothing have no effect while a control tracks a finger`() {
    _ = world.tab(1)
    page.buttons[0].sendActions(for: .valueChanged)
    world.finger.down(at: CGPoint(x: 60, y: 115))
    world.press(.return)
    #expect(log.lines == ["down"])
    world.finger.up()
    #expect(log.lines == ["down", "up", "primary"])
  }
}
