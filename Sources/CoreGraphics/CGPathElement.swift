// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The kinds of step that a path is made of.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new part; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A curve with one control point; two points.
  case addQuadCurveToPoint = 2
  /// A curve with two control points; three points.
  case addCurveToPoint = 3
  /// A straight line back to where the part began; no points.
  case closeSubpath = 4
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The points, control points first; valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element over points that somebody else owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}
