// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// The focus before, during and after transitions.
@MainActor @Suite(.freesControllers) struct FocusReturnTests {
  /// A way back from the second page.
  enum WayBack: CaseIterable {
    case button, tap, swipe, program, unanimated, escape, toRoot, set
  }

  private let log = CallbackLog()
  private let root: FocusPage
  private let stack: UINavigationController
  private let world: World

  init() {
    root = FocusPage("R", log: log)
    stack = UINavigationController(rootViewController: root)
    world = World(size: CGSize(width: 320, height: 480), scale: 1, root: stack)
    let log = log
    root.buttons[1].addAction(
      UIAction { [unowned stack] _ in
        stack.pushViewController(FocusPage("N", log: log), animated: true)
      },
      for: .touchUpInside
    )
  }

  /// Pushes the next page from the second button, by keys.
  private func push() {
    _ = world.tab(2)
    world.press(.return)
    world.settle()
  }

  private func goBack(_ way: WayBack) {
    switch way {
    case .button:
      _ = world.tab(1, backward: true)
      #expect(world.focusedItem is UINavigationItemButtonView)
      world.press(.space)
    case .tap: world.tapBack()
    case .swipe: world.finger.swipeBack()
    case .program: stack.popViewController(animated: true)
    case .unanimated: stack.popViewController(animated: false)
    case .escape: world.performEscape()
    case .toRoot: stack.popToRootViewController(animated: true)
    case .set: stack.setViewControllers([root], animated: true)
    }
    world.settle()
  }

  @Test func `a page pushed by a key gets the focus when it has arrived`() {
    _ = world.tab(2)
    world.press(.return)
    world.advance(by: 0.2)
    #expect(world.focusedLabel == "R 2" && world.isFocusRingVisible)
    // Keys have no effect meanwhile.
    world.press(.return)
    world.press(.tab)
    #expect(world.focusedLabel == "R 2")
    world.settle()
    expectStack(stack, ["R", "N"])
    #expect(world.focusedLabel == "N 1" && world.isFocusRingVisible)
  }

  @Test func `a pushed page's preferred item gets the focus`() {
    _ = world.tab(1)
    let page = FocusPage("N")
    page.preferred = [page.buttons[2]]
    stack.pushViewController(page, animated: true)
    world.settle()
    #expect(world.focusedLabel == "N 3")
  }

  @Test(arguments: WayBack.allCases)
  func `after a pop the item that pushed has the focus again`(way: WayBack) {
    push()
    #expect(world.focusedLabel == "N 1")
    goBack(way)
    expectStack(stack, ["R"])
    #expect(world.focusedLabel == "R 2")
    #expect(world.isFocusRingVisible == (way != .tap && way != .swipe))
  }

  @Test func `a cancelled swipe leaves the focus as it was, without an update`() {
    push()
    _ = world.tab(1)
    _ = log.take()
    world.finger.swipeBack(to: 0.2, velocity: 10)
    world.settle()
    expectStack(stack, ["R", "N"])
    #expect(world.focusedLabel == "N 2" && log.lines.isEmpty)
  }

  @Test func `each page of a deep stack has its own item`() {
    for name in ["A", "B", "C"] {
      _ = world.tab(1)
      stack.pushViewController(FocusPage(name), animated: true)
      world.settle()
    }
    _ = world.tab(2)
    #expect(world.focusedLabel == "C 3")
    let labels = (0..<3).map { _ in
      stack.popViewController(animated: true)
      world.settle()
      return world.focusedLabel
    }
    #expect(labels == ["B 2", "A 2", "R 1"])
  }

  @Test func `a page that does not restore the focus takes its preferred item`() {
    root.restoresFocusAfterTransition = false
    push()
    goBack(.program)
    #expect(world.focusedLabel == "R 1")
  }

  @Test func `a page whose item is gone takes its preferred item`() {
    push()
    root.buttons[1].isHidden = true
    goBack(.program)
    #expect(world.focusedLabel == "R 1")
  }

  @Test func `a page without items leaves the focus to its bar, then the item has it again`() {
    _ = world.tab(1)
    stack.pushViewController(UIViewController(), animated: true)
    world.settle()
    #expect(world.focusedItem is UINavigationItemButtonView)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(world.focusedItem == nil)
    goBack(.program)
    #expect(world.focusedLabel == "R 1")
  }

  @Test func `a tab bar button keeps the focus when it selects, and tabs keep theirs`() {
    let other = FocusPage("T")
    let tabs = UITabBarController()
    tabs.viewControllers = [FocusPage("S"), other]
    world.window.rootViewController = tabs
    world.settle()
    _ = world.tab(2)
    tabs.selectedIndex = 1
    world.settle()
    #expect(world.focusedLabel == "T 1")
    tabs.selectedIndex = 0
    world.settle()
    #expect(world.focusedLabel == "S 2")
    _ = world.tab(3)
    #expect(world.focusedLabel == "T")
    world.press(.space)
    world.settle()
    #expect(tabs.selectedIndex == 1 && world.focusedLabel == "T")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func `the focus stays in what is presented, and returns after the dismissal`(
    style: UIModalPresentationStyle
  ) {
    _ = world.tab(2)
    let sheet = FocusPage("S")
    sheet.modalPresentationStyle = style
    stack.present(sheet, animated: true)
    world.settle()
    #expect(world.focusedLabel == "S 1")
    #expect(world.tab(3) == ["S 2", "S 3", "S 1"])
    UIFocusSystem.focusSystem(for: sheet)?.requestFocusUpdate(to: root.buttons[0])
    #expect(world.focusedLabel == "S 1")
    stack.dismiss(animated: true)
    world.settle()
    #expect(world.focusedLabel == "R 2" && world.isFocusRingVisible)
  }

  @Test func `the rows of an alert have the focus, its preferred one first`() {
    _ = world.tab(2)
    var choices: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["No", "Yes"] {
      alert.addAction(
        UIAlertAction(title: title, style: title == "No" ? .cancel : .default) { _ in
          choices.append(title)
        }
      )
    }
    alert.preferredAction = alert.actions[1]
    stack.present(alert, animated: true)
    world.settle()
    #expect(world.focusedLabel == "Yes" && world.isFocusRingVisible)
    #expect(world.tab(2) == ["No", "Yes"])
    world.press(.return)
    world.settle()
    #expect(choices == ["Yes"] && world.focusedLabel == "R 2")
  }

  @Test func `nothing behind an action sheet has the focus, not even its background`() {
    _ = world.tab(1)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "One", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    stack.present(sheet, animated: true)
    world.settle()
    #expect(world.tab(3) == ["Cancel", "One", "Cancel"])
    stack.dismiss(animated: false)
  }

  @Test func `a stack in a sheet returns the focus to what pushed, then to what presented`() {
    _ = world.tab(2)
    let inner = UINavigationController(rootViewController: FocusPage("S"))
    stack.present(inner, animated: true)
    world.settle()
    _ = world.tab(2)
    inner.pushViewController(FocusPage("U"), animated: true)
    world.settle()
    #expect(world.focusedLabel == "U 1")
    inner.popViewController(animated: true)
    world.settle()
    #expect(world.focusedLabel == "S 3")
    stack.dismiss(animated: true)
    world.settle()
    #expect(world.focusedLabel == "R 2")
  }
}
