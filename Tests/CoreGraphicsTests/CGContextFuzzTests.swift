// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

struct CGContextFuzzTests {
  private static let strange: [CGFloat] = [
    0, -0.0, 1, -1, 0.5, 1e-9, 1e-160, 1e-300, .leastNonzeroMagnitude, 1e7, 1e9, 1e19, 1e160, 1e300,
    -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: 0..<150)
  func `a context remains usable after extreme numbers`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat {
      Bool.random(using: &random)
        ? CGFloat.random(in: -20...20, using: &random)
        : Self.strange.randomElement(using: &random) ?? 0
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    let tile = CGImage(width: 2, pixels: [red, green, blue, nothing])
    let context = CGContext(width: 16, height: 16, scale: 2)
    _ = RetourLog.capturing {
      for _ in 0..<60 {
        switch Int.random(in: 0..<26, using: &random) {
        case 0: context.translateBy(x: number(), y: number())
        case 1: context.scaleBy(x: number(), y: number())
        case 2: context.rotate(by: number())
        case 3: context.fill(rect())
        case 4: context.stroke(rect(), width: number())
        case 5: context.fillEllipse(in: rect())
        case 6: context.clip(to: rect())
        case 7: context.clip(to: rect(), mask: tile)
        case 8: context.draw(tile, in: rect())
        case 9: context.draw(tile, in: rect(), byTiling: true)
        case 10: context.saveGState()
        case 11: context.restoreGState()
        case 12: context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
        case 13: context.endTransparencyLayer()
        case 14: context.setBlendMode(.destinationIn)
        case 15: context.setBlendMode(.normal)
        case 16: context.setAlpha(number())
        case 17: context.setLineWidth(number())
        case 18: context.setLineDash(phase: number(), lengths: [number(), number()])
        case 19: context.setMiterLimit(number())
        case 20:
          context.addArc(
            center: point(),
            radius: number(),
            startAngle: number(),
            endAngle: number(),
            clockwise: Bool.random(using: &random)
          )
        case 21: context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
        case 22: context.addCurve(to: point(), control1: point(), control2: point())
        case 23: context.addQuadCurve(to: point(), control: point())
        case 24: context.strokePath()
        default: context.clear(rect())
        }
      }
      for _ in 0..<60 {
        context.endTransparencyLayer()
        context.restoreGState()
      }
    }
    #expect(context.isAlive)
  }

  @Test(arguments: 0..<150)
  func `paths with extreme numbers return results`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { Self.strange.randomElement(using: &random) ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    let path = CGMutablePath()
    path.move(to: point())
    path.addRoundedRect(
      in: CGRect(x: number(), y: number(), width: number(), height: number()),
      cornerWidth: number(),
      cornerHeight: number()
    )
    path.addArc(
      center: point(),
      radius: number(),
      startAngle: number(),
      endAngle: number(),
      clockwise: true
    )
    path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
    path.addCurve(to: point(), control1: point(), control2: point())
    #expect(!path.isEmpty)
    _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(point()))
  }
}
