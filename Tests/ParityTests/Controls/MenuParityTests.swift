// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Menus, actions and commands that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct MenuParityTests {
  // Apple documentation of `init(title:image:identifier:...)` of UIAction: the defaults.
  @Test func `an action has its documented defaults`() {
    let action = UIAction { _ in }
    #expect(action.title == "" && action.image == nil && action.subtitle == nil)
    #expect(action.discoverabilityTitle == nil && action.attributes == [] && action.state == .off)
    #expect(action.sender == nil)
  }

  // Apple documentation of `identifier` of UIAction: a unique one unless given.
  @Test func `actions without an identifier get different ones`() {
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    #expect(first.identifier != second.identifier && !first.identifier.rawValue.isEmpty)
    #expect(UIAction(identifier: .init("mine")) { _ in }.identifier.rawValue == "mine")
  }

  // Apple documentation of `title`, `attributes` and `state` of UIAction: they can be set.
  @Test func `title, attributes and state of an action can change`() {
    let action = UIAction(title: "A") { _ in }
    action.title = "B"
    action.attributes = [.destructive, .disabled]
    action.state = .mixed
    #expect(action.title == "B" && action.attributes == [.destructive, .disabled])
    #expect(action.state == .mixed)
  }

  // Apple documentation of `init(title:image:identifier:options:children:)` of UIMenu.
  @Test func `a menu keeps its children in order`() {
    let children = ["A", "B"].map { UIAction(title: $0) { _ in } }
    let menu = UIMenu(title: "Menu", children: children)
    #expect(menu.title == "Menu" && menu.children == children && menu.options == [])
    #expect(menu.image == nil && UIMenu(children: []).title == "")
  }

  // Apple documentation of `replacingChildren(_:)`: another menu with the same identity.
  @Test func `a menu with other children keeps title, identifier and options`() {
    let menu = UIMenu(
      title: "Menu",
      identifier: .init("id"),
      options: .displayInline,
      children: [UIAction(title: "A") { _ in }]
    )
    let other = menu.replacingChildren([])
    #expect(other.title == "Menu" && other.identifier == .init("id"))
    #expect(other.options == .displayInline && other.children.isEmpty && menu.children.count == 1)
  }

  // Apple documentation of `selectedElements`: those whose state is on.
  @Test func `the selected elements of a menu are on`() {
    let actions = ["A", "B", "C"].map { UIAction(title: $0) { _ in } }
    actions[1].state = .on
    let menu = UIMenu(options: .singleSelection, children: actions)
    #expect(menu.selectedElements == [actions[1]])
  }

  // Apple headers UIMenu.h and UIMenuElement.h: the bits and values.
  @Test func `constants have the values of the headers`() {
    #expect(UIMenuElement.State.off.rawValue == 0 && UIMenuElement.State.on.rawValue == 1)
    #expect(UIMenuElement.State.mixed.rawValue == 2)
    #expect(UIMenuElement.Attributes.disabled.rawValue == 1)
    #expect(UIMenuElement.Attributes.destructive.rawValue == 2)
    #expect(UIMenuElement.Attributes.hidden.rawValue == 4)
    #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8)
    #expect(UIMenu.Options.displayInline.rawValue == 1 && UIMenu.Options.destructive.rawValue == 2)
    #expect(UIMenu.Options.singleSelection.rawValue == 32)
  }

  // Apple documentation of `init(input:modifierFlags:action:)` of UIKeyCommand.
  @Test func `a key command keeps its input and modifiers`() {
    let command = UIKeyCommand(
      input: "s",
      modifierFlags: [.command, .shift],
      action: NSSelectorFromString("save")
    )
    #expect(command.input == "s" && command.modifierFlags == [.command, .shift])
    #expect(!command.wantsPriorityOverSystemBehavior && command.title == "")
    #expect(command.attributes == [] && command.state == .off)
  }

  // Apple documentation of UIKeyCommand: the inputs of special keys differ.
  @Test func `special keys have inputs of their own`() {
    let inputs = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputPageUp,
      UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
      UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f12,
    ]
    #expect(Set(inputs).count == 12 && !inputs.contains(""))
  }

  // Apple documentation of UICommand: its parts.
  @Test func `a command keeps its parts`() {
    let command = UICommand(
      title: "A",
      action: NSSelectorFromString("act"),
      propertyList: "list",
      attributes: .disabled,
      state: .on
    )
    #expect(command.title == "A" && command.propertyList as? String == "list")
    #expect(command.attributes == .disabled && command.state == .on)
    #expect(command.action == NSSelectorFromString("act"))
  }
}
