// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourRender
import Testing

@MainActor
struct MaskTests {
  private let stage = Stage()
  private let layer: CALayer
  private let mask = CAShapeLayer()

  /// A red layer of 40 points at (10, 10), masked by a square of 20 points in its corner.
  init() {
    layer = stage.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40)) { [mask] layer in
      layer.backgroundColor = .red
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      layer.mask = mask
    }
  }

  @Test func `only what the mask covers is shown`() {
    #expect(
      stage.colors(at: [(12, 12), (29, 29), (30, 12), (45, 45)])
        == [0xff0000, 0xff0000, 0, 0]
    )
  }

  @Test func `the mask's alpha counts, not its color`() {
    stage.quietly { mask.fillColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5) }
    let red = stage.colors(at: [(20, 20)])[0]
    #expect(red & 0xffff == 0 && abs(Int(red >> 16) - 128) <= 1)
  }

  @Test func `sublayers, contents outside of the bounds and the shadow are masked, too`() {
    stage.quietly {
      let child = CALayer()
      child.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
      child.backgroundColor = .blue
      layer.addSublayer(child)
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowColor) = (1, 0, .white)
      layer.shadowOffset = CGSize(width: 45, height: 0)
    }
    #expect(stage.colors(at: [(15, 15), (25, 25), (60, 60), (80, 30)]) == [0xff0000, 0xff, 0, 0])
    stage.quietly {
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90), transform: nil)
    }
    #expect(stage.colors(at: [(60, 60), (85, 15)]) == [0xff, 0xffffff])
  }

  @Test func `a picture of the layer is masked, and as large as the layer`() {
    let context = CGContext(width: 40, height: 40, scale: 1)
    layer.render(in: context)
    let image = context.finish()
    #expect(image.pixel(x: 10, y: 10) == 0xffff_0000 && image.pixel(x: 30, y: 10) == 0)
  }

  @Test func `a change of the mask is shown`() {
    stage.quietly { mask.position.x += 20 }
    #expect(stage.colors(at: [(12, 12), (40, 12)]) == [0, 0xff0000])
    stage.session.perform {
      mask.add(CABasicAnimation.linear("position.x", by: 10), forKey: nil)
    }
    stage.advance(to: stage.clock.now + 0.5)
    #expect(stage.colors(at: [(33, 12), (36, 12)]) == [0, 0xff0000])
    stage.quietly { layer.mask = nil }
    #expect(stage.colors(at: [(12, 12), (45, 45)]) == [0xff0000, 0xff0000])
  }

  @Test func `a masked layer that moves is neither drawn nor flattened again`() throws {
    func sublist() -> SubList? {
      _ = stage.colors(at: [])
      guard case .sublist(let list, _)? = stage.items.last?.content else { return nil }
      return list
    }
    let first = try #require(sublist())
    #expect(first.keepsStore)
    stage.quietly { layer.position.x += 5 }
    #expect(sublist() === first)
    #expect(stage.frames.last?.frame.picturesDrawn == 0)
  }

  @Test func `a mask belongs to one layer and to no other tree`() {
    #expect(mask.superlayer === layer && layer.sublayers == nil)
    let other = CALayer()
    other.addSublayer(mask)
    #expect(layer.mask == nil && mask.superlayer === other)
    layer.mask = mask
    #expect(other.sublayers == nil && layer.mask === mask)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil && mask.superlayer == nil)
  }

  @Test func `a mask outlives its layer`() {
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
    }
    #expect(mask.superlayer == nil)
    mask.position.x = 3
  }

  @Test func `the content of a mask is drawn`() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.black)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let drawing = Drawing()
    stage.quietly {
      drawing.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      drawing.setNeedsDisplay()
      layer.mask = drawing
    }
    #expect(stage.colors(at: [(12, 12), (16, 12)]) == [0xff0000, 0])
  }
}

@MainActor
struct MaskedCornerTests {
  private let stage = Stage()
  private let layer: CALayer
  private let corners = [(11, 11), (48, 11), (11, 48), (48, 48)]

  init() {
    layer = stage.add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40)) { layer in
      layer.backgroundColor = .red
      layer.cornerRadius = 12
    }
  }

  /// Which corners are cut off: upper left, upper right, lower left, lower right.
  private func cut() -> [Bool] { stage.colors(at: corners).map { $0 == 0 } }

  @Test(arguments: 0..<16)
  func `exactly the corners of the mask are round`(_ bits: Int) {
    let expected = (0..<4).map { bits & 1 << $0 != 0 }
    stage.quietly { layer.maskedCorners = CACornerMask(rawValue: UInt(bits)) }
    #expect(cut() == expected)
    // The middle and the edges stay.
    let edges = [(30, 10), (30, 49), (10, 30), (49, 30), (30, 30)]
    #expect(stage.colors(at: edges).allSatisfy { $0 == 0xff0000 })
  }

  @Test(arguments: 0..<16)
  func `sublayers are clipped by the same corners`(_ bits: Int) {
    let expected = (0..<4).map { bits & 1 << $0 != 0 }
    stage.quietly {
      let child = CALayer()
      child.frame = layer.bounds
      child.backgroundColor = .blue
      layer.addSublayer(child)
      layer.masksToBounds = true
      layer.maskedCorners = CACornerMask(rawValue: UInt(bits))
    }
    #expect(cut() == expected)
    #expect(stage.colors(at: [(30, 30), (10, 30), (49, 30)]) == [0xff, 0xff, 0xff])
    stage.quietly { layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2)) }
    // Turned by a quarter: the upper left corner is at the upper right.
    #expect(cut() == [expected[2], expected[0], expected[3], expected[1]])
  }

  @Test func `a border follows the corners`() {
    stage.quietly {
      layer.backgroundColor = nil
      layer.borderColor = .white
      layer.borderWidth = 2
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    #expect(stage.colors(at: corners) == [0, 0, 0xffffff, 0xffffff])
    #expect(stage.colors(at: [(10, 30), (49, 30), (30, 30)]) == [0xffffff, 0xffffff, 0])
  }

  @Test func `a rotated layer keeps its corners`() {
    stage.quietly {
      layer.maskedCorners = [.layerMinXMinYCorner]
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    }
    #expect(cut() == [false, true, false, false])
  }

  @Test func `two round corners cost two items, and all four cost one`() {
    stage.quietly { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    _ = stage.colors(at: [])
    #expect(stage.items.count == 2)
    stage.quietly {
      layer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    }
    _ = stage.colors(at: [])
    #expect(stage.items.count == 1)
  }
}
