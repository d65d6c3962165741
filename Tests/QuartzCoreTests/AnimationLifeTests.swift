// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@testable import QuartzCore
import Testing

private final class Listener: CAAnimationDelegate {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
  func animationDidStart(_ anim: CAAnimation) { log.lines.append("\(name) began") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.lines.append("\(name) \(flag ? "finished" : "stopped")")
  }
}

private final class Log {
  nonisolated(unsafe) var lines: [String] = []
}

@MainActor struct AnimationLifeTests {
  private let stage = Stage()
  private let layer: CALayer
  private let log = Log()

  init() { layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10)) }

  private func add(_ name: String, _ duration: Double = 1, to layer: CALayer? = nil) {
    let animation = CABasicAnimation.linear("position.x", from: 0, to: 1, duration: duration)
    animation.delegate = Listener(name, log)
    stage.session.perform { (layer ?? self.layer).add(animation, forKey: name) }
  }

  @Test func `animations end in the order of their end times, then of their start times`() {
    add("a", 0.503)
    add("b", 0.501)
    add("c", 0.503)
    stage.advance(to: 1)
    #expect(
      log.lines == [
        "a began", "b began", "c began", "b finished", "a finished", "c finished",
      ]
    )
    #expect(layer.animationKeys() == nil)
  }

  @Test func `without steps, frames come at starts and ends only`() {
    stage.session.stepsAnimations = false
    let frames = stage.frames.count
    add("a", 0.503)
    stage.advance(to: 0.1)
    add("b", 0.3)
    stage.advance(to: 0.11)
    #expect(stage.session.clock.nextWakeUp.map { $0 > 0.39 } == true)
    stage.advance(to: 1)
    #expect(log.lines == ["a began", "b began", "b finished", "a finished"])
    let times = stage.frames.dropFirst(frames).map { Int(($0.time * 60).rounded()) }
    // Each end has one more frame: the layer without the animation.
    #expect(times == [1, 6, 24, 25, 31, 32])
  }

  @Test func `a removed animation ends unfinished after the call`() {
    add("a")
    add("b")
    stage.advance(to: 0.1)
    log.lines = []
    stage.session.perform {
      layer.removeAnimation(forKey: "a")
      #expect(log.lines.isEmpty)
      #expect(layer.animationKeys() == ["b"])
      layer.removeAllAnimations()
    }
    stage.advance(to: 0.1)
    #expect(log.lines == ["a stopped", "b stopped"])
    stage.advance(to: 3)
    #expect(log.lines.count == 2)
  }

  @Test func `an animation replaces one with the same key`() {
    add("a")
    add("a")
    stage.advance(to: 2)
    #expect(log.lines == ["a stopped", "a began", "a finished"])
  }

  @Test func `animations without a key run simultaneously`() {
    stage.session.perform {
      layer.add(CABasicAnimation.linear("position.x"), forKey: nil)
      layer.add(CABasicAnimation.linear("position.x"), forKey: nil)
    }
    #expect(layer.animations.list.count == 2)
    #expect(layer.animationKeys() == [])
  }

  @Test func `a layer that leaves the tree ends its animations with the next frame`() {
    let inner = CALayer()
    layer.addSublayer(inner)
    add("a", to: inner)
    stage.advance(to: 0.1)
    layer.removeFromSuperlayer()
    #expect(inner.animationKeys() == ["a"])
    stage.advance(to: 0.2)
    #expect(inner.animationKeys() == nil)
    #expect(log.lines == ["a began", "a stopped"])
  }

  @Test func `a layer that moves within the tree keeps its animations`() {
    let other = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    add("a")
    stage.advance(to: 0.1)
    other.addSublayer(layer)
    stage.advance(to: 0.5)
    #expect(layer.animationKeys() == ["a"])
    stage.advance(to: 2)
    #expect(log.lines == ["a began", "a finished"])
  }

  @Test func `a deallocated layer ends its animations`() {
    weak var freed: CALayer?
    weak var listener: Listener?
    do {
      let layer = CALayer()
      freed = layer
      add("a", to: layer)
      listener = layer.animation(forKey: "a")?.delegate as? Listener
    }
    #expect(freed == nil)
    stage.advance(to: 0.1)
    #expect(log.lines == ["a stopped"])
    #expect(listener == nil)
  }

  @Test func `finished animations are deallocated`() {
    weak var listener: Listener?
    do {
      add("a")
      listener = layer.animation(forKey: "a")?.delegate as? Listener
    }
    #expect(listener != nil)
    stage.advance(to: 2)
    #expect(listener == nil)
  }

  @Test func `a completion block is called after all animations, including nested ones`() {
    stage.session.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.lines.append("outer") }
      add("a", 0.2)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.lines.append("inner") }
      add("b", 0.4)
      CATransaction.commit()
      CATransaction.commit()
      add("c", 1)
    }
    stage.advance(to: 2)
    #expect(
      log.lines.filter { !$0.hasSuffix("began") } == [
        "a finished", "b finished", "inner", "outer", "c finished",
      ]
    )
  }

  @Test func `a completion block does not wait for a removed animation`() {
    stage.session.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.lines.append("done") }
      add("a")
      CATransaction.commit()
      layer.removeAllAnimations()
    }
    stage.advance(to: 0)
    #expect(log.lines == ["a stopped", "done"])
  }

  @Test func `changes of completions in one frame are visible in the next`() {
    stage.session.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        stage.session.perform { add("next", 0.1) }
      }
      add("a", 0.1)
      CATransaction.commit()
    }
    stage.advance(to: 1)
    #expect(log.lines == ["a began", "a finished", "next began", "next finished"])
  }
}
