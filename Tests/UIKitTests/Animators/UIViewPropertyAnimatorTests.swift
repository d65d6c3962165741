// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct UIViewPropertyAnimatorTests {
  private let log = CallbackLog()

  /// A view of 100 points at 0, 0 in a page.
  private func make() -> (World, UIView) {
    let (page, view) = (UIViewController(), UIView())
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    page.view.addSubview(view)
    let world = World(root: page)
    world.settle()
    return (world, view)
  }

  /// An animator that moves the view by 200 points in a second, at a constant speed.
  private func linear(_ view: UIView) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    let log = log
    animator.addCompletion { log.add("\($0)") }
    return animator
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.01 }

  @Test func `changes are made at the start, and seen in its duration`() {
    let (world, view) = make()
    let animator = linear(view)
    #expect(view.center.x == 50 && animator.state == .inactive && !animator.isRunning)
    world.perform { animator.startAnimation() }
    #expect(view.center.x == 250 && animator.state == .active && animator.isRunning)
    world.advance(by: 0.25)
    #expect(isNear(x(view), 100) && isNear(animator.fractionComplete, 0.25))
    #expect(world.settle())
    #expect(x(view) == 250 && animator.state == .inactive && !animator.isRunning)
    #expect(log.lines == ["end"])
    #expect(isNear(CGFloat(world.time.truncatingRemainder(dividingBy: 1)), 0) || world.time >= 1)
  }

  @Test func `it is held, scrubbed and runs on`() {
    let (world, view) = make()
    let animator = linear(view)
    world.perform { animator.startAnimation() }
    world.advance(by: 0.3)
    world.perform { animator.pauseAnimation() }
    #expect(!animator.isRunning && animator.state == .active)
    #expect(world.settle(), "a held animator asks for no frames")
    world.advance(by: 5)
    #expect(isNear(x(view), 110))
    animator.fractionComplete = 0.8
    world.advance(by: 0.1)
    #expect(isNear(x(view), 210) && isNear(animator.fractionComplete, 0.8))
    world.perform { animator.startAnimation() }
    world.advance(by: 0.1)
    #expect(isNear(x(view), 230))
    world.settle()
    #expect(log.lines == ["end"] && x(view) == 250)
  }

  @Test func `turned round it ends at its start, with the change undone`() {
    let (world, view) = make()
    let animator = linear(view)
    world.perform { animator.startAnimation() }
    world.advance(by: 0.4)
    animator.isReversed = true
    world.advance(by: 0.1)
    #expect(isNear(x(view), 110))
    world.settle()
    #expect(log.lines == ["start"] && view.center.x == 50 && x(view) == 50)
    #expect(!animator.isReversed && animator.state == .inactive)
  }

  @Test func `stopped without finishing it leaves everything where it is`() {
    let (world, view) = make()
    let animator = linear(view)
    world.perform { animator.startAnimation() }
    world.advance(by: 0.25)
    world.perform { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && log.lines.isEmpty)
    #expect(isNear(view.center.x, 100) && isNear(x(view), 100))
    #expect(world.settle())
    #expect(isNear(x(view), 100) && log.lines.isEmpty)
  }

  @Test(arguments: [(0, 250), (1, 50), (2, 100)] as [(Int, CGFloat)])
  func `stopped it waits to be finished at a position`(_ position: Int, _ place: CGFloat) {
    let (world, view) = make()
    let animator = linear(view)
    world.perform { animator.startAnimation() }
    world.advance(by: 0.25)
    world.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)
    world.advance(by: 1)
    #expect(isNear(x(view), 100))
    let end = UIViewAnimatingPosition(rawValue: position) ?? .end
    world.perform { animator.finishAnimation(at: end) }
    #expect(log.lines == ["\(end)"])
    #expect(isNear(view.center.x, place) && isNear(x(view), place))
    #expect(animator.state == .inactive)
  }

  @Test func `the rest continues with another timing`() {
    let (world, view) = make()
    let animator = linear(view)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && view.center.x == 250)
    world.advance(by: 0.1)
    #expect(isNear(x(view), 150))
    world.perform {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 2
      )
    }
    world.advance(by: 1)
    #expect(isNear(x(view), 200))
    world.perform { animator.pauseAnimation() }
    #expect(isNear(animator.fractionComplete, 0.75))
    world.perform {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.75)
    }
    world.advance(by: 0.25)
    #expect(isNear(x(view), 150))
    world.settle()
    #expect(log.lines == ["start"] && view.center.x == 50)
  }

  @Test func `changes with a delay factor begin after that share of the way`() {
    let (world, view) = make()
    let animator = linear(view)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    world.perform { animator.startAnimation() }
    world.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    world.advance(by: 0.25)
    #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
    world.settle()
    #expect(view.alpha == 0)
  }

  @Test func `changes that are added on the way take the rest of it`() {
    let (world, view) = make()
    let animator = linear(view)
    world.perform { animator.startAnimation() }
    world.advance(by: 0.5)
    world.perform { animator.addAnimations { view.alpha = 0 } }
    world.advance(by: 0.25)
    #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
    world.settle()
    #expect(view.layer.presentation()?.opacity == 0 && log.lines == ["end"])
  }

  @Test func `it starts after a delay`() {
    let (world, view) = make()
    let animator = linear(view)
    world.perform { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5)
    world.advance(by: 0.5)
    #expect(isNear(x(view), 50))
    world.advance(by: 0.5)
    #expect(isNear(x(view), 150))
    world.settle()
    #expect(log.lines == ["end"])
  }

  @Test func `it can stay active at its end`() {
    let (world, view) = make()
    let animator = linear(view)
    animator.pausesOnCompletion = true
    world.perform { animator.startAnimation() }
    #expect(world.settle())
    #expect(animator.state == .active && !animator.isRunning && log.lines.isEmpty)
    #expect(animator.fractionComplete == 1 && x(view) == 250)
    animator.isReversed = true
    world.perform { animator.startAnimation() }
    world.advance(by: 0.5)
    #expect(isNear(x(view), 150))
    world.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(log.lines == ["end"] && view.center.x == 250)
  }

  @Test func `without changes it completes on the next turn`() {
    let (world, _) = make()
    let (animator, log) = (UIViewPropertyAnimator(duration: 5, curve: .linear), log)
    animator.addCompletion { log.add("\($0)") }
    world.perform { animator.startAnimation() }
    #expect(log.lines.isEmpty)
    world.advance(by: 0)
    #expect(log.lines == ["end"])
  }

  @Test func `a spring overshoots, and a running animator stays alive`() {
    let (world, view) = make()
    weak var weakAnimator: UIViewPropertyAnimator?
    var farthest: CGFloat = 0
    do {
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.center.x = 250 }
      weakAnimator = animator
      world.perform { animator.startAnimation() }
    }
    for _ in 0..<60 {
      world.advance(by: 1.0 / 60)
      farthest = max(farthest, x(view))
    }
    #expect(farthest > 260)
    world.settle()
    #expect(view.center.x == 250 && weakAnimator == nil)
  }

  @Test func `runningPropertyAnimator runs at once`() {
    let (world, view) = make()
    let log = log
    let animator = world.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.center.x = 250 },
        completion: { log.add("\($0)") }
      )
    }
    #expect(animator.isRunning)
    world.advance(by: 0.5)
    #expect(isNear(x(view), 150))
    world.settle()
    #expect(log.lines == ["end"])
  }

  @Test func `sizes, colors and turns come back as well`() {
    let (world, view) = make()
    view.backgroundColor = .systemBlue
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      view.bounds.size = CGSize(width: 300, height: 20)
      view.backgroundColor = .systemRed
      view.transform = CGAffineTransform(rotationAngle: 1)
    }
    animator.fractionComplete = 0.5
    world.advance(by: 0.1)
    #expect(isNear(view.layer.presentation()?.bounds.width ?? 0, 200))
    world.perform {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.backgroundColor == .systemBlue && view.transform == .identity)
  }

  @Test func `misuse stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation()
      }
    }
  }

  @Test func `a custom transition made by an animator is driven by a finger, and cancelled`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let delegate = AnimatorDelegate()
    stack.delegate = delegate
    let world = World(root: stack)
    world.settle()
    let (top, root) = (UIViewController(), stack.viewControllers[0])
    world.perform { stack.pushViewController(top, animated: true) }
    world.settle()
    #expect(stack.viewControllers.count == 2 && top.view.window != nil && delegate.ended == ["end"])
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    world.perform { _ = stack.popViewController(animated: true) }
    delegate.interaction?.update(0.5)
    world.advance(by: 0.1)
    #expect(isNear(CGFloat(top.view.layer.presentation()?.opacity ?? 0), 0.5))
    delegate.interaction?.cancel()
    world.settle()
    #expect(stack.topViewController === top && top.view.alpha == 1)
    world.perform { _ = stack.popViewController(animated: true) }
    delegate.interaction?.update(0.5)
    delegate.interaction?.finish()
    world.settle()
    #expect(stack.topViewController === root && root.view.window != nil)
  }
}

/// A delegate whose animator fades the upper page with a property animator.
@MainActor
private final class AnimatorDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interaction: UIPercentDrivenInteractiveTransition?
  var ended: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let isPush = to.superview == nil && interaction == nil
    context.containerView.insertSubview(to, at: isPush ? 1 : 0)
    let upper = isPush ? to : from
    if isPush { upper.alpha = 0 }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      upper.alpha = isPush ? 1 : 0
    }
    animator.addCompletion { [self] in
      ended.append("\($0)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
