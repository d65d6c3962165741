// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// Changes in which back buttons do not move: selected tabs and presentations.
@MainActor struct StillnessTests {
  private let world: World
  private let tabs = UITabBarController()
  private let stacks: [BackNavigationController]

  init() {
    stacks = (0..<2).map { _ in
      let stack = BackNavigationController()
      stack.backButton = BackButton.background(.pill).withMotion(.slide())
      stack.setViewControllers([.titled("Inbox"), .titled("Letter")], animated: false)
      return stack
    }
    tabs.viewControllers = stacks
    world = World(size: CGSize(width: 390, height: 300), scale: 1, root: tabs)
    world.settle()
  }

  /// Expects every button to stay in its place for a second.
  private func expectStillness() throws {
    for _ in 0..<20 {
      world.advance(by: 0.05)
      for stack in stacks {
        let view = try #require(stack.viewControllers[1].backView)
        let mover = try #require(view.subviews.first)
        #expect(mover.frame == view.bounds)
        #expect(mover.transform == .identity)
        #expect(mover.alpha == 1)
      }
    }
  }

  @Test func `selecting a tab moves no back button`() throws {
    tabs.selectedIndex = 1
    try expectStillness()
    #expect(stacks[1].viewControllers[1].backView?.window != nil)
    tabs.selectedIndex = 0
    try expectStillness()
    #expect(stacks[0].viewControllers[1].backView?.window != nil)
  }

  @Test func `presenting and dismissing moves no back button`() throws {
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    world.perform { tabs.present(modal, animated: true) }
    try expectStillness()
    world.perform { tabs.dismiss(animated: true) }
    try expectStillness()
    #expect(stacks[0].viewControllers[1].backView?.window != nil)
  }

  @Test func `a push on a reselected stack moves the back button`() throws {
    tabs.selectedIndex = 1
    try expectStillness()
    let mover = try #require(stacks[1].viewControllers[1].backView?.subviews.first)
    world.perform { stacks[1].pushViewController(.titled("Answer"), animated: true) }
    world.advance(by: 0.1)
    #expect(mover.superview === stacks[1].navigationBar)
    world.settle()
    #expect(mover.superview === stacks[1].viewControllers[1].backView)
  }

  @Test func `a stack in an unselected tab changes without motion`() throws {
    world.perform { stacks[1].pushViewController(.titled("Answer"), animated: true) }
    _ = world.perform { stacks[1].popViewController(animated: true) }
    try expectStillness()
    tabs.selectedIndex = 1
    try expectStillness()
  }
}
