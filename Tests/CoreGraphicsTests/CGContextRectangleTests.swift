// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

/// Rectangles of whole pixels, which Cairo does not draw, look as if it did.
struct CGContextRectangleTests {
  private static let clips: [String: @Sendable (CGContext) -> Void] = [
    "a clip": { $0.clip(to: CGRect(x: 1, y: 1, width: 4, height: 3)) },
    "an empty clip": { $0.clip() },
    "a clip of a saved state": {
      $0.clip(to: CGRect(x: 2, y: 0, width: 4, height: 8))
      $0.saveGState()
    },
    "a layer": {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
    },
    "a mask": {
      let mask = drawn(8, 8) { $0.fill(CGRect(x: 3, y: 3, width: 3, height: 3)) }
      $0.clip(to: CGRect(x: 0, y: 0, width: 8, height: 8), mask: mask)
      $0.saveGState()
    },
    "another blend mode": {
      $0.setFillColor(gray: 0.5, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 8))
      $0.setBlendMode(.multiply)
    },
    "a turn": { $0.concatenate(CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 4, ty: 0)) },
    "no inverse": { $0.scaleBy(x: 0, y: 1) },
    "half a pixel": { $0.translateBy(x: 0.5, y: 0) },
  ]

  /// Fills by a path with a step more than a rectangle has.
  private func fillAsPath(_ rect: CGRect, in context: CGContext) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
    context.addPath(path)
    context.fillPath()
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
  func `rectangles look as Cairo draws them`(_ scale: CGFloat, _ isOpaque: Bool) {
    var random = SeededGenerator(seed: UInt64(scale))
    for _ in 0..<300 {
      let rects = (0..<6).map { _ in
        CGRect(
          x: CGFloat(Int.random(in: -4...20, using: &random)) / scale,
          y: CGFloat(Int.random(in: -4...20, using: &random)) / scale,
          width: CGFloat(Int.random(in: -8...24, using: &random)) / scale,
          height: CGFloat(Int.random(in: -8...24, using: &random)) / scale
        )
      }
      let colors = rects.map { _ in
        CGColor(
          red: .random(in: 0...1, using: &random),
          green: .random(in: 0...1, using: &random),
          blue: .random(in: 0...1, using: &random),
          alpha: [0, 0.3, 0.77, 1].randomElement(using: &random) ?? 1
        )
      }
      let alpha: CGFloat = Bool.random(using: &random) ? 1 : 0.4
      let move = CGFloat(Int.random(in: -9...9, using: &random)) / scale
      func image(_ fill: (CGRect, CGContext) -> Void) -> [UInt32] {
        drawn(20, 18, scale: scale, isOpaque: isOpaque) { context in
          context.setAlpha(alpha)
          context.translateBy(x: move, y: -move)
          context.scaleBy(x: 1, y: -1)
          for (rect, color) in zip(rects, colors) {
            context.setFillColor(color)
            fill(rect, context)
          }
        }.pixels
      }
      #expect(image { $1.fill($0) } == image { fillAsPath($0, in: $1) })
    }
  }

  @Test(arguments: clips.keys.sorted())
  func `a rectangle respects`(_ name: String) throws {
    let prepare = try #require(Self.clips[name])
    func image(_ fill: (CGRect, CGContext) -> Void) -> [UInt32] {
      drawn(8, 8) {
        prepare($0)
        $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.8)
        fill(CGRect(x: 0, y: 1, width: 5, height: 4), $0)
      }.pixels
    }
    let direct = image { $1.fill($0) }
    #expect(direct == image { fillAsPath($0, in: $1) })
    let plain = drawn(8, 8) {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.8)
      $0.fill(CGRect(x: 0, y: 1, width: 5, height: 4))
    }
    #expect(direct != plain.pixels)
  }

  @Test func `a fill clears the path and leaves nothing behind`() {
    let image = drawn(4, 1) {
      $0.addRect(CGRect(x: 3, y: 0, width: 1, height: 1))
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect($0.isPathEmpty)
      $0.fillPath()
      $0.addRect(CGRect(x: 3, y: 0, width: 1, height: 1))
      $0.fill(rectangle(CGRect(x: 1, y: 0, width: 1, height: 1)), using: .evenOdd)
      #expect($0.isPathEmpty)
    }
    #expect(image.pixels == [black, black, nothing, nothing])
  }

  @Test func `after a clip has gone, rectangles are whole again`() {
    let image = drawn(3, 1) {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.restoreGState()
      $0.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(image.pixels == [black, nothing, black])
  }

  private func rectangle(_ rect: CGRect) -> CGPath { CGPath(rect: rect, transform: nil) }
}
