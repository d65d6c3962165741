// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// Swipes about which a guard denies or asks.
@MainActor @Suite(.freesControllers) struct HeldSwipeTests {
  @Test(arguments: World.Direction.allCases)
  func `a denied swipe follows with resistance and springs back`(_ direction: World.Direction) {
    let kit = KitScenario(["A", "B"], direction)
    let page = kit.stack.viewControllers[1]
    page.navigationItem.backGuard = { _ in .deny }
    kit.world.finger.dragFromLeadingEdge(to: 0.8)
    let share = kit.share(of: page.view)
    #expect(share > 0.08 && share < 0.25, "\(share)")
    kit.world.finger.up()
    kit.world.advance(by: 0.05)
    #expect(kit.share(of: page.view) < share)
    kit.world.settle()
    #expect(kit.share(of: page.view) == 0)
    expectStack(kit.stack, ["A", "B"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe that asks holds its page and resumes the same pop`(
    _ direction: World.Direction
  ) async {
    let kit = KitScenario(["A", "B"], direction)
    let page = kit.stack.viewControllers[1]
    let dialog = Dialog()
    page.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    kit.world.finger.dragFromLeadingEdge(to: 0.7)
    // A pan swallows the 10 points after which it begins.
    let share = 0.7 - 10.0 / 195
    #expect(abs(kit.share(of: page.view) - share) < 0.01)
    #expect(dialog.questions == 0, "the question is put when the finger lets go")
    kit.world.finger.up()
    await kit.world.settleTasks()
    let held = kit.share(of: page.view)
    #expect(abs(held - share) < 0.01, "\(held)")
    #expect(dialog.questions == 1)
    kit.world.advance(by: 5)
    #expect(kit.share(of: page.view) == held)
    dialog.answer(true)
    // The answer passes through another thread, which may wait for a processor.
    var shares = [held]
    for _ in 0..<1000 where shares.count < 5 {
      if shares.count == 1 { try? await Task.sleep(for: .milliseconds(1)) }
      kit.world.advance(by: 1.0 / 60)
      let share = kit.share(of: page.view)
      if share != held { shares.append(share) }
    }
    #expect(shares == shares.sorted(), "\(shares)")
    // The finger moved 0.7 of the width in a quarter of a second: 2.8 widths per second.
    #expect(shares.count == 5 && shares[2] - shares[0] > 0.04, "\(shares)")
    await kit.world.settleTasks()
    expectStack(kit.stack, ["A"])
    let calls = kit.log.lines.filter { $0.hasPrefix("B.view") }
    #expect(calls.filter { $0.contains("viewWillDisappear") }.count == 1, "\(calls)")
    #expect(calls.filter { $0.contains("viewDidDisappear") }.count == 1)
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe that lets go too early settles back without a question`(
    _ direction: World.Direction
  ) async {
    let kit = KitScenario(["A", "B"], direction)
    let dialog = Dialog()
    kit.stack.topViewController?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    kit.world.finger.dragFromLeadingEdge(to: 0.3)
    kit.world.finger.hold(for: 0.2)
    kit.world.finger.up()
    await kit.world.settleTasks()
    #expect(dialog.questions == 0)
    expectStack(kit.stack, ["A", "B"])
    #expect(kit.stack.transitionCoordinator == nil)
  }

  @Test(arguments: SwipeTests.Obstacle.allCases, World.Direction.allCases)
  func `a guard is asked once about a swipe with any button`(
    _ obstacle: SwipeTests.Obstacle,
    _ direction: World.Direction
  ) async {
    let kit = KitScenario(["A", "B"], direction)
    obstacle.install(on: kit)
    var requests: [BackRequest.Trigger] = []
    kit.stack.topViewController?.navigationItem.backGuard = { request in
      requests.append(request.trigger)
      return .ask { true }
    }
    kit.world.finger.dragFromLeadingEdge(to: 0.7)
    kit.world.finger.up()
    await kit.world.settleTasks()
    #expect(requests == [.edgeSwipe])
    expectStack(kit.stack, ["A"])
  }

  /// A change of the stack by code in a callback.
  enum Change: CaseIterable {
    case pop, popToRoot, push, set
  }

  @Test(arguments: Change.allCases, [true, false])
  func `code that changes the stack while a held swipe begins prevails`(
    _ change: Change,
    _ denies: Bool
  ) async throws {
    let kit = KitScenario(["A", "B", "C"])
    let (stack, dialog) = (kit.stack, Dialog())
    let pages = stack.viewControllers
    let page = try #require(pages[1] as? LoggedPage)
    pages[2].navigationItem.backGuard = { _ in denies ? .deny : .ask { await dialog.ask() } }
    page.reactions["viewWillAppear"] = { [weak page, log = kit.log] in
      page?.reactions = [:]
      switch change {
      case .pop: stack.popViewController(animated: true)
      case .popToRoot: stack.popToRootViewController(animated: true)
      case .push: stack.pushViewController(LoggedPage("D", log), animated: true)
      case .set: stack.setViewControllers([pages[0], LoggedPage("D", log)], animated: true)
      }
    }
    kit.world.finger.dragFromLeadingEdge(to: 0.7)
    kit.world.finger.up()
    await kit.world.settleTasks()
    #expect(dialog.questions == 0 && stack.transitionCoordinator == nil)
    switch change {
    case .pop: expectStack(stack, ["A", "B"])
    case .popToRoot: expectStack(stack, ["A"])
    case .push: expectStack(stack, ["A", "B", "C", "D"])
    case .set: expectStack(stack, ["A", "D"])
    }
    kit.push("E")
    let count = stack.viewControllers.count
    kit.swipe()
    #expect(stack.viewControllers.count == count - 1)
    pages[2].navigationItem.backGuard = nil
  }

  @Test func `the dialog of a held page is an alert that the swipe waits for`() async {
    let kit = KitScenario(["A", "B"])
    let page = kit.stack.viewControllers[1]
    page.navigationItem.backGuard = { [weak page] _ in
      .ask {
        await withCheckedContinuation { continuation in
          let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
          let discard = UIAlertAction(title: "Discard", style: .destructive) { _ in
            continuation.resume(returning: true)
          }
          alert.addAction(discard)
          page?.present(alert, animated: true)
        }
      }
    }
    kit.world.finger.dragFromLeadingEdge(to: 0.7)
    kit.world.finger.up()
    await kit.world.settleTasks()
    let alert = kit.world.window.rootViewController?.presentedViewController
    #expect(alert is UIAlertController)
    // The only action is the bottom row.
    if let view = alert?.view {
      let frame = view.convert(view.bounds, to: nil)
      kit.world.finger.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 20))
    }
    await kit.world.settleTasks()
    expectStack(kit.stack, ["A"])
    #expect(kit.world.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `a stack that is released while a page asks releases its pages`() async {
    let dialog = Dialog()
    weak var released: BackNavigationController?
    do {
      let kit = KitScenario(["A", "B"])
      released = kit.stack
      kit.stack.topViewController?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
      kit.world.finger.dragFromLeadingEdge(to: 0.7)
      kit.world.finger.up()
      await kit.world.settleTasks()
      #expect(dialog.questions == 1)
      kit.world.window.rootViewController = nil
    }
    for _ in 0..<8 { await Task.yield() }
    #expect(dialog.cancellations == 1)
    #expect(released == nil)
    dialog.answer(true)
    for _ in 0..<8 { await Task.yield() }
  }
}
