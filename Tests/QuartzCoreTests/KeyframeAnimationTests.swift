// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
struct KeyframeAnimationTests {
  private let stage = Stage()
  private let layer: CALayer

  init() { layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 20)) }

  private func add(_ keyPath: String, _ configure: (CAKeyframeAnimation) -> Void) {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    configure(animation)
    stage.session.perform { layer.add(animation, forKey: "k") }
  }

  private func x(at time: Double) -> CGFloat {
    stage.at(time) { layer.presentation()?.position.x ?? .nan }
  }

  private func isNear(_ left: CGFloat, _ right: CGFloat, _ slack: CGFloat = 1e-6) -> Bool {
    abs(left - right) <= slack
  }

  @Test func `values follow each other at even times`() {
    add("position.x") { $0.values = [0, 100, 50] }
    #expect(isNear(x(at: 0.25), 50))
    #expect(isNear(x(at: 0.5), 100))
    #expect(isNear(x(at: 0.75), 75))
  }

  @Test func `key times place the values`() {
    add("position.x") {
      $0.values = [0, 100, 50]
      $0.keyTimes = [0, 0.2, 1]
    }
    #expect(isNear(x(at: 0.1), 50))
    #expect(isNear(x(at: 0.6), 75))
  }

  @Test func `key times of another count, or that decrease, count as none`() {
    for times in [[0, 1], [0, 0.9, 0.1]] as [[NSNumber]] {
      add("position.x") {
        $0.values = [0, 100, 50]
        $0.keyTimes = times
      }
      #expect(isNear(x(at: stage.clock.now + 0.25), 50))
    }
  }

  @Test func `discrete values change without a way`() {
    add("position.x") {
      $0.values = [10, 20]
      $0.keyTimes = [0, 0.75, 1]
      $0.calculationMode = .discrete
    }
    #expect(isNear(x(at: 0.7), 10))
    #expect(isNear(x(at: 0.8), 20))
  }

  @Test func `paced values have an even speed`() {
    add("position.x") {
      $0.values = [0, 100, 50]
      $0.keyTimes = [0, 0.1, 1]
      $0.calculationMode = .paced
    }
    #expect(isNear(x(at: 1.0 / 3), 50))
    #expect(isNear(x(at: 2.0 / 3), 100))
    #expect(isNear(x(at: 5.0 / 6), 75))
  }

  @Test func `a cubic way is smooth, and passes through the values`() {
    add("position.x") {
      $0.values = [0, 100, 0]
      $0.calculationMode = .cubic
    }
    // Catmull and Rom: with tangents of 50, 0 and -50, half of the way is at 50 + 50 / 8.
    #expect(isNear(x(at: 0.25), 56.25))
    #expect(isNear(x(at: 0.5), 100))
    add("position.x") {
      $0.values = [0, 100, 0]
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1]
    }
    #expect(isNear(x(at: stage.clock.now + 0.25), 50))
  }

  @Test func `each way has its pace`() {
    add("position.x") {
      $0.values = [0, 100, 200]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }
    #expect(x(at: 0.25) < 40)
    #expect(isNear(x(at: 0.75), 150))
  }

  @Test func `a layer follows a path, and turns with it`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
    add("position") {
      $0.path = path
      $0.rotationMode = .rotateAuto
    }
    let first = stage.at(0.25) { layer.presentation() }
    #expect(first?.position == CGPoint(x: 50, y: 0))
    let second = stage.at(0.75) { layer.presentation() }
    #expect(second?.position == CGPoint(x: 100, y: 25))
    #expect(isNear(second?.affineTransform().b ?? 0, 1))
    add("position") {
      $0.path = path
      $0.calculationMode = .paced
    }
    let paced = stage.at(stage.clock.now + 0.5) { layer.presentation() }
    #expect(isNear(paced?.position.x ?? 0, 75))
  }

  @Test func `transforms, colors and paths have keyframes, too`() {
    add("transform") {
      $0.values = [CGAffineTransform.identity, CGAffineTransform(rotationAngle: .pi / 2)]
    }
    let turned = stage.at(0.5) { layer.presentation()?.affineTransform() }
    #expect(isNear(turned?.a ?? 0, CGFloat(0.5).squareRoot()))
    add("backgroundColor") { $0.values = [CGColor.red, CGColor.blue] }
    let color = stage.at(1) { layer.presentation()?.backgroundColor }
    #expect(color == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test func `values of another kind have no effect, and the animation takes its time`() {
    add("position.x") { $0.values = [0, "far"] }
    #expect(isNear(x(at: 0.5), 5))
    #expect(layer.animationKeys() == ["k"])
    add("position.x") { $0.values = [] }
    #expect(isNear(x(at: 1), 5))
  }

  // MARK: Groups

  @Test func `the animations of a group run in its time, and are cut off at its end`() {
    let first = CABasicAnimation.linear("position.x", from: 0, to: 100, duration: 2)
    let second = CABasicAnimation.linear("opacity", from: 0, to: 1, duration: 0)
    let third = CABasicAnimation.linear("zPosition", from: 0, to: 8, duration: 0.25)
    (third.beginTime, third.fillMode) = (0.5, .forwards)
    let group = CAAnimationGroup()
    group.animations = [first, second, third]
    group.duration = 1
    stage.session.perform { layer.add(group, forKey: "g") }
    var shown = stage.at(0.5) { layer.presentation() }
    #expect(isNear(shown?.position.x ?? 0, 25))
    #expect(isNear(CGFloat(shown?.opacity ?? 0), 0.5))
    #expect(shown?.zPosition == 0)
    shown = stage.at(0.625) { layer.presentation() }
    #expect(isNear(shown?.zPosition ?? 0, 4))
    shown = stage.at(0.9) { layer.presentation() }
    #expect(isNear(shown?.zPosition ?? 0, 8))
    #expect(stage.at(1) { layer.animationKeys() } == nil)
  }

  @Test func `a group has a pace and passes`() {
    let group = CAAnimationGroup()
    group.animations = [CABasicAnimation.linear("position.x", from: 0, to: 100, duration: 1)]
    (group.duration, group.repeatCount, group.autoreverses) = (1, 2, true)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.session.perform { layer.add(group, forKey: "g") }
    let there = x(at: 0.25)
    #expect(there < 20)
    #expect(isNear(x(at: 1.75), there, 1e-3))
    #expect(isNear(x(at: 2.25), there, 1e-3))
  }
}
