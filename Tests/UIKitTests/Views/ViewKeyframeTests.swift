// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct ViewKeyframeTests {
  private let log = CallbackLog()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let world: World

  init() {
    let page = UIViewController()
    page.view.addSubview(view)
    world = World(root: page)
    world.settle()
  }

  private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private var opacity: Float { view.layer.presentation()?.opacity ?? .nan }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.1 }

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  private func animate(
    _ options: UIView.KeyframeAnimationOptions = [],
    delay: Double = 0,
    _ changes: @escaping () -> Void
  ) {
    let log = log
    world.perform {
      UIView.animateKeyframes(
        withDuration: 1,
        delay: delay,
        options: [options, Self.linear],
        animations: changes,
        completion: { log.add("done \($0)") }
      )
    }
  }

  /// Adds keyframes that move the view to 150 until 0.5, and to 100 until the end.
  private func twoSteps() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
  }

  @Test func `each keyframe has its part of the duration`() {
    animate { twoSteps() }
    #expect(view.center.x == 100 && isNear(x, 50) && log.lines.isEmpty)
    world.advance(by: 0.25)
    #expect(isNear(x, 100))
    world.advance(by: 0.25)
    #expect(isNear(x, 150))
    world.advance(by: 0.25)
    #expect(isNear(x, 125))
    world.settle()
    #expect(x == 100 && log.lines == ["done true"])
  }

  @Test func `between keyframes a value waits, and outside of them it takes all of the time`() {
    animate {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 150 }
      view.alpha = 0
    }
    world.advance(by: 0.25)
    #expect(isNear(x, 50) && abs(opacity - 0.75) < 0.02)
    world.advance(by: 0.375)
    #expect(isNear(x, 100))
    world.advance(by: 0.25)
    #expect(isNear(x, 150) && abs(opacity - 0.125) < 0.02)
  }

  @Test func `discrete keyframes jump, paced ones have one speed, cubic ones a smooth way`() {
    animate(.calculationModeDiscrete) { twoSteps() }
    world.advance(by: 0.4)
    #expect(isNear(x, 50))
    world.advance(by: 0.2)
    #expect(isNear(x, 150))
    world.settle()
    view.center.x = 50
    animate(.calculationModePaced) { twoSteps() }
    // 100 points to the right and 50 back.
    world.advance(by: 1 / 3)
    #expect(isNear(x, 100))
    world.settle()
    view.center.x = 50
    animate(.calculationModeCubic) { twoSteps() }
    world.advance(by: 0.25)
    // Tangents of 50 and 25: 100 + (50 - 25) / 8.
    #expect(isNear(x, 103.125))
    world.settle()
  }

  @Test func `the whole is slow at the beginning and the end unless a curve is set`() {
    world.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { twoSteps() })
    }
    world.advance(by: 0.1)
    #expect(x < 60)
  }

  @Test func `a delay comes before the keyframes`() {
    animate(delay: 0.5) { twoSteps() }
    world.advance(by: 0.45)
    #expect(isNear(x, 50))
    world.advance(by: 0.3)
    #expect(isNear(x, 100))
  }

  @Test func `a repeated animation goes back if it reverses`() {
    animate([.repeat, .autoreverse]) { twoSteps() }
    world.advance(by: 1.25)
    #expect(isNear(x, 125))
    world.advance(by: 0.5)
    #expect(isNear(x, 100))
  }

  @Test func `keyframes inside an animator follow its time, back and forth`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, animations: { twoSteps() })
    }
    world.perform { animator.startAnimation() }
    world.advance(by: 0.5)
    #expect(isNear(x, 100))
    world.perform { animator.pauseAnimation() }
    animator.fractionComplete = 0.75
    world.advance(by: 0.1)
    #expect(isNear(x, 125))
    world.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    world.settle()
    #expect(view.center.x == 50)
  }

  @Test func `an animation that starts in between continues from there`() {
    animate { twoSteps() }
    world.advance(by: 0.25)
    world.perform {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.center.x = 50 }
      )
    }
    #expect(isNear(x, 100))
    world.settle()
    #expect(x == 50)
  }

  @Test func `a removed animation is not finished`() {
    animate { twoSteps() }
    world.advance(by: 0.25)
    world.perform { view.layer.removeAllAnimations() }
    world.settle()
    #expect(log.lines == ["done false"])
  }

  @Test func `a keyframe outside of an animation makes its changes`() {
    world.perform {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 7 }
    }
    #expect(view.center.x == 7 && view.layer.animationKeys() == nil)
  }

  @Test func `keyframes that overlap follow each other`() {
    animate {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { view.center.x = 50 }
    }
    world.advance(by: 0.8)
    #expect(isNear(x, 150))
    world.advance(by: 0.1)
    #expect(isNear(x, 100))
  }
}
