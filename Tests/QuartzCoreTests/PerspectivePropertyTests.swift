// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RetourRender
import TestSupport
import Testing

/// Random layers in space against a painter that follows each pixel back to its place.
@MainActor
struct PerspectivePropertyTests {
  /// Four colors of a layer, a quarter each; black outside.
  private struct Reference {
    let transform: CATransform3D
    let size: Double

    /// The color at a point of the stage: the solution of two equations, by Cramer's rule.
    func color(_ x: Double, _ y: Double) -> UInt32 {
      let t = transform
      let (a, b, e) = (t.m11 - x * t.m14, t.m21 - x * t.m24, x * t.m44 - t.m41)
      let (c, d, f) = (t.m12 - y * t.m14, t.m22 - y * t.m24, y * t.m44 - t.m42)
      let determinant = a * d - b * c
      guard abs(determinant) > 1e-12 else { return 0 }
      let (u, v) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
      guard u * t.m14 + v * t.m24 + t.m44 > 0, 0..<size ~= u, 0..<size ~= v else { return 0 }
      return PerspectivePropertyTests.colors[(v < size / 2 ? 0 : 2) + (u < size / 2 ? 0 : 1)]
    }

    /// The borders of the quarters, as the eye sees them.
    var borders: [(from: SIMD2<Double>, to: SIMD2<Double>)] {
      func seen(_ u: Double, _ v: Double) -> SIMD2<Double> {
        let t = transform
        let divisor = u * t.m14 + v * t.m24 + t.m44
        let sums = SIMD2(u * t.m11 + v * t.m21 + t.m41, u * t.m12 + v * t.m22 + t.m42)
        return sums / divisor
      }
      return [0, size / 2, size].flatMap { at in
        [(seen(at, 0), seen(at, size)), (seen(0, at), seen(size, at))]
      }
    }

    /// Whether a pixel's center is within two pixels of a border, where colors are mixed.
    static func isNear(
      _ point: SIMD2<Double>,
      _ borders: [(from: SIMD2<Double>, to: SIMD2<Double>)]
    ) -> Bool {
      borders.contains { from, to in
        let (way, offset) = (to - from, point - from)
        let share = min(max((way * offset).sum() / max((way * way).sum(), 1e-9), 0), 1)
        let distance = offset - way * share
        return (distance * distance).sum() < 4
      }
    }

    /// Whether the eye sees all corners.
    var isWhole: Bool {
      [(0, 0), (size, 0), (size, size), (0, size)].allSatisfy { corner in
        corner.0 * transform.m14 + corner.1 * transform.m24 + transform.m44 > 0.05
      }
    }
  }

  private nonisolated static let colors: [UInt32] = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff]
  private static let size = 60.0

  private func makeLayer(_ stage: Stage) -> CALayer {
    stage.add(CGRect(x: 20, y: 20, width: Self.size, height: Self.size)) { layer in
      for index in 0..<4 {
        let part = CALayer()
        let half = Self.size / 2
        part.frame = CGRect(
          x: Double(index % 2) * half,
          y: Double(index / 2) * half,
          width: half,
          height: half
        )
        let color = Self.colors[index]
        part.backgroundColor = CGColor(
          red: color & 0xff0000 == 0 ? 0 : 1,
          green: color & 0xff00 == 0 ? 0 : 1,
          blue: color & 0xff == 0 ? 0 : 1,
          alpha: 1
        )
        part.name = String(color)
        layer.addSublayer(part)
      }
    }
  }

  private func randomTransform(_ random: inout SeededGenerator) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / Double.random(in: 60...400, using: &random)
    for axis in 0..<3 {
      transform = CATransform3DRotate(
        transform,
        .random(in: -1.2...1.2, using: &random),
        axis == 0 ? 1 : 0,
        axis == 1 ? 1 : 0,
        axis == 2 ? 1 : 0
      )
    }
    func distance() -> CGFloat { .random(in: -20...20, using: &random) }
    return CATransform3DTranslate(transform, distance(), distance(), distance())
  }

  /// The transform of the layer's points to the stage.
  private func whole(_ transform: CATransform3D) -> CATransform3D {
    let half = Self.size / 2
    let centered = CATransform3DConcat(CATransform3DMakeTranslation(-half, -half, 0), transform)
    return CATransform3DConcat(centered, CATransform3DMakeTranslation(50, 50, 0))
  }

  @Test(arguments: 0..<40)
  func `pixels have the color that their place in the layer has, and are hit there`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    let layer = makeLayer(stage)
    let transform = randomTransform(&random)
    stage.quietly { layer.transform = transform }
    let reference = Reference(transform: whole(transform), size: Self.size)
    stage.makeFrame()
    let image = stage.image()
    guard reference.isWhole else { return }
    var compared = 0
    let borders = reference.borders
    for y in 0..<100 {
      for x in 0..<100 {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        guard !Reference.isNear(SIMD2(column, row), borders) else { continue }
        let color = reference.color(column, row)
        compared += color == 0 ? 0 : 1
        let shown = image.pixel(x: x, y: y) & 0xffffff
        guard shown == color else {
          Issue.record("seed \(seed), (\(x), \(y)): \(shown), not \(color)")
          return
        }
        // A hit asks all layers: it is enough to ask for an eighth of the pixels.
        guard (x + 3 * y) % 8 == 0 else { continue }
        let hit = stage.root.hitTest(CGPoint(x: column, y: row))
        guard hit?.name == (color == 0 ? nil : String(color)) else {
          Issue.record("seed \(seed), (\(x), \(y)): \(hit?.name ?? "nothing") hit, not \(color)")
          return
        }
      }
    }
    #expect(compared > 30 || transform.m33 < 0.4)
  }

  @Test(arguments: 0..<30)
  func `any transform is drawn in finite time, and any point converted`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    let layer = makeLayer(stage)
    let odd: [CGFloat] = [0, 1, -1, 1e-9, 1e9, -1e9, .infinity, .nan, 0.01, -0.01, 1e30]
    func number() -> CGFloat { odd[random.below(odd.count)] }
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m13) = (number(), number(), number())
    (transform.m14, transform.m24, transform.m34) = (number(), number(), number())
    (transform.m41, transform.m42, transform.m44) = (number(), number(), number())
    stage.quietly { layer.transform = transform }
    _ = stage.colors(at: [(0, 0)])
    let hit = stage.root.hitTest(CGPoint(x: 50, y: 50))
    #expect(hit != nil)
  }

  @Test(arguments: 0..<20)
  func `a transform that is taken apart and put together is the same`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage()
    let layer = makeLayer(stage)
    let transform = randomTransform(&random)
    stage.quietly { layer.transform = transform }
    stage.session.perform {
      layer.add(
        CABasicAnimation.linear("transform.translation.z", from: 5, to: 5),
        forKey: nil
      )
    }
    stage.advance(to: 0.5)
    let shown = stage.session.perform { layer.presentation()?.transform } ?? CATransform3DIdentity
    // All but the translation stays; with the perspective, that is in the third row and the last.
    #expect(abs(shown.m11 - transform.m11) < 1e-6)
    #expect(abs(shown.m12 - transform.m12) < 1e-6)
    #expect(abs(shown.m24 - transform.m24) < 1e-6)
    #expect(abs(shown.m33 - transform.m33) < 1e-6)
    #expect(abs(shown.m34 - transform.m34) < 1e-6)
  }
}
