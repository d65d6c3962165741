// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve; two points.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve; three points.
  case addCurveToPoint = 3
  /// A straight line to the start of the subpath; no points.
  case closeSubpath = 4
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` passes it.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The points, control points first; valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element over points that it does not own.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}
