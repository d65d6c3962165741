// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourRender
import Testing

@MainActor
struct TransformLayerTests {
  private let stage = Stage()

  /// A box around the middle of the stage: a red side in front, a blue one behind.
  private func box(
    _ container: CALayer,
    _ configure: (_ red: CALayer, _ blue: CALayer) -> Void = { _, _ in }
  ) -> (red: CALayer, blue: CALayer) {
    let (red, blue) = (CALayer(), CALayer())
    _ = stage.add(container, CGRect(x: 20, y: 20, width: 60, height: 60)) { container in
      for (side, color) in [(red, CGColor.red), (blue, CGColor.blue)] {
        side.frame = container.bounds
        side.backgroundColor = color
        container.addSublayer(side)
      }
      red.zPosition = 10
      blue.zPosition = -10
      configure(red, blue)
    }
    return (red, blue)
  }

  private func turn(_ layer: CALayer, by angle: CGFloat) {
    stage.quietly { layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
  }

  private func color(_ x: Int = 50, _ y: Int = 50) -> UInt32 { stage.colors(at: [(x, y)])[0] }

  @Test func `the nearest sublayer is in front after a turn`() {
    let container = CATransformLayer()
    _ = box(container)
    #expect(color() == 0xff0000)
    turn(container, by: .pi)
    #expect(color() == 0x0000ff)
  }

  @Test func `another layer is flattened: its topmost sublayer stays in front`() {
    let container = CALayer()
    _ = box(container)
    turn(container, by: .pi)
    #expect(color() == 0xff0000)
  }

  @Test func `depth moves a sublayer sideways as the container turns`() {
    let container = CATransformLayer()
    _ = box(container) { red, blue in
      red.zPosition = 40
      blue.isHidden = true
    }
    turn(container, by: .pi / 6)
    // 40 * sin(30 degrees) to the right; the width is 60 * cos(30 degrees).
    #expect(color(42) == 0 && color(46) == 0xff0000)
    #expect(color(94) == 0xff0000 && color(98) == 0)
  }

  @Test func `the perspective of the superlayer reaches its sublayers`() {
    stage.quietly {
      stage.root.sublayerTransform.m34 = -1 / 100
      stage.root.position = CGPoint(x: 50, y: 50)
      stage.root.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    }
    _ = box(CATransformLayer()) { red, blue in
      red.zPosition = -100
      blue.isHidden = true
    }
    // Half as large at the depth of the distance of the eye.
    #expect(color(34) == 0 && color(36) == 0xff0000 && color(64) == 0xff0000 && color(66) == 0)
  }

  @Test func `its background, border and mask are not drawn`() {
    _ = box(CATransformLayer()) { red, blue in
      red.isHidden = true
      blue.isHidden = true
      let container = red.superlayer
      container?.backgroundColor = .red
      container?.borderWidth = 4
      container?.borderColor = .red
      container?.shadowOpacity = 1
    }
    #expect(color() == 0 && color(21, 21) == 0)
  }

  @Test func `its opacity applies to each sublayer`() {
    _ = box(CATransformLayer()) { red, _ in red.superlayer?.opacity = 0.5 }
    // Blue at a half on black, then red at a half above it.
    let shown = color()
    #expect(abs(Int(shown >> 16) - 128) <= 1 && abs(Int(shown & 0xff) - 64) <= 1)
  }

  @Test func `layers within a transform layer within another are sorted together`() {
    let container = CATransformLayer()
    _ = box(container) { red, _ in
      let inner = CATransformLayer()
      inner.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
      let green = CALayer()
      green.frame = inner.bounds
      green.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      green.zPosition = 20
      inner.addSublayer(green)
      red.superlayer?.insertSublayer(inner, at: 0)
    }
    #expect(color() == 0x00ff00)
    turn(container, by: .pi)
    #expect(color() == 0x0000ff)
  }

  @Test func `the nearest sublayer is hit`() {
    let container = CATransformLayer()
    let (red, blue) = box(container)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50)) === red)
    turn(container, by: .pi)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50)) === blue)
    #expect(stage.root.hitTest(CGPoint(x: 5, y: 50)) === stage.root)
  }

  @Test func `a sublayer's points are converted where they are seen`() {
    let container = CATransformLayer()
    let (red, _) = box(container) { red, _ in red.zPosition = 40 }
    turn(container, by: .pi / 6)
    let seen = red.convert(CGPoint(x: 30, y: 30), to: stage.root)
    #expect(abs(seen.x - 70) < 1e-9 && abs(seen.y - 50) < 1e-9)
    let back = red.convert(seen, from: stage.root)
    #expect(abs(back.x - 30) < 1e-9 && abs(back.y - 30) < 1e-9)
  }

  @Test func `a sublayer whose back is seen is left out when it has one side`() {
    let container = CATransformLayer()
    _ = box(container) { _, blue in blue.isDoubleSided = false }
    turn(container, by: .pi)
    #expect(color() == 0xff0000)
  }

  @Test func `an animated turn sorts what is seen`() {
    let container = CATransformLayer()
    _ = box(container)
    stage.session.perform {
      container.add(
        CABasicAnimation.linear("transform.rotation.y", from: 0, to: CGFloat.pi),
        forKey: nil
      )
    }
    stage.advance(to: 0.25)
    #expect(color(44) == 0xff0000)
    stage.advance(to: 0.75)
    #expect(color(56) == 0x0000ff)
  }
}
