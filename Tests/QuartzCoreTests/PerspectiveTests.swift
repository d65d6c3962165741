// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourRender
import Testing

@MainActor
struct PerspectiveTests {
  private let stage = Stage()

  private func turned(_ angle: CGFloat, eye: CGFloat = 100) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / eye
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }

  /// A red layer of 60 points in the middle of the stage.
  private func card(_ configure: (CALayer) -> Void = { _ in }) -> CALayer {
    stage.add(CGRect(x: 20, y: 20, width: 60, height: 60)) {
      $0.backgroundColor = .red
      configure($0)
    }
  }

  /// The number of red pixels of a column.
  private func height(_ x: Int) -> Int {
    stage.colors(at: (0..<100).map { (x, $0) }).count { $0 == 0xff0000 }
  }

  // MARK: What is seen

  @Test(arguments: [0.4, -0.4])
  func `the side that is nearer to the eye is longer`(angle: CGFloat) {
    _ = card { $0.transform = turned(angle) }
    let (left, right) = (height(26), height(74))
    #expect(angle > 0 ? left > right + 8 : right > left + 8)
    #expect(58...60 ~= height(50), "the axis keeps its length, but for blended ends")
  }

  @Test func `an edge lies where its corners do`() {
    let layer = card { $0.transform = turned(0.4) }
    for (x, y) in [(0, 0), (60, 0), (60, 60), (0, 60)] {
      let corner = layer.convert(CGPoint(x: x, y: y), to: stage.root)
      let inward = CGPoint(x: x == 0 ? 2 : -2, y: y == 0 ? 2 : -2)
      let inside = (Int(corner.x + inward.x), Int(corner.y + inward.y))
      let outside = (Int(corner.x - inward.x), Int(corner.y - inward.y))
      #expect(stage.colors(at: [inside, outside]) == [0xff0000, 0])
    }
  }

  @Test func `without m34, a layer out of the plane is narrower only`() {
    _ = card { $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
    #expect(height(40) == 60 && height(60) == 60 && height(32) == 0)
  }

  @Test func `the picture is stretched toward the eye`() {
    let layer = card { $0.transform = turned(0.4) }
    stage.quietly {
      let half = CALayer()
      half.frame = CGRect(x: 30, y: 0, width: 30, height: 60)
      half.backgroundColor = .blue
      layer.addSublayer(half)
    }
    let colors = stage.colors(at: [(47, 50), (53, 50)])
    #expect(colors == [0xff0000, 0x0000ff], "the middle stays where it is")
  }

  @Test func `a layer that reaches behind the eye is not drawn`() {
    _ = card { $0.transform = turned(.pi / 2.2, eye: 20) }
    #expect((0..<100).allSatisfy { height($0) == 0 })
  }

  @Test func `the transform of the sublayers moves deep ones less`() {
    stage.quietly { stage.root.sublayerTransform.m34 = -1 / 100 }
    let layer = card { $0.zPosition = -100 }
    // Half as large, and half as far from the anchor point, the corner of the stage.
    #expect(height(25) == 30 && height(50) == 0)
    stage.quietly { layer.zPosition = 0 }
    #expect(height(50) == 60)
  }

  @Test(arguments: [true, false])
  func `the back is drawn of a layer with two sides`(isDoubleSided: Bool) {
    _ = card {
      $0.isDoubleSided = isDoubleSided
      $0.transform = turned(.pi)
    }
    #expect((height(50) == 60) == isDoubleSided)
  }

  @Test func `round corners are clipped in perspective`() {
    let layer = card {
      $0.transform = turned(0.3)
      $0.cornerRadius = 20
      $0.masksToBounds = true
    }
    stage.quietly {
      let child = CALayer()
      child.frame = layer.bounds
      child.backgroundColor = .red
      layer.addSublayer(child)
    }
    let corner = layer.convert(CGPoint(x: 3, y: 3), to: stage.root)
    let side = layer.convert(CGPoint(x: 3, y: 30), to: stage.root)
    #expect(
      stage.colors(at: [(Int(corner.x), Int(corner.y)), (Int(side.x), Int(side.y))])
        == [0, 0xff0000]
    )
  }

  @Test func `a layer that turns is not drawn again`() {
    let layer = card { $0.transform = turned(0.3) }
    _ = layer
    stage.makeFrame()
    stage.quietly { layer.transform = turned(0.35) }
    stage.makeFrame()
    #expect(stage.frames.last?.frame.subListsBuilt == 0)
  }

  @Test func `a translucent layer fades together with its sublayers`() {
    let layer = card {
      $0.transform = turned(0.3)
      $0.opacity = 0.5
    }
    stage.quietly {
      let child = CALayer()
      child.frame = layer.bounds
      child.backgroundColor = .blue
      layer.addSublayer(child)
    }
    // Red does not shine through blue.
    let color = stage.colors(at: [(50, 50)])[0]
    #expect(color >> 16 == 0 && abs(Int(color & 0xff) - 128) <= 1)
  }

  @Test func `a layer in perspective within another is flattened into its plane`() {
    let layer = card {
      $0.transform = turned(0.4)
      $0.backgroundColor = nil
    }
    let inner = CALayer()
    stage.quietly {
      inner.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      inner.backgroundColor = .blue
      inner.transform = turned(-0.5)
      layer.addSublayer(inner)
    }
    let seen = inner.convert(CGPoint(x: 35, y: 20), to: stage.root)
    #expect(stage.colors(at: [(Int(seen.x), Int(seen.y))]) == [0x0000ff])
    #expect(stage.root.hitTest(seen) === inner)
  }

  @Test func `a clipped layer in perspective cuts its sublayers`() {
    let layer = card {
      $0.transform = turned(0.3)
      $0.masksToBounds = true
    }
    stage.quietly {
      let child = CALayer()
      child.frame = CGRect(x: 0, y: -40, width: 60, height: 140)
      child.backgroundColor = .blue
      layer.addSublayer(child)
    }
    let above = layer.convert(CGPoint(x: 30, y: -4), to: stage.root)
    let inside = layer.convert(CGPoint(x: 30, y: 4), to: stage.root)
    #expect(
      stage.colors(at: [(Int(above.x), Int(above.y)), (Int(inside.x), Int(inside.y))])
        == [0, 0x0000ff]
    )
  }

  // MARK: Points

  @Test func `a point converted there and back is the same`() {
    let layer = card { $0.transform = turned(0.6) }
    let point = CGPoint(x: 11, y: 47)
    let back = layer.convert(layer.convert(point, to: stage.root), from: stage.root)
    #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
  }

  @Test func `a layer is hit where it is seen`() {
    let layer = card { $0.transform = turned(0.4) }
    let seen = layer.convert(CGPoint(x: 1, y: 1), to: stage.root)
    #expect(seen.y < 19, "beyond the layer's own place")
    #expect(stage.root.hitTest(seen) === layer)
    #expect(stage.root.hitTest(CGPoint(x: seen.x, y: seen.y - 4)) === stage.root)
  }

  @Test func `the frame is the box around what is seen`() {
    let layer = card { $0.transform = turned(0.4) }
    #expect(layer.frame.height > 60 && layer.frame.width < 60)
  }

  @Test func `on a layer seen from its edge lies no point`() {
    let layer = card { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) }
    stage.quietly { layer.transform = turned(.pi / 2) }
    let point = layer.convert(CGPoint(x: 30, y: 30), from: stage.root)
    #expect(!layer.contains(point))
  }

  // MARK: Animations

  @Test func `a turn about the vertical axis keeps the perspective`() {
    let layer = card {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 100
      $0.transform = transform
    }
    stage.session.perform {
      layer.add(CABasicAnimation.linear("transform.rotation.y", from: 0, to: 0.8), forKey: nil)
    }
    stage.advance(to: 0.5)
    let shown = stage.session.perform { layer.presentation()?.transform }
    let expected = turned(0.4)
    #expect(abs((shown?.m11 ?? 0) - expected.m11) < 1e-6)
    #expect(abs((shown?.m14 ?? 0) - expected.m14) < 1e-6)
    #expect(abs((shown?.m34 ?? 0) - expected.m34) < 1e-6)
  }

  @Test func `half of the way to a turn is half of the turn`() {
    let layer = card()
    stage.session.perform {
      let animation = CABasicAnimation.linear(
        "transform",
        from: CATransform3DIdentity,
        to: CATransform3DMakeRotation(.pi, 0, 1, 0)
      )
      layer.add(animation, forKey: nil)
    }
    stage.advance(to: 0.25)
    let shown = stage.session.perform { layer.presentation()?.transform }
    #expect(abs((shown?.m11 ?? 0) - cos(.pi / 4)) < 1e-6)
    #expect(abs(abs(shown?.m13 ?? 0) - sin(.pi / 4)) < 1e-6)
  }

  /// The transform that an animation shows after a part of a second.
  private func shown(_ animation: CAAnimation, on layer: CALayer, at time: Double) -> CATransform3D
  {
    stage.session.perform { layer.add(animation, forKey: nil) }
    stage.advance(to: time)
    return stage.session.perform { layer.presentation()?.transform } ?? CATransform3DIdentity
  }

  @Test(arguments: ["transform.rotation", "transform.rotation.z"])
  func `a turn in the plane keeps the perspective`(keyPath: String) {
    let layer = card { $0.transform.m34 = -1 / 100 }
    let shown = shown(CABasicAnimation.linear(keyPath, from: 0, to: CGFloat.pi), on: layer, at: 0.5)
    #expect(abs(shown.m12 - 1) < 1e-6 && abs(shown.m34 + 0.01) < 1e-9)
  }

  @Test func `a number of the transform is added to what is there`() {
    let layer = card { $0.transform = turned(0.2) }
    let animation = CABasicAnimation.linear("transform.rotation.y", from: 0, to: 0.4)
    animation.isAdditive = true
    let shown = shown(animation, on: layer, at: 0.5)
    #expect(abs(shown.m11 - cos(0.4)) < 1e-6)
  }

  @Test func `a scale along the third axis leaves the others`() {
    let layer = card { $0.transform = turned(0.3) }
    let shown = shown(
      CABasicAnimation.linear("transform.scale.z", from: 1, to: 3),
      on: layer,
      at: 0.5
    )
    let expected = CATransform3DScale(turned(0.3), 1, 1, 2)
    #expect(abs(shown.m11 - expected.m11) < 1e-6 && abs(shown.m33 - expected.m33) < 1e-6)
  }

  @Test func `keyframes lead through transforms in space`() {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [CATransform3DIdentity, turned(0.6), turned(0)]
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    let layer = card()
    let shown = shown(animation, on: layer, at: 0.5)
    #expect(abs(shown.m11 - cos(0.6)) < 1e-6 && abs(shown.m34 - turned(0.6).m34) < 1e-6)
  }

  @Test func `keyframes of a rotation about the vertical axis lead past half a turn`() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.y")
    animation.values = [0, CGFloat.pi, 2 * CGFloat.pi]
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    let layer = card()
    let shown = shown(animation, on: layer, at: 0.75)
    #expect(abs(shown.m11) < 1e-6 && abs(shown.m13 - 1) < 1e-6)
  }

  @Test func `the transform of the sublayers is animated`() {
    let layer = card { $0.zPosition = -100 }
    var end = CATransform3DIdentity
    end.m34 = -1 / 100
    stage.session.perform {
      stage.root.add(
        CABasicAnimation.linear("sublayerTransform", from: CATransform3DIdentity, to: end),
        forKey: nil
      )
    }
    stage.advance(to: 0.5)
    // At half of the perspective, two thirds as large: from 13.3 to 53.3.
    #expect(39...41 ~= height(30))
    #expect(stage.root.sublayerTransform.m34 == 0)
    _ = layer
  }

  @Test func `the transform of the sublayers is turned about an axis`() {
    _ = card()
    stage.session.perform {
      stage.root.add(
        CABasicAnimation.linear("sublayerTransform.rotation.y", from: 0, to: 2 * CGFloat.pi / 3),
        forKey: nil
      )
    }
    stage.advance(to: 0.5)
    // Half as wide about the left edge of the stage: from 10 to 40.
    #expect(height(8) == 0 && height(12) == 60 && height(38) == 60 && height(42) == 0)
  }

  @Test func `a change of the sublayers' transform is animated by itself`() {
    let holder = CALayer()
    _ = stage.add(holder, CGRect(x: 0, y: 0, width: 100, height: 100)) { _ in }
    stage.session.perform {
      holder.sublayerTransform = CATransform3DMakeTranslation(40, 0, 0)
    }
    stage.advance(to: 0.1)
    let shown = stage.session.perform { holder.presentation()?.sublayerTransform.m41 } ?? 0
    #expect(shown > 1 && shown < 39)
  }

  @Test func `a masked layer and its shadow are seen in perspective`() {
    let layer = card {
      $0.transform = turned(0.4)
      $0.shadowOpacity = 1
      $0.shadowColor = .blue
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 0, height: 10)
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      mask.backgroundColor = .blue
      $0.mask = mask
    }
    let inside = layer.convert(CGPoint(x: 30, y: 15), to: stage.root)
    let cut = layer.convert(CGPoint(x: 30, y: 45), to: stage.root)
    #expect(
      stage.colors(at: [(Int(inside.x), Int(inside.y)), (Int(cut.x), Int(cut.y))]) == [0xff0000, 0]
    )
    stage.quietly { layer.mask = nil }
    let shadow = layer.convert(CGPoint(x: 30, y: 66), to: stage.root)
    #expect(stage.colors(at: [(Int(shadow.x), Int(shadow.y))]) == [0x0000ff])
  }
}
