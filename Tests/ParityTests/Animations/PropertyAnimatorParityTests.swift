// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// States of property animators that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct PropertyAnimatorParityTests {
  /// An animator of one second that fades a view out, in a window.
  private func makeAnimator(
    _ curve: UIView.AnimationCurve = .linear
  ) throws -> (UIViewPropertyAnimator, UIView, UIWindow) {
    let page = UIViewController()
    let window = try makeWindow(page)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.alpha = 0 }
    return (animator, view, window)
  }

  /// Runs an animator, changes it once it runs, and returns the position that its end reports.
  private func endPosition(
    of animator: UIViewPropertyAnimator,
    _ change: () -> Void = {}
  ) async -> UIViewAnimatingPosition? {
    var end: UIViewAnimatingPosition?
    await happened { done in
      animator.addCompletion {
        end = $0
        done()
      }
      animator.startAnimation()
      change()
    }
    return end
  }

  // Apple documentation of the properties of UIViewPropertyAnimator.
  @Test func `an animator has its documented defaults`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    #expect(animator.duration == 2 && animator.delay == 0 && animator.state == .inactive)
    #expect(!animator.isRunning && !animator.isReversed && animator.isInterruptible)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(animator.fractionComplete == 0)
  }

  // Apple documentation of `state`: active from the start.
  @Test func `an animator that starts is active and runs`() throws {
    let (animator, view, window) = try makeAnimator()
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0)
    animator.stopAnimation(true)
    window.isHidden = true
  }

  // Apple documentation of `pauseAnimation()`: active, not running; also from inactive.
  @Test func `an animator that is paused before its start is active at 0`() throws {
    let (animator, _, window) = try makeAnimator()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
    animator.stopAnimation(true)
    window.isHidden = true
  }

  // Apple documentation of `fractionComplete`: it can be set while paused.
  @Test func `the fraction of a paused animator can be set`() throws {
    let (animator, _, window) = try makeAnimator(.easeIn)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(abs(animator.fractionComplete - 0.25) < 0.001)
    animator.stopAnimation(true)
    window.isHidden = true
  }

  // Apple documentation of `stopAnimation(_:)`: without finishing, inactive, and values as seen.
  @Test func `an animator that is stopped without finishing is inactive where it was`() throws {
    let (animator, view, window) = try makeAnimator()
    var completions = 0
    animator.addCompletion { _ in completions += 1 }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && abs(view.alpha - 0.5) < 0.01 && completions == 0)
    window.isHidden = true
  }

  // Apple documentation of `stopAnimation(_:)`: otherwise it is stopped, and waits for its end.
  @Test func `an animator that is stopped waits for its end`() throws {
    let (animator, _, window) = try makeAnimator()
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive)
    window.isHidden = true
  }

  // Apple documentation of `finishAnimation(at:)`: the values and the position of the completion.
  @Test(arguments: [(UIViewAnimatingPosition.start, 1.0), (.end, 0.0), (.current, 0.5)])
  func `an animator finishes at the position asked for`(
    _ position: UIViewAnimatingPosition,
    _ alpha: Double
  ) throws {
    let (animator, view, window) = try makeAnimator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(abs(view.alpha - alpha) < 0.01 && positions == [position])
    window.isHidden = true
  }

  // Apple documentation of `addCompletion(_:)`: called at the end with the position.
  @Test func `an animator that runs to its end completes at the end`() async throws {
    let (_, view, window) = try makeAnimator()
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.alpha = 0.5 }
    let end = await endPosition(of: animator)
    #expect(end == .end && animator.state == .inactive && view.alpha == 0.5)
    window.isHidden = true
  }

  // Apple documentation of `isReversed`: the animations run to their start.
  @Test func `a reversed animator completes at the start`() async throws {
    let (_, view, window) = try makeAnimator()
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.alpha = 0.5 }
    let end = await endPosition(of: animator) {
      animator.isReversed = true
      #expect(animator.isReversed)
    }
    #expect(end == .start && view.alpha == 1)
    window.isHidden = true
  }

  // Apple documentation of `addAnimations(_:)`: several blocks belong to one animator.
  @Test func `the blocks of an animator are called at its start`() throws {
    let (animator, view, window) = try makeAnimator()
    animator.addAnimations { view.tag = 7 }
    #expect(view.tag == 0 && view.alpha == 1)
    animator.startAnimation()
    #expect(view.tag == 7)
    animator.stopAnimation(true)
    window.isHidden = true
  }

  // Apple documentation of `runningPropertyAnimator(withDuration:...)`: it is started at once.
  @Test func `a running animator is active when it is made`() throws {
    let (_, view, window) = try makeAnimator()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      options: [],
      animations: { view.alpha = 0.5 },
      completion: nil
    )
    #expect(animator.state == .active && animator.isRunning && animator.duration == 1)
    animator.stopAnimation(true)
    window.isHidden = true
  }

  // Apple documentation of UICubicTimingParameters: the parameters of an animator.
  @Test func `cubic parameters have their control points, or their curve`() {
    let first = CGPoint(x: 0.1, y: 0.2)
    let cubic = UICubicTimingParameters(controlPoint1: first, controlPoint2: CGPoint(x: 1, y: 1))
    #expect(cubic.controlPoint1 == first && cubic.timingCurveType == .cubic)
    let builtin = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(builtin.animationCurve == .easeOut && builtin.timingCurveType == .builtin)
    #expect(builtin.springTimingParameters == nil)
  }

  // Apple documentation of UISpringTimingParameters.
  @Test func `spring parameters are of the type of springs`() {
    let velocity = CGVector(dx: 1, dy: 2)
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
    #expect(spring.timingCurveType == .spring && spring.initialVelocity == velocity)
    #expect(spring.cubicTimingParameters == nil && spring.springTimingParameters != nil)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    #expect(animator.timingParameters?.timingCurveType == .spring)
  }

  // Apple headers UIViewAnimating.h and UITimingCurveProvider.h: the values of the constants.
  @Test func `constants have the values of the headers`() {
    #expect(UIViewAnimatingState.inactive.rawValue == 0)
    #expect(UIViewAnimatingState.active.rawValue == 1)
    #expect(UIViewAnimatingState.stopped.rawValue == 2)
    #expect(UIViewAnimatingPosition.end.rawValue == 0)
    #expect(UIViewAnimatingPosition.start.rawValue == 1)
    #expect(UIViewAnimatingPosition.current.rawValue == 2)
    #expect(UITimingCurveType.spring.rawValue == 2 && UITimingCurveType.composed.rawValue == 3)
  }
}
