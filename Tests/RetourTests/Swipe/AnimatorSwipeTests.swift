// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// Swipes that drive the animators of the app's delegate.
@MainActor @Suite(.freesControllers) struct AnimatorSwipeTests {
  private func scenario(
    _ direction: World.Direction = .leftToRight
  ) -> (KitScenario, AnimatorSupplier) {
    let delegate = AnimatorSupplier()
    let kit = KitScenario(["A", "B"], direction) {
      $0.swipeDrivesAnimators = true
      $0.swipeArea = .content
    }
    kit.stack.delegate = delegate
    return (kit, delegate)
  }

  @Test(arguments: [2, 60], World.Direction.allCases)
  func `a swipe drives the app's animator, and a cancelled one restores the page`(
    _ start: CGFloat,
    _ direction: World.Direction
  ) throws {
    let (kit, delegate) = scenario(direction)
    let page = kit.stack.viewControllers[1]
    func drag(_ distance: CGFloat) {
      kit.drag(from: CGPoint(x: start, y: 211), by: CGPoint(x: distance, y: 0))
    }
    drag(58)
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    #expect(delegate.questions == 1 && delegate.animations == 1)
    let layer = try #require(page.view.layer.presentation())
    // Ease-in-out at 48 of 195 points.
    #expect(layer.opacity < 0.95 && layer.opacity > 0.7, "\(layer.opacity)")
    #expect(kit.share(of: page.view) == 0, "the kit's own animator is not used")
    kit.world.finger.hold(for: 0.2)
    kit.lift()
    expectStack(kit.stack, ["A", "B"])
    #expect(delegate.ends == [false] && page.view.alpha == 1)
    drag(130)
    kit.lift()
    expectStack(kit.stack, ["A"])
    #expect(delegate.ends == [false, true])
    #expect(kit.stack.lastSwipeVerdict?.reason == .allowed)
  }

  @Test(arguments: SwipeTests.Obstacle.allCases)
  func `a swipe drives the app's animator with any back button`(_ obstacle: SwipeTests.Obstacle) {
    let (kit, delegate) = scenario()
    obstacle.install(on: kit)
    kit.swipe()
    expectStack(kit.stack, ["A"])
    #expect(delegate.animations == 1 && delegate.questions == 1)
  }

  @Test func `a guard holds the app's animator until the answer`() async {
    let (kit, delegate) = scenario()
    let dialog = Dialog()
    kit.stack.topViewController?.navigationItem.backGuard = { _ in .ask { await dialog.ask() } }
    kit.world.finger.dragFromLeadingEdge(to: 0.7)
    kit.world.finger.up()
    await kit.world.settleTasks()
    #expect(dialog.questions == 1 && delegate.ends == [])
    #expect(kit.stack.transitionCoordinator?.isInteractive == true)
    dialog.answer(true)
    await kit.world.settleTasks()
    expectStack(kit.stack, ["A"])
    #expect(delegate.ends == [true])
  }

  @Test func `shouldPop and the swipe delegate are asked about it`() {
    let stack = ShouldPopTests.VetoStack(navigationBarClass: nil, toolbarClass: nil)
    let delegate = AnimatorSupplier()
    let gate = DelegateTests.Gate(isOpen: false)
    let kit = KitScenario(["A", "B"], stack: stack) { $0.swipeDrivesAnimators = true }
    stack.delegate = delegate
    stack.swipeDelegate = gate
    kit.swipe()
    #expect(stack.lastSwipeVerdict?.reason == .shouldPop && gate.questions == 0)
    stack.allowsPop = true
    kit.swipe()
    #expect(stack.lastSwipeVerdict?.reason == .swipeDelegate && gate.questions == 1)
    expectStack(stack, ["A", "B"])
    #expect(stack.questions == ["B", "B"] && delegate.animations == 0)
  }

  @Test func `without an animator the swipe is UIKit's`() {
    let (kit, delegate) = scenario()
    delegate.operations = []
    kit.world.finger.dragFromLeadingEdge(to: 0.6)
    #expect(delegate.animations == 0)
    #expect(kit.stack.interactivePopGestureRecognizer?.state == .changed)
    kit.lift()
    expectStack(kit.stack, ["A"])
  }

  @Test(arguments: [true, false])
  func `an interactive push of the app that is cancelled leaves no button on its page`(
    _ finishes: Bool
  ) {
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = DrivenPushDelegate(driver)
    let kit = KitScenario(["A"]) {
      $0.backButton = .title()
      $0.delegate = delegate
    }
    let page = LoggedPage("B", kit.log)
    kit.stack.pushViewController(page, animated: true)
    driver.update(0.4)
    #expect(page.navigationItem.leftBarButtonItems?.count == 1)
    finishes ? driver.finish() : driver.cancel()
    kit.world.settle()
    expectStack(kit.stack, finishes ? ["A", "B"] : ["A"])
    #expect(page.navigationItem.leftBarButtonItems?.count ?? 0 == (finishes ? 1 : 0))
    #expect(page.navigationItem.hidesBackButton == false)
  }
}

/// An app's delegate that drives a push.
private final class DrivenPushDelegate: NSObject, UINavigationControllerDelegate {
  private let supplier = AnimatorSupplier()
  private let driver: UIPercentDrivenInteractiveTransition

  init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? supplier : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
