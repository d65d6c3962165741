// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.freesControllers) struct MenuKeyTests {
  private func press(_ keys: Key..., in stage: MenuStage) {
    for key in keys {
      stage.world.press(key)
      stage.world.settle()
    }
  }

  private func selected(in stage: MenuStage) -> [Int] {
    stage.menus.last?.itemViews.indices.filter {
      stage.menus.last?.itemViews[$0].isHighlighted == true
    }
      ?? []
  }

  @Test func `arrows select rows that can be chosen, and go round`() {
    let stage = MenuStage()
    stage.open(
      UIMenu(
        children: [
          stage.action("A"), stage.action("B", attributes: .disabled), stage.action("C"),
        ]
      )
    )
    press(.down, in: stage)
    #expect(selected(in: stage) == [0])
    press(.down, in: stage)
    #expect(selected(in: stage) == [2])
    press(.down, in: stage)
    #expect(selected(in: stage) == [0])
    press(.up, in: stage)
    #expect(selected(in: stage) == [2])
    press(.return, in: stage)
    #expect(stage.chosen == ["C"] && stage.menus.isEmpty)
  }

  @Test(arguments: World.Direction.allCases)
  func `an arrow opens a submenu, the other arrow and Esc close it`(
    _ direction: World.Direction
  ) {
    let stage = MenuStage(direction, button: CGRect(x: 120, y: 40, width: 80, height: 40))
    let (into, out): (Key, Key) = direction == .rightToLeft ? (.left, .right) : (.right, .left)
    stage.open(UIMenu(children: [UIMenu(title: "More", children: [stage.action("A")])]))
    press(.down, into, in: stage)
    #expect(stage.menus.count == 2)
    press(out, in: stage)
    #expect(stage.menus.count == 1)
    press(out, in: stage)
    #expect(stage.menus.count == 1, "it leads out of submenus only")
    press(.down, .space, .escape, in: stage)
    #expect(stage.menus.count == 1)
    press(.down, .return, .down, .down, .return, in: stage)
    #expect(stage.chosen == ["A"] && stage.menus.isEmpty, "the first row leads back")
  }

  @Test func `Esc closes a menu and reaches no responder`() {
    final class Page: UIViewController {
      var escapes = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(action: Selector("escape", Page.escape), input: UIKeyCommand.inputEscape)]
      }
      func escape(_ sender: Any?) { escapes += 1 }
    }
    let stage = MenuStage()
    let page = Page()
    stage.world.window.rootViewController = page
    page.view.addSubview(stage.button)
    stage.open(UIMenu(children: [stage.action("A")]))
    press(.escape, in: stage)
    #expect(stage.menus.isEmpty && page.escapes == 0)
    press(.escape, in: stage)
    #expect(page.escapes == 1)
  }

  @Test func `the arrows scroll a long menu to the selected row`() throws {
    let stage = MenuStage(size: CGSize(width: 320, height: 300))
    stage.open(UIMenu(children: (1...20).map { stage.action("\($0)") }))
    press(.up, in: stage)
    let menu = try #require(stage.menus.last)
    #expect(selected(in: stage) == [19] && menu.offset == menu.maximumOffset)
    press(.down, in: stage)
    #expect(selected(in: stage) == [0] && menu.offset == 0)
  }

  @Test(arguments: [true, false])
  func `the menu key opens the menu of the back button`(_ isCustom: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.viewControllers[0].title = "Inbox"
    let page = UIViewController()
    if isCustom {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
      button.menu = UIMenu(children: [UIAction(title: "Inbox") { _ in }])
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    }
    stack.pushViewController(page, animated: false)
    let world = World(root: stack)
    world.settle()
    world.press(.menu)
    world.settle()
    #expect(world.window.openMenu != nil)
    world.press(.escape)
    world.settle()
    #expect(world.window.openMenu == nil)
  }
}
