// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A timing along a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let curve: UIView.AnimationCurve?
  private let points: (first: CGPoint, second: CGPoint)

  /// Creates the standard curve of the system, (0.25, 0.1) and (0.25, 1).
  public override init() {
    curve = nil
    points = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
  }

  /// Creates a curve of the system.
  ///
  /// - Parameter animationCurve: The curve.
  public init(animationCurve: UIView.AnimationCurve) {
    curve = animationCurve
    points = animationCurve.controlPoints
  }

  /// Creates a curve from two control points.
  ///
  /// - Parameters:
  ///   - point1: The first: a time from 0 to 1, and the progress.
  ///   - point2: The second: a time from 0 to 1, and the progress.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
  }

  /// The curve of the system; `.easeInOut` for one from control points.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The first control point: time and progress.
  open var controlPoint1: CGPoint { points.first }
  /// The second control point: time and progress.
  open var controlPoint2: CGPoint { points.second }

  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var pace: AnimatorPace {
    .curve(
      TimingCurve(
        first: SIMD2(Self.clamped(points.first.x), points.first.y),
        second: SIMD2(Self.clamped(points.second.x), points.second.y)
      )
    )
  }

  /// Times lie between 0 and 1, as in Core Animation.
  private static func clamped(_ time: CGFloat) -> CGFloat { min(max(time, 0), 1) }
}

extension UIView.AnimationCurve {
  /// The control points of Apple's documentation.
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}
