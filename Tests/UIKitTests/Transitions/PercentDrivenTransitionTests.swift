// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor @Suite(.freesControllers) struct PercentDrivenTransitionTests {
  private let scene: StackScene
  private let delegate: FadeDelegate
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    scene = StackScene("A", "B")
    delegate = FadeDelegate(scene.log)
    delegate.interactor = driver
    scene.stack.delegate = delegate
  }

  private func alpha(_ name: String) throws -> CGFloat {
    let layer = scene[name].view.layer
    return CGFloat((layer.presentation() ?? layer).opacity)
  }

  @Test func `the properties have Apple's defaults`() {
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    #expect(driver.timingCurve == nil)
    #expect(driver.wantsInteractiveStart && driver.percentComplete == 0 && driver.duration == 0)
  }

  @Test func `updates drive the animator's animations back and forth`() throws {
    scene.pop(animated: true)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(driver.duration == 0.4)
    for share in [0.5, 0.9, 0.2] as [CGFloat] {
      driver.update(share)
      // Time passes, the views wait for the finger.
      scene.world.advance(by: 0.3)
      #expect(abs(try alpha("A") - share) < 0.01)
      #expect(driver.percentComplete == share && coordinator.percentComplete == share)
    }
    driver.update(7)
    #expect(driver.percentComplete == 1 && coordinator.percentComplete == 1)
    driver.finish()
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.seen == ["A"] && scene["A"].view.alpha == 1)
    #expect(scene.log.lines.contains("faded true"))
    #expect(scene.log.lines.suffix(2) == ["didShow A", "ended true"])
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `a timing curve takes the place of the completion curve`(_ speed: CGFloat) throws {
    driver.completionCurve = .easeIn
    driver.completionSpeed = speed
    driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    scene.pop(animated: true)
    driver.update(0.5)
    scene.world.advance(by: 0.1)
    driver.finish()
    // 0.2 s are left at speed 1.
    scene.world.advance(by: 0.05)
    #expect(abs(try alpha("A") - (0.5 + 0.125 * speed)) < 0.02)
    scene.world.settle()
    #expect(scene.names == ["A"])
  }

  @Test func `a spring from its physics settles the transition in its own time`() throws {
    driver.timingCurve = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: .zero
    )
    scene.pop(animated: true)
    driver.update(0.5)
    scene.world.advance(by: 0.1)
    driver.finish()
    // By x(t) = 1 - (1 + 10 t) exp(-10 t) a half is left of the half after 0.168 s.
    scene.world.advance(by: 0.168)
    #expect(abs(try alpha("A") - 0.75) < 0.03)
    #expect(scene.stack.transitionCoordinator != nil)
    scene.world.settle()
    #expect(scene.names == ["A"] && scene.stack.transitionCoordinator == nil)
  }

  @Test func `cancelling undoes everything, in the measured order`() throws {
    scene.pop(animated: true)
    driver.update(0.4)
    var told: [Bool] = []
    scene.stack.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isCancelled) }
    scene.world.advance(by: 0.1)
    driver.cancel()
    #expect(told == [true] && delegate.context?.transitionWasCancelled == true)
    scene.world.settle()
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
    #expect(scene["A"].view.superview == nil)
    #expect(
      scene.log.take().filter { $0.contains("view") && !$0.contains("IsAppearing") } == [
        "A.viewDidLoad", "B.viewWillDisappear(true) moving out", "A.viewWillAppear(true)",
        "A.viewWillDisappear(true)",
        "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ]
    )
    #expect(scene.stack.bar.topItem === scene["B"].navigationItem)
  }

  @Test(arguments: [1, 2])
  func `a cancelled push removes its pages from the children of the stack`(_ count: Int) {
    let stack = scene.stack
    let former = stack.viewControllers
    let pages = (0..<count).map { _ in UIViewController() }
    stack.setViewControllers(former + pages, animated: true)
    driver.update(0.4)
    #expect(stack.children.count == 2 + count)
    driver.cancel()
    scene.world.settle()
    #expect(stack.viewControllers == former && stack.children == former)
    #expect(pages.allSatisfy { $0.parent == nil })
    driver.cancel()
    stack.setViewControllers(former + pages, animated: false)
    #expect(stack.children == former + pages)
  }

  @Test(arguments: [1, 2, 0.5] as [CGFloat])
  func `the completion speed divides the remaining time`(_ speed: CGFloat) {
    driver.completionSpeed = speed
    scene.pop(animated: true)
    driver.update(0.75)
    driver.finish()
    let rest = 0.25 * 0.4 / Double(speed)
    scene.world.advance(by: rest - 0.03)
    #expect(scene.stack.transitionCoordinator != nil)
    scene.world.advance(by: 0.06)
    #expect(scene.stack.transitionCoordinator == nil)
    #expect(scene.names == ["A"])
  }

  @Test func `finishing after a fast update does not jump back`() throws {
    delegate.duration = 2
    scene.pop(animated: true)
    driver.update(0.95)
    scene.world.advance(by: 0.05)
    driver.finish()
    var least: CGFloat = 1
    for _ in 0..<30 {
      scene.world.advance(by: 1 / 60)
      least = min(least, try alpha("A"))
    }
    #expect(least > 0.94 && scene.names == ["A"] && scene.stack.transitionCoordinator == nil)
  }

  @Test func `pausing a running transition makes it interactive`() throws {
    driver.wantsInteractiveStart = false
    scene.pop(animated: true)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(!coordinator.initiallyInteractive)
    scene.world.advance(by: 0.2)
    driver.pause()
    #expect(coordinator.isInteractive && abs(driver.percentComplete - 0.5) < 0.05)
    scene.world.advance(by: 1)
    #expect(abs(try alpha("A") - 0.5) < 0.05)
    driver.cancel()
    scene.world.settle()
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
  }

  @Test func `an operation cancels an interactive transition`() {
    scene.pop(animated: true)
    driver.update(0.6)
    scene.stack.delegate = nil
    scene.push("C", animated: true)
    driver.update(0.9)
    driver.finish()
    scene.world.settle()
    #expect(scene.names == ["A", "B", "C"] && scene.seen == ["C"])
    #expect(delegate.context == nil)
  }

  @Test func `a custom interaction controller may move the views itself`() throws {
    final class Own: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
      }
    }
    let own = Own()
    delegate.interactor = own
    scene.pop(animated: true)
    #expect(!scene.log.lines.contains("animate") && scene.seen == ["B", "A"])
    let context = try #require(own.context)
    context.updateInteractiveTransition(0.5)
    #expect(context.isInteractive && scene.stack.transitionCoordinator?.percentComplete == 0.5)
    context.finishInteractiveTransition()
    #expect(!context.isInteractive)
    context.completeTransition(true)
    context.completeTransition(false)
    #expect(scene.names == ["A"] && scene.seen == ["A"])
    own.context = nil
    scene.world.settle()
    #expect(scene.log.lines.last == "ended true")
  }

  @Test func `a cancelled transition that is paused and finished was not cancelled`() throws {
    scene.pop(animated: true)
    let context = try #require(delegate.context)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    driver.update(0.5)
    driver.cancel()
    #expect(context.transitionWasCancelled && coordinator.isCancelled)
    #expect(!context.isInteractive)
    scene.world.advance(by: 0.05)
    driver.pause()
    #expect(!context.transitionWasCancelled && !coordinator.isCancelled && context.isInteractive)
    driver.finish()
    #expect(!context.transitionWasCancelled && !coordinator.isCancelled)
    scene.world.settle()
    #expect(!context.transitionWasCancelled && scene.names == ["A"] && scene.seen == ["A"])
    #expect(scene.log.lines.last == "ended true")
  }

  @Test func `a finished transition that is paused and cancelled was cancelled`() throws {
    scene.pop(animated: true)
    let context = try #require(delegate.context)
    driver.update(0.5)
    driver.finish()
    scene.world.advance(by: 0.05)
    driver.pause()
    driver.cancel()
    #expect(context.transitionWasCancelled)
    scene.world.settle()
    #expect(context.transitionWasCancelled && scene.names == ["A", "B"])
    #expect(scene.log.lines.last == "ended false")
  }

  @Test(arguments: [1, 2, 0.5] as [CGFloat])
  func `a cancelled transition takes the time that it took, divided by the speed`(
    _ speed: CGFloat
  ) {
    driver.completionSpeed = speed
    scene.pop(animated: true)
    driver.update(0.25)
    driver.cancel()
    let rest = 0.25 * 0.4 / Double(speed)
    scene.world.advance(by: rest - 0.03)
    #expect(scene.stack.transitionCoordinator != nil)
    scene.world.advance(by: 0.06)
    #expect(scene.stack.transitionCoordinator == nil)
    #expect(scene.names == ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `a transition settles along the completion curve`(_ finishes: Bool) throws {
    driver.completionCurve = .easeIn
    scene.pop(animated: true)
    #expect(scene.stack.transitionCoordinator?.completionCurve == .easeIn)
    driver.update(0.5)
    finishes ? driver.finish() : driver.cancel()
    // Half of the time that is left.
    scene.world.advance(by: 0.1)
    let share = CGFloat(UIView.AnimationCurve.easeIn.timingFunction.progress(at: 0.5)) * 0.5
    #expect(abs(try alpha("A") - (finishes ? 0.5 + share : 0.5 - share)) < 0.03)
    scene.world.settle()
  }

  @Test func `cancelling reverts the animator's blocks on one property, the last one first`() {
    let view = UIView()
    scene["B"].view.addSubview(view)
    delegate.blocks = [{ view.alpha = 0.6 }, { view.alpha = 0.2 }]
    scene.pop(animated: true)
    driver.update(0.5)
    #expect(abs(view.alpha - 0.2) < 0.001)
    driver.cancel()
    scene.world.settle()
    #expect(scene.names == ["A", "B"] && view.alpha == 1)
  }

  @Test(arguments: [(-1, 0), (0.3, 0.3), (2, 1), (.nan, 0)] as [(CGFloat, CGFloat)])
  func `an update is clamped to 0...1`(_ update: CGFloat, _ expected: CGFloat) {
    scene.pop(animated: true)
    driver.update(0.5)
    driver.update(update)
    #expect(driver.percentComplete == expected)
    #expect(scene.stack.transitionCoordinator?.percentComplete == expected)
    driver.cancel()
    scene.world.settle()
  }

  @Test func `an object drives one transition after another, each from its start`() throws {
    for _ in 0..<2 {
      scene.pop(animated: true)
      #expect(driver.percentComplete == 0)
      #expect(try alpha("A") == 0)
      driver.update(0.6)
      driver.cancel()
      scene.world.settle()
      #expect(scene.names == ["A", "B"])
    }
    driver.update(0.9)
    driver.finish()
    scene.world.settle()
    #expect(scene.names == ["A", "B"], "it has no effect without a transition")
  }

  @Test func `an update after the end of the interaction has no effect`() throws {
    scene.pop(animated: true)
    driver.update(0.5)
    driver.finish()
    scene.world.advance(by: 0.1)
    let before = try alpha("A")
    driver.update(0.1)
    driver.cancel()
    #expect(try alpha("A") == before)
    #expect(delegate.context?.transitionWasCancelled == false)
    scene.world.settle()
    #expect(scene.names == ["A"])
  }
}
