// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// One step of a path.
enum PathStep: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, to: CGPoint)
  case curve(CGPoint, CGPoint, to: CGPoint)
  case close

  /// The points in order, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The end point of the step; `nil` for closing.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }

  /// Whether all points meet a condition; drawings ask this of thousands of steps.
  func allPoints(_ condition: (CGPoint) -> Bool) -> Bool {
    switch self {
    case .move(let end), .line(let end): condition(end)
    case .quadCurve(let control, let end): condition(control) && condition(end)
    case .curve(let first, let second, let end):
      condition(first) && condition(second) && condition(end)
    case .close: true
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func mapPoints(_ body: (CGPoint) -> CGPoint) -> PathStep {
    switch self {
    case .move(let point): .move(body(point))
    case .line(let point): .line(body(point))
    case .quadCurve(let control, let end): .quadCurve(body(control), to: body(end))
    case .curve(let first, let second, let end):
      .curve(body(first), body(second), to: body(end))
    case .close: .close
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathStep {
    mapPoints { $0.applying(transform) }
  }

  /// The farthest pixel of a path: Cairo counts 256ths of a pixel in 32 bits.
  private static let farthest: CGFloat = 4_000_000

  /// Returns the step with the points that Cairo cannot represent moved to the edge of its range.
  func within(_ toPixels: CGAffineTransform) -> PathStep {
    let isNear = allPoints {
      let pixel = $0.applying(toPixels)
      return abs(pixel.x) <= Self.farthest && abs(pixel.y) <= Self.farthest
    }
    if isNear { return self }
    let toUser = toPixels.inverted()
    return mapPoints {
      let pixel = $0.applying(toPixels)
      return CGPoint(
        x: min(max(pixel.x, -Self.farthest), Self.farthest),
        y: min(max(pixel.y, -Self.farthest), Self.farthest)
      ).applying(toUser)
    }
  }
}
