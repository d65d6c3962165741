// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// Swipes from the trailing edge, which return the pages that were popped.
@MainActor @Suite(.freesControllers) struct ForwardSwipeTests {
  /// A stack of A and B, from which B was popped and is kept.
  private func scenario(
    _ direction: World.Direction = .leftToRight,
    pops: Bool = true,
    prepare: (BackNavigationController) -> Void = { _ in }
  ) -> (KitScenario, UIViewController) {
    let kit = KitScenario(["A", "B"], direction) {
      $0.forwardBudget = 2
      prepare($0)
    }
    let page = kit.stack.viewControllers[1]
    if pops {
      kit.stack.popViewController(animated: true)
      kit.world.settle()
    }
    return (kit, page)
  }

  /// Drags from the trailing edge.
  private func drag(_ kit: KitScenario, by distance: CGFloat) {
    kit.drag(from: CGPoint(x: 193, y: 211), by: CGPoint(x: -distance, y: 0))
  }

  @Test(arguments: World.Direction.allCases)
  func `a swipe from the trailing edge returns the popped page with its state`(
    _ direction: World.Direction
  ) {
    let (kit, page) = scenario(direction)
    let mark = UIView()
    page.view.addSubview(mark)
    drag(kit, by: 107)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    // The page follows the finger; a pan swallows 10 points.
    #expect(abs(kit.share(of: page.view) - (1 - 97.0 / 195)) < 0.01)
    #expect(abs(kit.share(of: kit.stack.viewControllers[0].view) - -0.3 * 97 / 195) < 0.01)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    #expect(kit.stack.topViewController === page && mark.superview === page.view)
    #expect(kit.share(of: page.view) == 0 && kit.stack.history.forward.isEmpty)
    #expect(kit.stack.lastSwipeVerdict?.reason == .allowed)
    #expect(kit.stack.lastSwipeVerdict?.direction == .forward)
    kit.swipe()
    expectStack(kit.stack, ["A"])
    #expect(kit.stack.history.forward.map(\.page) == [page])
  }

  @Test(arguments: [true, false], World.Direction.allCases)
  func `a cancelled swipe forward restores the stack and keeps the page`(
    _ hidesBar: Bool,
    _ direction: World.Direction
  ) {
    let (kit, page) = scenario(direction) { $0.backButton = .view { _ in .knob() } }
    if hidesBar { kit.stack.setNavigationBarHidden(true, animated: false) }
    _ = kit.log.take()
    for _ in 0..<2 {
      drag(kit, by: 60)
      kit.world.finger.hold(for: 0.2)
      kit.lift()
      expectStack(kit.stack, ["A"])
      #expect(kit.stack.history.forward.map(\.page) == [page])
      #expect(page.parent == nil)
      #expect(page.view.window == nil)
      #expect(page.leftView == nil)
    }
    drag(kit, by: 150)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    #expect((page.leftView != nil) && kit.stack.history.forward.isEmpty)
  }

  @Test func `pages return one by one, the nearest first, within the budget`() {
    let kit = KitScenario(["A", "B", "C", "D"]) { $0.forwardBudget = 2 }
    let pages = kit.stack.viewControllers
    for _ in 0..<3 { kit.swipe() }
    expectStack(kit.stack, ["A"])
    #expect(kit.stack.history.forward.map(\.page) == [pages[1], pages[2]])
    for count in 2...3 {
      drag(kit, by: 150)
      kit.lift()
      #expect(kit.stack.viewControllers == Array(pages.prefix(count)))
    }
    drag(kit, by: 150)
    kit.lift()
    #expect(kit.stack.viewControllers.count == 3)
    #expect(kit.stack.lastSwipeVerdict?.reason == .noForwardPage)
  }

  @Test func `a push of another page clears the way forward`() {
    let (kit, _) = scenario()
    kit.push("C")
    drag(kit, by: 150)
    #expect(kit.stack.transitionCoordinator == nil)
    kit.lift()
    expectStack(kit.stack, ["A", "C"])
    #expect(kit.stack.lastSwipeVerdict?.reason == .noForwardPage)
  }

  @Test func `without a budget no swipe begins at the trailing edge`() {
    let kit = KitScenario(["A", "B"])
    kit.stack.popViewController(animated: false)
    drag(kit, by: 100)
    #expect(kit.stack.transitionCoordinator == nil)
    #expect(kit.stack.lastSwipeVerdict == nil, "the kit is not asked")
    kit.lift()
  }

  @Test func `no guard is asked on the way forward`() {
    let (kit, _) = scenario()
    var requests = 0
    for page in kit.stack.viewControllers {
      page.navigationItem.backGuard = { _ in
        requests += 1
        return .deny
      }
    }
    drag(kit, by: 150)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    #expect(requests == 0)
  }

  /// A reason against a swipe forward.
  enum Obstacle: CaseIterable {
    case disabled, policy, transition, animator

    var reason: SwipeVerdict.Reason {
      switch self {
      case .disabled: .disabled
      case .policy: .policy(.exclude)
      case .transition: .transition
      case .animator: .animator
      }
    }
  }

  @Test(arguments: Obstacle.allCases)
  func `a swipe forward does not begin where a swipe back would not`(_ obstacle: Obstacle) {
    let (kit, _) = scenario(pops: obstacle != .transition)
    let delegate = AnimatorSupplier()
    delegate.operations = [.push]
    let page = kit.stack.viewControllers[0]
    switch obstacle {
    case .disabled: page.navigationItem.swipeArea = .disabled
    case .policy: page.view.backSwipePolicy = .exclude
    case .transition: kit.stack.popViewController(animated: true)
    case .animator: kit.stack.delegate = delegate
    }
    kit.drag(from: CGPoint(x: 193, y: 211), by: CGPoint(x: -80, y: 0), during: 0.1)
    #expect(kit.stack.transitionCoordinator?.isInteractive != true)
    #expect(kit.stack.lastSwipeVerdict?.reason == obstacle.reason)
    kit.lift()
    expectStack(kit.stack, ["A"])
  }

  @Test func `a swipe forward drives the app's animator where that is wanted`() {
    let delegate = AnimatorSupplier()
    delegate.operations = [.push]
    let (kit, page) = scenario { $0.swipeDrivesAnimators = true }
    kit.stack.delegate = delegate
    drag(kit, by: 60)
    #expect(delegate.animations == 1 && kit.stack.transitionCoordinator?.isInteractive == true)
    kit.world.finger.hold(for: 0.2)
    kit.lift()
    expectStack(kit.stack, ["A"])
    #expect(kit.stack.history.forward.map(\.page) == [page])
    drag(kit, by: 150)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    #expect(delegate.ends == [false, true])
  }

  @Test func `a key during a swipe forward goes back from the page that comes`() {
    let (kit, _) = scenario()
    drag(kit, by: 100)
    kit.world.press(.escape)
    kit.lift()
    kit.world.settle()
    expectStack(kit.stack, ["A"])
    #expect(kit.stack.transitionCoordinator == nil)
    kit.push("C")
    expectStack(kit.stack, ["A", "C"])
  }
}
