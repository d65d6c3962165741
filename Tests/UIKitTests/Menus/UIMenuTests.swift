// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

@MainActor
struct UIMenuTests {
  @Test func `a menu without arguments has Apple's defaults`() {
    let (menu, other) = (UIMenu(), UIMenu())
    #expect(menu.title == "" && menu.subtitle == nil && menu.image == nil)
    #expect(menu.options == [] && menu.children.isEmpty && menu.selectedElements.isEmpty)
    #expect(menu.preferredElementSize == .automatic)
    #expect(menu.identifier != other.identifier)
    #expect(menu.identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
  }

  @Test func `replacingChildren keeps the configuration`() {
    let image = UIImage(systemName: "plus")
    let menu = UIMenu(
      title: "Sort",
      subtitle: "by",
      image: image,
      identifier: UIMenu.Identifier("sort"),
      options: [.singleSelection, .displayInline],
      preferredElementSize: .medium,
      children: [UIAction(title: "Name") { _ in }]
    )
    let copy = menu.replacingChildren([UIAction(title: "Date") { _ in }])
    #expect(copy !== menu && menu.children.map(\.title) == ["Name"])
    #expect(copy.children.map(\.title) == ["Date"])
    #expect(copy.title == "Sort" && copy.subtitle == "by" && copy.image === image)
    #expect(copy.identifier == menu.identifier && copy.options == menu.options)
    #expect(copy.preferredElementSize == .medium)
  }

  @Test func `selectedElements are those of the menu and its submenus that are on`() {
    let on = UIAction(title: "A", state: .on) { _ in }
    let mixed = UIAction(title: "B", state: .mixed) { _ in }
    let deep = UIAction(title: "C", state: .on) { _ in }
    let menu = UIMenu(children: [mixed, on, UIMenu(children: [UIMenu(children: [deep])])])
    #expect(menu.selectedElements == [on, deep])
    on.state = .off
    #expect(menu.selectedElements == [deep])
  }

  @Test func `the values of options and sizes are Apple's`() {
    #expect(UIMenu.Options.displayInline.rawValue == 1)
    #expect(UIMenu.Options.destructive.rawValue == 2)
    #expect(UIMenu.Options.singleSelection.rawValue == 32)
    #expect(UIMenu.Options.displayAsPalette.rawValue == 128)
    let sizes: [UIMenu.ElementSize] = [.automatic, .small, .medium, .large]
    #expect(sizes.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8)
  }

  @Test func `performWithSender runs an action with its sender, also a disabled one`() {
    var senders: [String] = []
    let action = UIAction(title: "A", attributes: .disabled) { action in
      senders.append(action.sender as? String ?? "none")
    }
    action.performWithSender("row", target: nil)
    #expect(senders == ["row"])
    #expect(action.sender == nil)
  }
}
