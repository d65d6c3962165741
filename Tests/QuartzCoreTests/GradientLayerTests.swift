// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourRender
import Testing

@MainActor
struct GradientLayerTests {
  private let stage = Stage()
  private let gradient: CAGradientLayer

  /// A gradient from black to white, from the top of the stage to its bottom.
  init() {
    gradient = stage.add(CAGradientLayer(), CGRect(x: 0, y: 0, width: 100, height: 100)) {
      $0.colors = [CGColor.black, CGColor.white]
    }
  }

  /// The gray at a place, 0...255.
  private func gray(_ x: Int, _ y: Int) -> Int { Int(stage.colors(at: [(x, y)])[0] & 0xff) }

  @Test func `colors run from the top to the bottom unless set`() {
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.type == .axial && gradient.locations == nil)
    for y in [0, 25, 50, 75, 99] {
      #expect(abs(gray(10, y) - Int((Double(y) + 0.5) * 2.55)) <= 2)
      #expect(gray(10, y) == gray(90, y))
    }
  }

  @Test func `the way is a line of the unit square`() {
    stage.quietly {
      gradient.bounds.size.height = 50
      (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    }
    // Half of the way is the other diagonal.
    for x in [5, 50, 95] {
      let y = Int(gradient.frame.minY) + (99 - x) / 2
      #expect(abs(gray(x, y) - 127) <= 5)
    }
  }

  @Test func `locations place the colors, and the outermost ones go on`() {
    stage.quietly { gradient.locations = [0.25, 0.75] }
    #expect(gray(0, 10) == 0 && gray(0, 90) == 255)
    #expect(abs(gray(0, 50) - 128) <= 3)
  }

  @Test func `a radial gradient has its center at the start`() {
    stage.quietly {
      gradient.type = .radial
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
    }
    #expect(gray(50, 50) < 8)
    #expect(abs(gray(75, 50) - 128) <= 5)
    // Half as high as wide.
    #expect(abs(gray(50, 62) - 128) <= 5)
    #expect(gray(50, 80) == 255)
  }

  @Test func `a conic gradient turns clockwise from the line to the end`() {
    stage.quietly {
      gradient.type = .conic
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    }
    #expect(gray(98, 51) < 8 && gray(98, 48) > 247)
    #expect(abs(gray(50, 98) - 64) <= 3)
    #expect(abs(gray(2, 50) - 128) <= 3)
    #expect(abs(gray(50, 2) - 191) <= 3)
  }

  @Test func `round corners cut the gradient off`() {
    stage.quietly {
      gradient.colors = [CGColor.white, CGColor.white]
      gradient.cornerRadius = 20
    }
    #expect(gray(1, 1) == 0 && gray(50, 1) == 255 && gray(98, 98) == 0)
    stage.quietly { gradient.maskedCorners = [.layerMinXMinYCorner] }
    #expect(gray(1, 1) == 0 && gray(98, 98) == 255)
  }

  @Test func `a gradient that moves is not drawn again, one that changes is`() {
    func drawn() -> Int {
      _ = stage.colors(at: [])
      return stage.frames.last?.frame.picturesDrawn ?? -1
    }
    #expect(stage.frames.contains { $0.frame.picturesDrawn == 1 })
    for distance in [3, 60] as [CGFloat] {
      stage.quietly { gradient.position.x += distance }
      #expect(drawn() == 0)
    }
    stage.quietly { gradient.opacity = 0.5 }
    #expect(drawn() == 0)
    stage.quietly { gradient.locations = [0, 0.5] }
    #expect(drawn() == 1)
  }

  @Test func `an opaque gradient covers what lies behind it`() {
    _ = stage.colors(at: [])
    guard case .image(let image, _, _, _)? = stage.items.last?.content else {
      Issue.record("no image")
      return
    }
    #expect(image.isOpaque)
  }

  @Test func `colors, locations and points are animated`() throws {
    stage.session.perform {
      let colors = [CGColor.white, CGColor.white]
      gradient.add(CABasicAnimation.linear("colors", to: colors), forKey: nil)
      gradient.add(CABasicAnimation.linear("locations", from: [0, 0], to: [0.5, 1]), forKey: nil)
      gradient.add(CABasicAnimation.linear("endPoint", to: CGPoint(x: 0.5, y: 0)), forKey: nil)
      gradient.add(CABasicAnimation.linear("startPoint.x", to: 1), forKey: nil)
    }
    let half = try #require(stage.at(0.5) { gradient.presentation() })
    #expect(
      half.colors as? [CGColor] == [
        CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1),
        CGColor(red: 1, green: 1, blue: 1, alpha: 1),
      ]
    )
    #expect(half.locations == [0.25, 0.5])
    #expect(half.endPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(half.startPoint.x == 0.75)
  }

  @Test func `a gradient without colors, or of things that are no colors, shows nothing`() {
    stage.quietly { gradient.colors = nil }
    #expect(gray(50, 90) == 0 && gradient.colors == nil)
    stage.quietly { gradient.colors = ["red", 1] }
    #expect(gray(50, 90) == 0)
  }
}
