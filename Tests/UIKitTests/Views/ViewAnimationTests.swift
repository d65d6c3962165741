// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing

import UIKit

@MainActor struct ViewAnimationTests {
  /// A view in a window with virtual time.
  @MainActor
  private struct Scene {
    let world = World(size: CGSize(width: 200, height: 200), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
      view.center = .zero
      world.window.addSubview(view)
      world.advance(by: 0)
    }

    /// The presentation position of the view.
    var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    func slide(
      to x: CGFloat,
      for duration: TimeInterval = 1,
      delay: TimeInterval = 0,
      _ options: UIView.AnimationOptions = .curveLinear,
      completion: ((Bool) -> Void)? = nil
    ) {
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: { view.center.x = x },
        completion: completion
      )
    }

    func expectSeen(_ x: CGFloat, _ location: SourceLocation = #_sourceLocation) {
      #expect(abs(self.x - x) < 0.01, "seen at \(self.x)", sourceLocation: location)
    }
  }

  @Test func `an animated change sets the model at once`() {
    let scene = Scene()
    scene.slide(to: 100)
    #expect(scene.view.center.x == 100)
    scene.world.advance(by: 0)
    scene.expectSeen(0)
    for step in 1...4 {
      scene.world.advance(by: 0.25)
      scene.expectSeen(CGFloat(step) * 25)
    }
    #expect(scene.world.settle())
  }

  @Test func `a view that is gone ends its animation unfinished, and is kept by nothing`() {
    let scene = Scene()
    var ends: [Bool] = []
    weak var gone: UIView?
    weak var layer: CALayer?
    do {
      // In no window: leaving one ends animations as well.
      let view = UIView()
      (gone, layer) = (view, view.layer)
      UIView.animate(
        withDuration: 1,
        animations: { view.alpha = 0 },
        completion: { ends.append($0) }
      )
    }
    #expect(gone == nil)
    #expect(layer == nil)
    scene.world.advance(by: 0.1)
    #expect(ends == [false])
    #expect(scene.world.settle())
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.0, 0.5), (.curveEaseIn, 0.0, 0.4),
      (.curveEaseOut, 0.5, 1.0),
    ] as [(UIView.AnimationOptions, Double, Double)]
  )
  func `curves ease at their ends`(
    _ curve: UIView.AnimationOptions,
    _ least: Double,
    _ most: Double
  ) {
    let scene = Scene()
    scene.slide(to: 1, curve)
    scene.world.advance(by: 0.25)
    #expect(scene.x / 0.5 > least && scene.x / 0.5 < most)
    scene.world.advance(by: 0.25)
    if curve == .curveEaseInOut { scene.expectSeen(0.5) }
  }

  @Test func `a change during an animation continues without a jump`() {
    let scene = Scene()
    scene.slide(to: 100)
    scene.world.advance(by: 0.5)
    scene.expectSeen(50)
    scene.slide(to: 0)
    scene.world.advance(by: 0)
    scene.expectSeen(50)
    // What is left of the first change still runs: -25 of it, and 75 of the second.
    scene.world.advance(by: 0.25)
    scene.expectSeen(50)
    scene.world.advance(by: 0.25)
    scene.expectSeen(50)
    scene.world.advance(by: 0.5)
    scene.expectSeen(0)
  }

  @Test func `the completion runs once with true after the duration`() {
    let scene = Scene()
    var ends: [Bool] = []
    scene.slide(to: 100) { ends.append($0) }
    scene.world.advance(by: 0.9)
    #expect(ends == [])
    scene.world.advance(by: 0.2)
    #expect(ends == [true])
    scene.world.settle()
    #expect(ends == [true])
  }

  @Test func `the completion has false if the animation is removed`() {
    let scene = Scene()
    var ends: [Bool] = []
    scene.slide(to: 100) { ends.append($0) }
    scene.world.advance(by: 0.5)
    scene.view.layer.removeAllAnimations()
    scene.world.advance(by: 0)
    #expect(ends == [false])
    scene.expectSeen(100)
  }

  @Test func `a block without changes completes on the next turn`() {
    let scene = Scene()
    var ends: [Bool] = []
    UIView.animate(withDuration: 5, animations: {}, completion: { ends.append($0) })
    #expect(ends == [])
    scene.world.advance(by: 0)
    #expect(ends == [true])
  }

  @Test func `a block without duration changes at once and completes later`() {
    let scene = Scene()
    var ends: [Bool] = []
    scene.slide(to: 100, for: 0) { ends.append($0) }
    #expect(ends == [])
    scene.world.advance(by: 0)
    scene.expectSeen(100)
    #expect(ends == [true])
  }

  @Test func `animations of views without a window complete`() {
    let world = World(size: CGSize(width: 10, height: 10), scale: 1)
    let view = UIView()
    var ends = 0
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
    world.advance(by: 2)
    #expect(ends == 1)
  }

  @Test func `a delay keeps the old value`() {
    let scene = Scene()
    scene.slide(to: 100, delay: 0.5)
    scene.world.advance(by: 0.4)
    scene.expectSeen(0)
    scene.world.advance(by: 0.6)
    scene.expectSeen(50)
    scene.world.advance(by: 0.5)
    scene.expectSeen(100)
    #expect(scene.world.settle())
  }

  @Test func `a repeating animation runs until it is removed`() {
    let scene = Scene()
    scene.slide(to: 100, for: 1, delay: 0, [.curveLinear, .repeat, .autoreverse])
    for (time, x) in [(0.25, 25), (1, 75), (1, 25), (8, 25)] as [(Double, CGFloat)] {
      scene.world.advance(by: time)
      scene.expectSeen(x)
    }
    #expect(!scene.world.settle(within: 3))
    scene.view.layer.removeAllAnimations()
    #expect(scene.world.settle())
  }

  // MARK: Springs

  @Test func `a critically damped spring follows the measured curve`() {
    let scene = Scene()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) { scene.view.center.x = 100 }
    let frequency = 9.2334
    var former: CGFloat = -1
    for step in 1...9 {
      scene.world.advance(by: 0.1)
      let phase = frequency * Double(step) / 10
      #expect(abs(scene.x - 100 * (1 - (1 + phase) * exp(-phase))) < 0.1)
      #expect(scene.x > former && scene.x < 100)
      former = scene.x
    }
    #expect(scene.world.settle())
    scene.expectSeen(100)
  }

  @Test func `a weakly damped spring overshoots`() {
    let scene = Scene()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.3,
      initialSpringVelocity: 0
    ) { scene.view.center.x = 100 }
    var most: CGFloat = 0
    for _ in 0..<60 {
      scene.world.advance(by: 1.0 / 60)
      most = max(most, scene.x)
    }
    #expect(most > 110)
    #expect(scene.world.settle())
  }

  // MARK: Blocks inside blocks

  @Test func `a nested block inherits duration and curve`() {
    let scene = Scene()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0.1) { scene.view.center.x = 100 }
      }
    )
    scene.world.advance(by: 0.25)
    scene.expectSeen(25)
  }

  @Test func `a nested block can override the inherited duration`() {
    let scene = Scene()
    UIView.animate(withDuration: 1) {
      scene.slide(
        to: 100,
        for: 0.5,
        [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      )
    }
    scene.world.advance(by: 0.25)
    scene.expectSeen(50)
  }

  @Test func `performWithoutAnimation disables nested blocks`() {
    let scene = Scene()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        #expect(UIView.inheritedAnimationDuration == 0)
        scene.view.center.x = 40
        UIView.animate(withDuration: 1) { scene.view.center.y = 60 }
      }
      #expect(UIView.areAnimationsEnabled)
      scene.view.alpha = 0
    }
    scene.world.advance(by: 0.01)
    #expect(scene.view.layer.presentation()?.position == CGPoint(x: 40, y: 60))
    #expect(scene.view.layer.presentation()?.opacity ?? 0 > 0.9)
  }

  @Test func `disabled animations complete on the next turn`() {
    let scene = Scene()
    var ends: [Bool] = []
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    scene.slide(to: 100) { ends.append($0) }
    scene.world.advance(by: 0)
    scene.expectSeen(100)
    #expect(ends == [true])
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) {
      UIView.setAnimationsEnabled(false)
      scene.view.center.x = 0
      UIView.setAnimationsEnabled(true)
    }
    scene.world.advance(by: 0)
    scene.expectSeen(0)
  }

  @Test func `changes outside of a block are not animated`() {
    let scene = Scene()
    scene.view.center.x = 100
    scene.world.advance(by: 0.01)
    scene.expectSeen(100)
    #expect(scene.view.layer.animationKeys() ?? [] == [])
  }

  // MARK: What is animated

  @Test func `autoresized subviews are animated with their superview`() throws {
    let scene = Scene()
    let child = UIView(frame: scene.view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.view.addSubview(child)
    scene.world.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.bounds.size = CGSize(width: 110, height: 30)
    }
    scene.world.advance(by: 0.5)
    for view in [scene.view, child] {
      let seen = try #require(view.layer.presentation())
      #expect(abs(seen.bounds.width - 60) < 0.01, "\(seen.bounds)")
      #expect(abs(seen.bounds.height - 20) < 0.01)
    }
    let place = try #require(child.layer.presentation()).position
    #expect(abs(place.x - 30) < 0.01 && abs(place.y - 10) < 0.01)
  }

  @Test func `layout inside of a block is animated`() throws {
    final class Centering: UIView {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      override func layoutSubviews() {
        if dot.superview == nil { addSubview(dot) }
        dot.center = CGPoint(x: bounds.midX, y: bounds.midY)
      }
    }
    let world = World(size: CGSize(width: 200, height: 200), scale: 1)
    let view = Centering(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    world.window.addSubview(view)
    world.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size.width = 120
      view.layoutIfNeeded()
    }
    world.advance(by: 0.5)
    #expect(abs(try #require(view.dot.layer.presentation()).position.x - 35) < 0.01)
  }

  @Test func `alpha, color and transform are animated`() throws {
    let scene = Scene()
    scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.alpha = 0
      scene.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      scene.view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    scene.world.advance(by: 0.5)
    let seen = try #require(scene.view.layer.presentation())
    #expect(abs(seen.opacity - 0.5) < 0.01)
    #expect(abs(try #require(seen.backgroundColor).red - 0.5) < 0.01)
    #expect(abs(seen.affineTransform().a - 2) < 0.01)
  }

  @Test func `a rotation is animated as a rotation`() throws {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    scene.world.advance(by: 0.5)
    let seen = try #require(scene.view.layer.presentation()).affineTransform()
    #expect(abs(atan2(seen.b, seen.a) - .pi / 4) < 0.01)
    #expect(abs(hypot(seen.a, seen.b) - 1) < 0.01)
  }

  @Test func `a moving view is hit at its final position`() {
    let scene = Scene()
    scene.slide(to: 100)
    scene.world.advance(by: 0.1)
    #expect(scene.world.window.hitTest(CGPoint(x: 100, y: 2), with: nil) === scene.view)
  }

  @Test func `a repeating animation does not retain its world`() {
    weak var stage: Stage?
    do {
      let scene = Scene()
      scene.slide(to: 100, for: 1, delay: 0, .repeat)
      scene.world.advance(by: 0.1)
      stage = scene.world.stage
    }
    #expect(stage == nil)
  }
}
