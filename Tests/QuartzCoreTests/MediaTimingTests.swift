// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor
struct MediaTimingTests {
  private let stage = Stage()
  private let layer: CALayer

  init() { layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10)) }

  /// x goes from 100 to 200 in a second; 5 without the animation.
  private func add(_ change: (CABasicAnimation) -> Void) {
    let animation = CABasicAnimation.linear("position.x", from: 100, to: 200)
    change(animation)
    stage.session.perform { layer.add(animation, forKey: "x") }
  }

  private func x(at time: Double) -> Double {
    let x = Double(stage.at(time) { layer.presentation()?.position.x ?? .nan })
    return (x * 1e6).rounded() / 1e6
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 5.0, 5.0), (.forwards, 5, 200), (.backwards, 100, 5),
    (.both, 100, 200),
  ])
  func `the fill mode decides the value before and after`(
    _ mode: CAMediaTimingFillMode,
    _ before: Double,
    _ after: Double
  ) {
    add {
      $0.beginTime = 1
      $0.fillMode = mode
      $0.isRemovedOnCompletion = false
    }
    #expect(x(at: 0.5) == before)
    #expect(x(at: 1.5) == 150)
    #expect(x(at: 2.5) == after)
    #expect(layer.animationKeys() == ["x"])
  }

  @Test func `autoreverses reverses a pass, and repeatCount repeats it`() {
    add {
      $0.autoreverses = true
      $0.repeatCount = 1.5
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(x(at: 0.25) == 125)
    #expect(x(at: 1.25) == 175)
    #expect(x(at: 2.25) == 125)
    #expect(x(at: 2.75) == 175)
    #expect(x(at: 9) == 200)
  }

  @Test func `a repeated animation keeps the last value of its last pass`() {
    add {
      $0.repeatCount = 3
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(x(at: 1.5) == 150)
    #expect(x(at: 2.5) == 150)
    #expect(x(at: 3.5) == 200)
  }

  @Test func `repeatDuration ends during a pass`() {
    add {
      $0.repeatDuration = 1.25
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(x(at: 1.1) == 110)
    #expect(x(at: 5) == 125)
  }

  @Test func `an animation honors its speed and its time offset`() {
    add {
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    #expect(x(at: 0) == 150)
    #expect(x(at: 0.125) == 175)
    #expect(x(at: 0.25) == 5)
  }

  @Test func `the speeds of a layer and its superlayers are multiplied`() {
    let inner = CALayer()
    layer.addSublayer(inner)
    stage.root.speed = 2
    layer.speed = 0.5
    layer.beginTime = 3
    inner.timeOffset = 10
    // At 4: root 8, layer (8 - 3) x 0.5 = 2.5, inner 12.5.
    #expect(inner.convertTime(4, from: nil) == 12.5)
    #expect(inner.convertTime(12.5, to: nil) == 4)
    #expect(inner.convertTime(12.5, to: layer) == 2.5)
    #expect(layer.convertTime(12.5, from: inner) == 2.5)
    #expect(inner.convertTime(8, from: stage.root) == 12.5)
  }

  @Test func `an animation in a slow layer ends at the layer's own time`() {
    stage.root.speed = 0.5
    add { _ in }
    #expect(x(at: 1) == 150)
    #expect(x(at: 1.9) == 195)
    #expect(layer.animationKeys() == ["x"])
    #expect(x(at: 2.1) == 5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `the time offset of a stopped container scrubs its animations`() {
    stage.root.speed = 0
    add { _ in }
    #expect(x(at: 5) == 100)
    for (offset, expected) in [(0.25, 125.0), (0.9, 190), (0.1, 110)] {
      stage.root.timeOffset = offset
      #expect(x(at: stage.clock.now + 1) == expected)
    }
    #expect(stage.clock.nextWakeUp == nil)
    #expect(stage.frames.last?.frame.animates == false)
    stage.root.timeOffset = 1
    #expect(x(at: stage.clock.now + 1) == 5)
    stage.root.timeOffset = 0.5
    #expect(x(at: stage.clock.now + 1) == 150)
    stage.root.speed = 1
    stage.root.timeOffset = 0
    #expect(x(at: stage.clock.now + 1) == 5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a stopped container continues from its time offset when its speed is restored`() {
    stage.root.speed = 0
    add { _ in }
    stage.root.timeOffset = 0.5
    stage.advance(to: 7)
    stage.session.perform {
      stage.root.speed = 1
      stage.root.beginTime = CACurrentMediaTime()
    }
    #expect(x(at: 7) == 150)
    #expect(x(at: 7.25) == 175)
  }

  @Test func `an animation with a later begin time requests no frames until then`() {
    add { $0.beginTime = 10 }
    stage.advance(to: 1)
    let count = stage.frames.count
    #expect(stage.clock.nextWakeUp == 10)
    stage.advance(to: 9)
    #expect(stage.frames.count == count)
    #expect(x(at: 10.5) == 150)
  }

  @Test func `the clock is idle after the last animation`() {
    add { _ in }
    stage.advance(to: 0.5)
    #expect(stage.frames.last?.frame.animates == true)
    stage.advance(to: 2)
    #expect(stage.clock.nextWakeUp == nil)
    #expect(stage.frames.last?.frame.animates == false)
    // 0 ... 60 ticks of a sixtieth, and one for the end.
    #expect((61...63).contains(stage.frames.count { $0.time <= 2 && $0.time > 0 } + 1))
  }
}
