// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@MainActor
struct AnimationValueTests {
  private let stage = Stage()
  private let layer: CALayer

  init() { layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 20)) }

  private func add(_ animation: CABasicAnimation, _ key: String? = nil) {
    stage.session.perform { layer.add(animation, forKey: key) }
  }

  private func shown(at time: Double) -> CALayer {
    stage.at(time) { layer.presentation() ?? CALayer() }
  }

  @Test func `two of fromValue, toValue and byValue determine an animation`() {
    for animation in [
      CABasicAnimation.linear("position.x", from: 10, to: 30),
      .linear("position.x", from: 10, by: 20), .linear("position.x", to: 30, by: 20),
    ] {
      add(animation, "x")
      #expect(abs(shown(at: stage.clock.now + 0.25).position.x - 15) < 1e-9)
    }
  }

  @Test func `a missing value is the value without the animation`() {
    add(.linear("position.x", to: 25), "x")
    #expect(shown(at: 0.5).position.x == 15)
    add(.linear("position.x", from: 25), "x")
    #expect(shown(at: 1).position.x == 15)
    add(.linear("position.x", by: 10), "x")
    #expect(shown(at: 1.5).position.x == 10)
  }

  @Test func `numbers of every type, points, sizes and rectangles are interpolated`() {
    add(.linear("opacity", from: Float(0), to: CGFloat(1)))
    add(.linear("position", from: CGPoint(x: 0, y: 10), to: CGPoint(x: 10, y: 30)))
    add(
      .linear("bounds.size", from: CGSize(width: 0, height: 0), to: CGSize(width: 8, height: 4))
    )
    add(.linear("bounds.origin", from: CGPoint.zero, to: CGPoint(x: 2, y: 6)))
    add(.linear("cornerRadius", from: 0, to: 4.0))
    add(.linear("shadowOffset.height", from: 0, to: 4.0))
    let shown = shown(at: 0.5)
    #expect(shown.opacity == 0.5)
    #expect(shown.position == CGPoint(x: 5, y: 20))
    #expect(shown.bounds == CGRect(x: 1, y: 3, width: 4, height: 2))
    #expect(shown.cornerRadius == 2)
    #expect(shown.shadowOffset == CGSize(width: 0, height: 2))
    #expect(layer.opacity == 1 && layer.bounds.width == 10)
  }

  @Test func `a rotation is interpolated as a rotation`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    add(.linear("transform", from: CGAffineTransform.identity, to: quarter))
    let expected = CGAffineTransform(rotationAngle: .pi / 4)
    let transform = shown(at: 0.5).affineTransform()
    #expect(abs(transform.a - expected.a) < 1e-9 && abs(transform.b - expected.b) < 1e-9)
  }

  @Test func `a rotation is interpolated along the shorter direction`() {
    add(
      .linear(
        "transform",
        from: CGAffineTransform(rotationAngle: 3),
        to: CGAffineTransform(rotationAngle: -3)
      )
    )
    #expect(shown(at: 0.5).affineTransform().a < -0.999)
  }

  @Test func `decomposing and composing a transform returns the transform`() {
    for transform in [
      CGAffineTransform(a: 1, b: 2, c: 3, d: -4, tx: 5, ty: 6),
      CGAffineTransform(a: 0, b: 0, c: 1, d: 2, tx: 0, ty: 0),
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(a: 0, b: 1, c: 2, d: 0, tx: 1, ty: 1),
    ] {
      add(.linear("transform", from: transform, to: transform), "t")
      let shown = shown(at: stage.clock.now + 0.1).affineTransform()
      for (left, right) in [
        (shown.a, transform.a), (shown.b, transform.b), (shown.c, transform.c),
        (shown.d, transform.d), (shown.tx, transform.tx), (shown.ty, transform.ty),
      ] { #expect(abs(left - right) < 1e-9) }
    }
  }

  @Test func `the components of a transform are animated by their key paths`() {
    add(.linear("transform.translation.x", from: 0, to: 10))
    add(.linear("transform.scale", from: 1, to: 3))
    let shown = shown(at: 0.5).affineTransform()
    #expect(abs(shown.tx - 5) < 1e-9)
    #expect(abs(shown.a - 2) < 1e-9 && abs(shown.d - 2) < 1e-9)
    add(.linear("transform.rotation.z", from: 0, to: Double.pi))
    #expect(abs(self.shown(at: 1).affineTransform().b - 1) < 1e-9)
  }

  @Test func `additive animations are added to the value and to each other`() {
    for _ in 0..<3 {
      let animation = CABasicAnimation.linear("position.x", from: -10, to: 0)
      animation.isAdditive = true
      add(animation)
    }
    #expect(shown(at: 0).position.x == -25)
    #expect(shown(at: 0.5).position.x == -10)
    #expect(shown(at: 1.1).position.x == 5)
  }

  @Test func `additive transforms are added component by component`() {
    stage.quietly { layer.setAffineTransform(CGAffineTransform(translationX: 50, y: 0)) }
    let animation = CABasicAnimation.linear(
      "transform",
      from: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: -50, ty: 10),
      to: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    )
    animation.isAdditive = true
    add(animation)
    let shown = shown(at: stage.clock.now + 0.5).affineTransform()
    #expect(shown == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 25, ty: 5))
  }

  @Test func `an interrupted additive animation keeps its position and velocity`() {
    func move(_ distance: Double) {
      let animation = CABasicAnimation.linear("position.x", from: -distance, to: 0)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.isAdditive = true
      stage.quietly {
        layer.position.x += distance
        layer.add(animation, forKey: nil)
      }
    }
    func speed(_ time: Double) -> Double {
      let from = shown(at: time).position.x
      return (shown(at: time + 0.001).position.x - from) / 0.001
    }
    move(100)
    let before = speed(0.4)
    let place = shown(at: 0.401).position.x
    move(-200)
    #expect(abs(shown(at: 0.401).position.x - place) < 1e-9)
    #expect(abs(speed(0.401) - before) < 3)
  }

  @Test func `values of the wrong type are ignored and logged once`() {
    let said = RetourLog.capturing {
      add(.linear("position", from: 1.0, to: CGPoint.zero), "wrong")
    }
    #expect(said.count == 1)
  }

  @Test func `an animation of an unknown key path runs without an effect`() {
    add(.linear("wizardry", from: 0, to: 1), "w")
    #expect(shown(at: 0.5).position.x == 5)
    #expect(layer.animation(forKey: "w") != nil)
    stage.advance(to: 2)
    #expect(layer.animation(forKey: "w") == nil)
  }

  @Test func `a layer runs a copy of an added animation`() {
    let animation = CABasicAnimation.linear("position.x", from: 0, to: 10)
    add(animation, "x")
    animation.toValue = 1000
    #expect(shown(at: 0.5).position.x == 5)
    #expect(layer.animation(forKey: "x") !== animation)
    #expect((layer.animation(forKey: "x") as? CABasicAnimation)?.toValue as? Int == 10)
  }

  @Test func `points are converted between the places on screen of presentations`() {
    let leaf = CALayer()
    leaf.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
    layer.addSublayer(leaf)
    add(CABasicAnimation.linear("position.x", from: 0, to: 100), "x")
    let y = layer.position.y
    let (place, back, inner) = stage.at(0.5) {
      let (shown, root) = (leaf.presentation() ?? leaf, stage.root.presentation() ?? stage.root)
      return (
        shown.convert(CGPoint.zero, to: root), root.convert(CGPoint(x: 60, y: y), to: shown),
        shown.convert(CGPoint.zero, to: layer.presentation())
      )
    }
    let origin = CGPoint(x: 50 - layer.bounds.width / 2, y: y - layer.bounds.height / 2)
    #expect(place == CGPoint(x: origin.x + 3, y: origin.y + 4))
    #expect(back == CGPoint(x: 60 - place.x, y: y - place.y))
    #expect(inner == CGPoint(x: 3, y: 4))
  }

  @Test func `a presentation is hit where its layers are on screen`() {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let animation = CABasicAnimation.linear("position.x", from: 10, to: 110)
    add(animation, "x")
    let hits = stage.at(0.5) {
      [5, 60].map { stage.root.presentation()?.hitTest(CGPoint(x: $0, y: 10))?.model() }
    }
    #expect(hits[0] !== layer && hits[1] === layer)
  }

  @Test func `a presentation layer has its model and its superlayer`() {
    let shown = shown(at: 0)
    #expect(shown.model() === layer)
    #expect(shown.superlayer?.model() === stage.root)
    #expect(layer.model() === layer)
    #expect(stage.root.presentation()?.sublayers?.first?.model() === layer)
  }
}
