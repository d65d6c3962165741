// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

// MARK: Bounds

extension PathSteps {
  /// The bounding box of all points, control points included; null when there are none.
  var controlBounds: CGRect {
    bounds { box in
      for step in list { for point in step.points { box.add(point) } }
    }
  }

  /// The bounding box of the lines and curves; null when there are no points.
  var exactBounds: CGRect {
    bounds { box in
      forEachSegment(
        line: { from, to in
          box.add(from)
          box.add(to)
        },
        curve: { from, first, second, to in
          box.add(from)
          box.add(to)
          let xs = Self.turningPoints(from.x, first.x, second.x, to.x)
          let ys = Self.turningPoints(from.y, first.y, second.y, to.y)
          for t in xs + ys { box.add(Self.point(on: (from, first, second, to), at: t)) }
        }
      )
      if case .move(let point)? = list.first, list.count == 1 { box.add(point) }
    }
  }

  private struct Box {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)

    mutating func add(_ point: CGPoint) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
  }

  private func bounds(_ body: (inout Box) -> Void) -> CGRect {
    var box = Box()
    body(&box)
    guard box.left <= box.right, box.top <= box.bottom else { return .null }
    return CGRect(
      x: box.left,
      y: box.top,
      width: box.right - box.left,
      height: box.bottom - box.top
    )
  }

  /// The extrema of a cubic's coordinate, 0 < t < 1: the roots of its derivative.
  private static func turningPoints(
    _ p0: CGFloat,
    _ p1: CGFloat,
    _ p2: CGFloat,
    _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else if b * b - 4 * a * c >= 0 {
      let root = (b * b - 4 * a * c).squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  typealias Cubic = (CGPoint, CGPoint, CGPoint, CGPoint)

  static func point(on curve: Cubic, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * curve.0.x + w1 * curve.1.x + w2 * curve.2.x + w3 * curve.3.x,
      y: w0 * curve.0.y + w1 * curve.1.y + w2 * curve.2.y + w3 * curve.3.y
    )
  }
}

// MARK: Inside or outside

extension PathSteps {
  /// The number of lines that approximate a curve in hit tests: off by at most a 32,768th of the
  /// distance that its control points span.
  private static let linesPerCurve = 64

  /// Returns whether a point lies inside, with open subpaths treated as closed.
  func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += from.y < to.y ? 1 : -1 }
    }
    forEachSegment(
      closingParts: true,
      line: cross,
      curve: { from, first, second, to in
        let ys = [from.y, first.y, second.y, to.y]
        guard ys.contains(where: { $0 <= point.y }), ys.contains(where: { $0 >= point.y }) else {
          return
        }
        var last = from
        for index in 1...Self.linesPerCurve {
          let next = Self.point(
            on: (from, first, second, to),
            at: CGFloat(index) / CGFloat(Self.linesPerCurve)
          )
          cross(last, next)
          last = next
        }
      }
    )
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Calls a closure with each line and each curve, quadratic ones as cubic ones.
  ///
  /// - Parameters:
  ///   - closingParts: Whether open subpaths are closed.
  ///   - line: Gets the ends of a line.
  ///   - curve: Gets the start, the control points and the end of a curve.
  func forEachSegment(
    closingParts: Bool = false,
    line: (CGPoint, CGPoint) -> Void,
    curve: (CGPoint, CGPoint, CGPoint, CGPoint) -> Void
  ) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for step in list {
      switch step {
      case .move(let point):
        if closingParts { line(current, start) }
        (start, current) = (point, point)
      case .line(let point):
        line(current, point)
        current = point
      case .quadCurve(let control, let end):
        let (first, second) = cubicControls(current, control, end)
        curve(current, first, second, end)
        current = end
      case .curve(let first, let second, let end):
        curve(current, first, second, end)
        current = end
      case .close:
        line(current, start)
        current = start
      }
    }
    if closingParts { line(current, start) }
  }
}

/// Returns the control points of the cubic that equals a quadratic.
func cubicControls(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> (CGPoint, CGPoint) {
  func towards(_ end: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }
  return (towards(from), towards(to))
}
