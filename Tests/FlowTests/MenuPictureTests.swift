// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The appearance of menus.
@MainActor struct MenuPictureTests {
  private func world(
    _ look: PresentationPictureTests.Look,
    _ menu: () -> UIMenu
  ) -> World {
    let page = UIViewController()
    page.title = "Notes"
    page.view.backgroundColor = .systemBackground
    let world = World(
      look.direction,
      size: CGSize(width: 320, height: 480),
      scale: 2,
      style: look.style,
      root: UINavigationController(rootViewController: page)
    )
    // Symbols are drawn for the screen that there is when they are made.
    world.perform {
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu())
    }
    world.settle()
    return world
  }

  private func open(_ world: World) {
    let x: CGFloat = world.direction == .rightToLeft ? 40 : 280
    world.finger.tap(at: CGPoint(x: x, y: 22))
  }

  private func action(
    _ title: String,
    symbol: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title,
      image: symbol.flatMap { UIImage(systemName: $0) },
      attributes: attributes,
      state: state
    ) { _ in }
  }

  private var menu: UIMenu {
    let order = UIMenu(
      title: "Sort by",
      options: [.displayInline, .singleSelection],
      children: [action("Name", state: .on), action("Date"), action("Tags", state: .mixed)]
    )
    let more = UIMenu(title: "More", children: [action("Print"), action("Share")])
    let last = UIMenu(
      options: .displayInline,
      children: [
        action("Archive", attributes: .disabled),
        action("Delete", symbol: "xmark", attributes: .destructive),
      ]
    )
    let new = action("New", symbol: "plus")
    new.subtitle = "In this folder"
    return UIMenu(children: [new, more, order, last])
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `a menu opens below its item`(_ look: PresentationPictureTests.Look) {
    let world = world(look) { menu }
    open(world)
    world.advance(by: 0.03)
    expectGolden(of: world, named: "\(look)-opening")
    world.settle()
    expectGolden(of: world, named: "\(look)-rest")
    world.finger.tap(at: CGPoint(x: world.direction == .rightToLeft ? 100 : 200, y: 136))
    world.settle()
    expectGolden(of: world, named: "\(look)-submenu")
  }

  @Test func `small and medium elements lie side by side`() {
    let world = world(.light) {
      let small = UIMenu(
        options: .displayInline,
        preferredElementSize: .small,
        children: ["plus", "minus", "xmark", "checkmark"].map { (name: String) in
          action(name, symbol: name)
        }
      )
      let medium = UIMenu(
        options: .displayInline,
        preferredElementSize: .medium,
        children: ["plus", "minus", "xmark"].map { (name: String) in action(name, symbol: name) }
      )
      return UIMenu(children: [small, medium, action("A row")])
    }
    open(world)
    world.settle()
    expectGolden(of: world, named: "rest")
  }

  @Test func `a long menu fills the height and highlights the row under the finger`() {
    let rows = (1...20).map { action($0 == 2 ? "A text that needs two lines in a menu" : "\($0)") }
    let world = world(.light) { UIMenu(children: rows) }
    world.finger.down(at: CGPoint(x: 280, y: 22))
    world.settle()
    world.finger.move(to: CGPoint(x: 150, y: 200), during: 0.2)
    expectGolden(of: world, named: "held")
  }

  @Test(arguments: PresentationPictureTests.Look.allCases)
  func `the back button shows the pages below`(_ look: PresentationPictureTests.Look) {
    let stack = UINavigationController()
    stack.setViewControllers(
      ["Mailboxes", "Inbox", "Letter"].map { title in
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemBackground
        return page
      },
      animated: false
    )
    let world = World(
      look.direction,
      size: CGSize(width: 320, height: 320),
      scale: 2,
      style: look.style,
      root: stack
    )
    world.settle()
    world.finger.down(at: CGPoint(x: look == .mirrored ? 290 : 30, y: 22))
    world.finger.hold(for: 0.6)
    world.finger.up()
    world.settle()
    expectGolden(of: world, named: "\(look)-rest")
  }
}
