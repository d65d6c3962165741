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

  /// Where the step ends; `nil` for closing.
  var end: CGPoint? { points.last }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control.applying(transform), to: end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(
        first.applying(transform),
        second.applying(transform),
        to: end.applying(transform)
      )
    case .close: .close
    }
  }
}
