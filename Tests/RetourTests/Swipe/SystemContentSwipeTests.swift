// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The kit's swipe from the content where UIKit has one, as from iOS 26 on.
@MainActor
@Suite(.freesControllers) struct SystemContentSwipeTests {
  private let world: World
  private let stack: BackNavigationController

  init() {
    stack = BackNavigationController(rootViewController: Self.page("A"))
    stack.backButton = .title("Back")
    stack.swipeArea = .content
    world = World(popsAreInterruptible: true, popsFromContent: true, root: stack)
    stack.pushViewController(Self.page("B"), animated: false)
    world.settle()
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func drag(to x: Double = 350) {
    world.finger.down(at: CGPoint(x: 120, y: 400))
    world.finger.move(to: CGPoint(x: x, y: 400), during: 0.15)
  }

  private func letGo() {
    world.finger.up()
    world.settle()
  }

  private var isSystems: Bool {
    stack.interactiveContentPopGestureRecognizer?.state == .changed
  }

  @Test func `the swipe is UIKit's, under a custom back button`() {
    drag()
    #expect(isSystems && stack.transitionCoordinator?.isInteractive == true)
    #expect(stack.lastSwipeVerdict?.reason == .allowed)
    letGo()
    expectStack(stack, ["A"])
  }

  @Test func `a stack whose area is the edge refuses it`() {
    stack.swipeArea = .edge()
    drag()
    #expect(stack.transitionCoordinator == nil && stack.lastSwipeVerdict?.reason == .outsideArea)
    letGo()
    expectStack(stack, ["A", "B"])
  }

  @Test func `a view's policy refuses it`() {
    stack.topViewController?.view.backSwipePolicy = .exclude
    drag()
    #expect(stack.transitionCoordinator == nil)
    letGo()
    expectStack(stack, ["A", "B"])
  }

  @Test func `a guard that denies makes the kit's own swipe resist`() {
    stack.topViewController?.navigationItem.backGuard = { _ in .deny }
    drag()
    #expect(!isSystems && stack.lastSwipeVerdict?.reason == .guardDenies)
    letGo()
    expectStack(stack, ["A", "B"])
  }

  @Test func `it takes over a pop that runs`() {
    stack.popViewController(animated: true)
    world.advance(by: 0.03)
    drag(to: 200)
    #expect(isSystems && stack.lastSwipeVerdict?.reason == .runningPop)
    world.finger.move(to: CGPoint(x: 121, y: 400), during: 0.2)
    world.finger.hold(for: 0.3)
    letGo()
    expectStack(stack, ["A", "B"])
  }
}
