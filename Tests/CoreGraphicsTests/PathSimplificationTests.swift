// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Paths whose steps outside of a rectangle are fewer, with the same pixels inside.
struct PathSimplificationTests {
  private let rect = CGRect(x: 100, y: 100, width: 60, height: 40)

  /// A path with all kinds of steps, most of them outside of the rectangle.
  private func path(_ random: inout SeededGenerator) -> CGMutablePath {
    func point() -> CGPoint {
      let reach = CGFloat.random(in: 20...400, using: &random)
      return CGPoint(
        x: 130 + .random(in: -reach...reach, using: &random),
        y: 120 + .random(in: -reach...reach, using: &random)
      )
    }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<Int.random(in: 3...60, using: &random) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2, 3: path.addQuadCurve(to: point(), control: point())
      case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
      case 6...12:
        // A run on one side.
        let x = CGFloat.random(in: -200...90, using: &random)
        for _ in 0..<5 { path.addLine(to: CGPoint(x: x, y: point().y)) }
      default: path.addLine(to: point())
      }
    }
    return path
  }

  private func pixels(_ path: CGPath, _ rule: CGPathFillRule?) -> [UInt32] {
    let context = CGContext(
      area: PixelRect(left: 100, top: 100, right: 160, bottom: 140),
      scale: 1
    )
    context.addPath(path)
    context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    context.setLineWidth(4)
    if let rule { context.fillPath(using: rule) } else { context.strokePath() }
    return context.finish().pixels
  }

  @Test(arguments: 0..<60) func `what is filled or drawn inside is the same`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = path(&random)
    for rule in [.winding, .evenOdd, nil] as [CGPathFillRule?] {
      let reach: CGFloat = rule == nil ? 22 : 1
      let simple = path.simplified(outside: rect.insetBy(dx: -reach, dy: -reach))
      #expect(simple.steps.list.count <= path.steps.list.count)
      let difference = zip(pixels(path, rule), pixels(simple, rule)).map { one, other in
        abs(Int(one >> 24) - Int(other >> 24))
      }
      // Cairo samples fifteen lines of a row in which a step ends, even one outside of the picture.
      #expect((difference.max() ?? 0) <= 17, "\(String(describing: rule))")
    }
  }

  @Test func `a run of steps on one side becomes a line, and those inside stay`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 110, y: 120))
    path.addLine(to: CGPoint(x: 90, y: 120))
    for y in 0..<1000 { path.addLine(to: CGPoint(x: 50 + y % 7, y: 130 + y)) }
    path.addLine(to: CGPoint(x: 120, y: 1130))
    path.addLine(to: CGPoint(x: 130, y: 110))
    path.closeSubpath()
    let simple = path.simplified(outside: rect)
    #expect(simple.steps.list.count == 6)
    #expect(simple.steps.list.last == .close)
    #expect(path.simplified(outside: CGRect(x: 0, y: 0, width: 2000, height: 2000)) == path)
  }

  @Test func `empty paths, and numbers that are none, stay what they are`() {
    #expect(CGMutablePath().simplified(outside: rect) == CGMutablePath())
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: 0, y: CGFloat.infinity))
    #expect(path.simplified(outside: rect).steps.list.count == 3)
  }
}
