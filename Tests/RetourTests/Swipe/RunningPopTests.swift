// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import RetourTesting
import Testing
import UIKit

/// The kit's part where a swipe takes over a pop that runs.
@MainActor
@Suite(.freesControllers) struct RunningPopTests {
  private let world: World
  private let stack: BackNavigationController

  init() {
    stack = BackNavigationController(rootViewController: Self.page("A"))
    stack.backButton = .title("Back")
    world = World(popsAreInterruptible: true, root: stack)
    stack.pushViewController(Self.page("B"), animated: false)
    world.settle()
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func catchPage() {
    world.advance(by: 0.02)
    world.finger.down(at: CGPoint(x: 3, y: 300))
    world.finger.move(to: CGPoint(x: 30, y: 300), during: 0.02)
  }

  private func letGoEarly() {
    world.finger.move(to: CGPoint(x: 4, y: 300), during: 0.2)
    world.finger.hold(for: 0.3)
    world.finger.up()
    world.settle()
  }

  @Test func `a pop under a custom back button is caught, and the button returns`() {
    let button = stack.topViewController?.navigationItem.leftBarButtonItem
    #expect(button != nil)
    stack.popViewController(animated: true)
    catchPage()
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(stack.lastSwipeVerdict?.reason == .runningPop)
    #expect(
      stack.lastSwipeVerdict?.description
        == "Began. The swipe takes over the pop that is running."
    )
    letGoEarly()
    expectStack(stack, ["A", "B"])
    #expect(stack.topViewController?.navigationItem.leftBarButtonItem === button)
    world.finger.swipeBack()
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `a request whose pop is caught and cancelled ends cancelled`() async {
    let outcome = Task { await stack.requestPop() }
    while stack.transitionCoordinator == nil { await Task.yield() }
    catchPage()
    letGoEarly()
    #expect(await outcome.value == .cancelled)
    expectStack(stack, ["A", "B"])
  }

  @Test func `no guard is asked about a pop that runs already`() {
    var asked = 0
    stack.topViewController?.navigationItem.backGuard = { _ in
      asked += 1
      return .deny
    }
    stack.popViewController(animated: true)
    catchPage()
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(asked == 0)
    world.finger.move(to: CGPoint(x: 380, y: 300), during: 0.2)
    world.finger.up()
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `a swipe that takes over a pop ends the question of the page below`() async {
    let dialog = Dialog()
    stack.viewControllers[1].navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    stack.pushViewController(Self.page("C"), animated: false)
    world.settle()
    stack.popViewController(animated: true)
    let outcome = Task { await stack.requestPop() }
    while dialog.questions == 0 { await Task.yield() }
    catchPage()
    #expect(stack.lastSwipeVerdict?.reason == .runningPop)
    letGoEarly()
    #expect(await outcome.value == .superseded(by: nil))
    dialog.answer(true)
    await world.settleTasks()
    expectStack(stack, ["A", "B", "C"])
  }

  @Test func `a push that takes the place of the page is caught as a push`() {
    let pages = [stack.viewControllers[0], Self.page("C")]
    stack.setViewControllers(pages, animated: true)
    catchPage()
    #expect(stack.lastSwipeVerdict?.reason == .allowed)
    world.finger.move(to: CGPoint(x: 380, y: 300), during: 0.2)
    world.finger.up()
    world.settle()
    expectStack(stack, ["A"])
  }

  @Test func `a page without a swipe area is not caught`() {
    stack.topViewController?.navigationItem.swipeArea = .disabled
    stack.popViewController(animated: true)
    catchPage()
    #expect(stack.transitionCoordinator?.isInteractive == false)
    #expect(stack.lastSwipeVerdict?.reason == .disabled)
    #expect(stack.lastSwipeVerdict?.area == .disabled)
    world.finger.up()
    world.settle()
    expectStack(stack, ["A"])
  }
}
