// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// The methods that the kit forwards to the app's delegates.
@MainActor struct ForwardingTests {
  /// A recognizer delegate with given answers, which records the calls.
  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var isSimultaneous = false
    var requiresFailure = false
    var mustFail = false
    var calls: [String] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool {
      calls.append("receive")
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      calls.append("simultaneous")
      return isSimultaneous
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      calls.append("requires")
      return requiresFailure
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      calls.append("required")
      return mustFail
    }
  }

  /// A delegate of a stack that supplies an animator, an interaction controller and orientations.
  private final class Supplier: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: UIPercentDrivenInteractiveTransition?
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      calls.append("interaction \(animationController === animator)")
      return interactor
    }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  /// Fades a page in during 0.4 seconds.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(
        withDuration: 0.4,
        animations: { view.alpha = 1 },
        completion: { _ in
          view.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        }
      )
    }
  }

  @Test(arguments: [true, false])
  func `the swipe's recognizer has the answers of the swipe delegate`(_ answer: Bool) throws {
    let scenario = KitScenario(["A", "B"])
    let gate = Gate()
    scenario.stack.swipeDelegate = gate
    (gate.isSimultaneous, gate.requiresFailure, gate.mustFail) = (answer, answer, answer)
    gate.receives = answer
    let recognizer = try #require(scenario.stack.interactivePopGestureRecognizer)
    let delegate = try #require(recognizer.delegate)
    let other = UIPanGestureRecognizer()
    #expect(delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()) == answer)
    #expect(
      delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == answer
    )
    #expect(delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == answer)
    #expect(delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) == answer)
    #expect(gate.calls == ["receive", "simultaneous", "requires", "required"])
    scenario.stack.swipeDelegate = nil
    #expect(delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()))
    #expect(!delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other))
    #expect(!delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other))
    #expect(!delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other))
  }

  @Test(arguments: [true, false])
  func `a swipe begins with a touch that the swipe delegate lets it receive`(_ receives: Bool) {
    let scenario = KitScenario(["A", "B"]) { $0.backButton = .view { _ in .knob() } }
    let gate = Gate()
    gate.receives = receives
    scenario.stack.swipeDelegate = gate
    scenario.swipe()
    expectStack(scenario.stack, receives ? ["A"] : ["A", "B"])
  }

  @Test func `the app's delegate supplies animators, with their interaction controllers`() throws {
    let scenario = KitScenario(["A"])
    let supplier = Supplier()
    let interactor = UIPercentDrivenInteractiveTransition()
    (supplier.animator, supplier.interactor) = (Fade(), interactor)
    scenario.stack.delegate = supplier
    let page = LoggedPage("B", scenario.log)
    scenario.stack.pushViewController(page, animated: true)
    #expect(supplier.calls == ["push A B", "interaction true"])
    #expect(scenario.stack.transitionCoordinator?.transitionDuration == 0.4)
    #expect(scenario.stack.transitionCoordinator?.isInteractive == true)
    interactor.update(0.5)
    interactor.cancel()
    scenario.world.settle()
    expectStack(scenario.stack, ["A"])
    supplier.interactor = nil
    scenario.stack.pushViewController(page, animated: true)
    scenario.world.settle()
    expectStack(scenario.stack, ["A", "B"])
    supplier.calls = []
    scenario.stack.popViewController(animated: true)
    scenario.world.settle()
    #expect(supplier.calls == ["pop B A", "interaction true"])
    expectStack(scenario.stack, ["A"])
  }

  @Test func `the app's delegate determines the orientations`() {
    let stack = BackNavigationController()
    #expect(stack.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(stack.preferredInterfaceOrientationForPresentation == .portrait)
    let supplier = Supplier()
    stack.delegate = supplier
    #expect(stack.supportedInterfaceOrientations == .landscape)
    #expect(stack.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }
}
