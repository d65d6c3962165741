// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of custom containers and transitions that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ContainerParityTests {
  /// A container, and a child that logs its callbacks.
  private func family() -> (UIViewController, Page, CallLog) {
    let log = CallLog()
    return (UIViewController(), Page("C", log), log)
  }

  // Apple header: `addChild` calls `willMove`, never `didMove`; `removeFromParent` calls no
  // `willMove(nil)`.
  @Test func `addChild calls willMove, and removeFromParent does not`() {
    let (parent, child, log) = family()
    parent.addChild(child)
    #expect(log.calls == ["C.willMove(parent)"])
    #expect(child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    log.calls = []
    child.removeFromParent()
    #expect(log.calls.isEmpty && child.parent == nil && parent.children.isEmpty)
  }

  // Apple documentation of `shouldAutomaticallyForwardAppearanceMethods`.
  @Test func `a child appears when its view is added to a visible container`() async throws {
    let (parent, child, log) = family()
    let page = Page("P")
    let window = try makeWindow(page)
    await page.appeared()
    page.addChild(parent)
    page.view.addSubview(parent.view)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    await child.appeared()
    child.didMove(toParent: parent)
    #expect(log.calls.filter { $0.contains("viewWillAppear") }.count == 1)
    #expect(child.view.window === window)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.calls.filter { $0.contains("viewWillDisappear") }.count == 1)
    window.isHidden = true
  }

  // Apple header: the order of begin and end; unbalanced calls are logged, not tested here.
  @Test func `a container that forwards appearance manually notifies its child`() {
    let (_, child, log) = family()
    child.loadViewIfNeeded()
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.calls.last == "C.viewWillAppear")
    child.endAppearanceTransition()
    #expect(log.calls.last == "C.viewDidAppear")
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.calls.suffix(2) == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  /// A fade that the test drives interactively.
  private final class Fade: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let driver = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to),
        let from = transitionContext.view(forKey: .from)
      else { return }
      transitionContext.containerView.insertSubview(view, belowSubview: from)
      UIView.animate(
        withDuration: 0.2,
        animations: { from.alpha = 0 },
        completion: { _ in
          from.alpha = 1
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      )
    }
  }

  // Measured (two logs that agree) and Apple header: the callbacks of a cancelled pop; the page is
  // off the stack meanwhile.
  @Test func `a cancelled pop calls the appearance callbacks of both pages in reverse`()
    async throws
  {
    let (log, fade) = (CallLog(), Fade())
    let (first, second) = (Page("A", log), Page("B", log))
    let stack = UINavigationController()
    stack.viewControllers = [first, second]
    let window = try makeWindow(stack)
    await second.appeared()
    stack.delegate = fade
    log.calls = []
    stack.popViewController(animated: true)
    #expect(stack.viewControllers == [first])
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(coordinator.initiallyInteractive)
    fade.driver.update(0.3)
    await happened { done in
      coordinator.animate(alongsideTransition: nil) { context in
        #expect(context.isCancelled)
        done()
      }
      fade.driver.cancel()
    }
    #expect(stack.viewControllers == [first, second])
    #expect(
      log.calls.filter { $0.contains("view") && !$0.contains("Load") } == [
        "B.viewWillDisappear out", "A.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
      ]
    )
    window.isHidden = true
  }

  // Apple header of `UIPercentDrivenInteractiveTransition`.
  @Test func `a percent-driven transition has its documented defaults`() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    #expect(driver.percentComplete == 0 && driver.wantsInteractiveStart)
  }
}
