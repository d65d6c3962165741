// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// A delegate whose animator has a property animator.
@MainActor
private final class SlideDelegate: NSObject, UINavigationControllerDelegate {
  let log = CallbackLog()
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = true

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(log) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
}

/// Fades the new view in.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallbackLog
  private var animator: UIViewPropertyAnimator?

  init(_ log: CallbackLog) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animate")
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    log.add("make")
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    self.animator = animator
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { [log] position in
      log.add("\(position) \(context.transitionWasCancelled)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
}

@MainActor @Suite(.freesControllers) struct InterruptibleAnimatorTests {
  private let scene = StackScene("A", "B")
  private let delegate = SlideDelegate()

  init() { scene.stack.delegate = delegate }

  private func alpha() -> CGFloat {
    let layer = scene["A"].view.layer
    return CGFloat((layer.presentation() ?? layer).opacity)
  }

  @Test func `a finger drives the animator, and animateTransition is not called`() {
    scene.pop(animated: true)
    #expect(delegate.log.lines == ["make"])
    for share in [0.5, 0.8, 0.3] as [CGFloat] {
      delegate.driver.update(share)
      scene.world.advance(by: 0.2)
      #expect(abs(alpha() - share) < 0.02)
    }
    delegate.driver.finish()
    scene.world.settle()
    #expect(delegate.log.lines == ["make", "end false", "ended true"])
    #expect(scene.names == ["A"] && scene["A"].view.alpha == 1)
  }

  @Test func `cancelled, the animator ends at its start`() {
    scene.pop(animated: true)
    delegate.driver.update(0.6)
    scene.world.advance(by: 0.1)
    delegate.driver.cancel()
    scene.world.settle()
    #expect(delegate.log.lines == ["make", "start true", "ended false"])
    #expect(scene.names == ["A", "B"] && scene["A"].view.superview == nil)
  }

  @Test func `without a finger animateTransition starts it`() {
    delegate.isInteractive = false
    scene.pop(animated: true)
    #expect(delegate.log.lines == ["animate", "make"])
    scene.world.advance(by: 0.5)
    #expect(abs(alpha() - 0.5) < 0.02)
    scene.world.settle()
    #expect(delegate.log.lines == ["animate", "make", "end false", "ended true"])
    #expect(scene.names == ["A"])
  }

  @Test func `an operation in between ends the animator at its end`() {
    scene.pop(animated: true)
    delegate.driver.update(0.4)
    scene.stack.delegate = nil
    scene.push("C", animated: false)
    scene.world.settle()
    #expect(
      delegate.log.lines.filter { $0 != "make" }.first.map {
        $0.hasPrefix("start") || $0.hasPrefix("end")
      } == true
    )
    #expect(scene.seen == ["C"])
  }
}
