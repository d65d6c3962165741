// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourRender
import Testing

@MainActor
struct ShapeLayerTests {
  private let stage = Stage()
  private let shape: CAShapeLayer

  /// A square of 20 points at (10, 10), filled red.
  init() {
    shape = stage.add(CAShapeLayer(), CGRect(x: 10, y: 10, width: 40, height: 40)) { shape in
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      shape.fillColor = .red
    }
  }

  private var drawn: Int { stage.frames.last?.frame.picturesDrawn ?? -1 }

  @Test func `a path is filled in the layer's coordinates, and may leave the bounds`() {
    #expect(
      stage.colors(at: [(9, 15), (10, 10), (29, 29), (30, 15)]) == [0, 0xff0000, 0xff0000, 0]
    )
    stage.quietly {
      shape.path = CGPath(ellipseIn: CGRect(x: -8, y: 0, width: 8, height: 8), transform: nil)
    }
    #expect(stage.colors(at: [(6, 14), (15, 15)]) == [0xff0000, 0])
    stage.quietly { shape.masksToBounds = true }
    #expect(stage.colors(at: [(6, 14)]) == [0])
  }

  @Test func `the fill rule decides what lies inside`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    stage.quietly { shape.path = path }
    #expect(stage.colors(at: [(20, 20)]) == [0xff0000])
    stage.quietly { shape.fillRule = .evenOdd }
    #expect(stage.colors(at: [(12, 12), (20, 20)]) == [0xff0000, 0])
  }

  @Test func `a stroke has a width, ends, corners and dashes`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
    stage.quietly {
      shape.path = line
      shape.fillColor = nil
      shape.strokeColor = .blue
      shape.lineWidth = 4
    }
    let ends = [(19, 30), (20, 30), (39, 30), (40, 30), (25, 27), (25, 28)]
    #expect(stage.colors(at: ends) == [0, 0xff, 0xff, 0, 0, 0xff])
    stage.quietly { shape.lineCap = .square }
    #expect(stage.colors(at: ends) == [0xff, 0xff, 0xff, 0xff, 0, 0xff])
    stage.quietly {
      shape.lineCap = .butt
      shape.lineDashPattern = [5, 5]
    }
    #expect(stage.colors(at: [(22, 30), (27, 30), (32, 30)]) == [0xff, 0, 0xff])
    stage.quietly { shape.lineDashPhase = 5 }
    #expect(stage.colors(at: [(22, 30), (27, 30), (32, 30)]) == [0, 0xff, 0])
  }

  @Test func `a pointed corner reaches as far as the miter limit and the join allow`() {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0)])
    stage.quietly {
      shape.path = corner
      shape.fillColor = nil
      shape.strokeColor = .blue
      shape.lineWidth = 8
    }
    #expect(stage.colors(at: [(33, 33)]) == [0xff])
    stage.quietly { shape.miterLimit = 1 }
    #expect(stage.colors(at: [(33, 33)]) == [0])
    stage.quietly { (shape.miterLimit, shape.lineJoin) = (10, .bevel) }
    #expect(stage.colors(at: [(33, 33)]) == [0])
  }

  @Test func `strokeStart and strokeEnd are shares of the path's length`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 10)])
    stage.quietly {
      shape.path = line
      shape.fillColor = nil
      shape.strokeColor = .blue
      shape.lineWidth = 4
      (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
    }
    let places = [(18, 30), (22, 30), (28, 30), (32, 30), (40, 24)]
    #expect(stage.colors(at: places) == [0, 0xff, 0xff, 0, 0])
    stage.quietly { (shape.strokeStart, shape.strokeEnd) = (0.75, 1) }
    #expect(stage.colors(at: places) == [0, 0, 0, 0, 0xff])
    stage.quietly { (shape.strokeStart, shape.strokeEnd) = (1, 0.5) }
    #expect(stage.colors(at: places) == [0, 0, 0, 0, 0])
  }

  @Test func `a shape lies above the background and below the sublayers`() {
    stage.quietly {
      shape.backgroundColor = .blue
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      child.backgroundColor = .white
      shape.addSublayer(child)
    }
    #expect(stage.colors(at: [(12, 12), (20, 20), (45, 45)]) == [0xffffff, 0xff0000, 0xff])
  }

  @Test func `a shape that moves, turns or fades is not drawn again`() {
    #expect(stage.frames.contains { $0.frame.picturesDrawn == 1 })
    for step in 1...5 {
      stage.quietly {
        shape.position.x += CGFloat(step)
        shape.opacity -= 0.1
        shape.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(step)))
        shape.backgroundColor = step % 2 == 0 ? .blue : nil
      }
      _ = stage.colors(at: [])
      #expect(drawn == 0)
    }
    stage.quietly { shape.fillColor = .blue }
    _ = stage.colors(at: [])
    #expect(drawn == 1)
  }

  @Test func `a shape that moves inside a picture with an opacity is not drawn again`() {
    stage.quietly {
      let other = CALayer()
      other.frame = CGRect(x: 0, y: 0, width: 30, height: 5)
      other.backgroundColor = .blue
      shape.addSublayer(other)
      shape.opacity = 0.5
    }
    _ = stage.colors(at: [])
    stage.quietly { shape.position.y += 7 }
    _ = stage.colors(at: [])
    #expect(drawn == 0)
  }

  @Test func `a magnified shape is drawn anew for its size, at powers of two`() {
    stage.quietly {
      shape.anchorPoint = .zero
      shape.position = .zero
    }
    var counts: [Int] = []
    for factor in [1.2, 1.6, 2.0, 2.5, 3.9, 8, 9] as [CGFloat] {
      stage.quietly { shape.setAffineTransform(CGAffineTransform(scaleX: factor, y: factor)) }
      _ = stage.colors(at: [])
      counts.append(drawn)
    }
    #expect(counts == [1, 0, 0, 1, 0, 0, 0])
  }

  @Test func `a path, colors and numbers are animated`() throws {
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
    stage.session.perform {
      shape.add(CABasicAnimation.linear("path", to: wide), forKey: nil)
      shape.add(CABasicAnimation.linear("fillColor", to: CGColor.blue), forKey: nil)
      shape.add(CABasicAnimation.linear("lineWidth", to: 5), forKey: nil)
      shape.add(CABasicAnimation.linear("strokeEnd", from: 0, to: 1), forKey: nil)
    }
    let shown = stage.at(0.5) { shape.presentation() }
    let half = try #require(shown)
    #expect(half.path?.boundingBoxOfPath.width == 30)
    #expect(half.fillColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(half.lineWidth == 3 && half.strokeEnd == 0.5)
    #expect(shape.strokeEnd == 1 && shape.lineWidth == 1)
    #expect(stage.colors(at: [(39, 20), (40, 20)]) == [0x800080, 0])
  }

  @Test func `paths with other steps have no way between them`() throws {
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)
    stage.session.perform {
      shape.add(CABasicAnimation.linear("path", to: round), forKey: nil)
    }
    #expect(stage.at(0.25) { shape.presentation()?.path } == round)
  }

  @Test func `a path changes at once without an animation, other values by implicit ones`() {
    stage.session.perform {
      shape.path = nil
      shape.fillColor = .blue
    }
    #expect(shape.animationKeys() == ["fillColor"])
  }

  @Test func `a shape casts its own shadow, which is not drawn again while it moves`() {
    stage.quietly {
      shape.bounds.size = .zero
      shape.shadowOpacity = 1
      shape.shadowColor = .white
      shape.shadowRadius = 0
      shape.shadowOffset = CGSize(width: 30, height: 0)
    }
    let x = Int(shape.position.x)
    let y = Int(shape.position.y) + 5
    #expect(
      stage.colors(at: [(x + 25, y), (x + 31, y), (x + 49, y), (x + 52, y)])
        == [0, 0xffffff, 0xffffff, 0]
    )
    stage.quietly { shape.position.x += 4 }
    _ = stage.colors(at: [])
    #expect(drawn == 0)
  }

  @Test func `shadowPath casts the shadow in place of the layer`() {
    let layer = stage.add(CALayer(), CGRect(x: 50, y: 50, width: 10, height: 10)) { layer in
      layer.backgroundColor = .red
      (layer.shadowOpacity, layer.shadowColor, layer.shadowRadius) = (1, .white, 0)
      layer.shadowOffset = .zero
      layer.shadowPath = CGPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10), transform: nil)
    }
    #expect(stage.colors(at: [(55, 55), (65, 55), (75, 55)]) == [0xff0000, 0, 0xffffff])
    // Rectangles take the fast way of rounded rectangles.
    #expect(drawn == 0)
    let triangle = CGMutablePath()
    triangle.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 20, y: 10)])
    stage.quietly { layer.shadowPath = triangle }
    #expect(stage.colors(at: [(71, 51), (79, 59)]) == [0xffffff, 0])
  }
}
