// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// The timing function of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  let curve: TimingCurve

  /// Creates a timing function of the system.
  ///
  /// - Parameter name: Its name; an unknown one is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    // Control points: Apple's documentation of each name.
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a timing function from two control points.
  ///
  /// - Parameters:
  ///   - c1x: The time of the first point, 0...1.
  ///   - c1y: The progress of the first point.
  ///   - c2x: The time of the second point, 0...1.
  ///   - c2y: The progress of the second point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(
      first: SIMD2(Double(c1x), Double(c1y)),
      second: SIMD2(Double(c2x), Double(c2y))
    )
  }

  /// Copies one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - idx: The index of the point, 0...3; the first and the last are the ends.
  ///   - ptr: Memory for its two coordinates.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [SIMD2(0, 0), curve.first, curve.second, SIMD2(1, 1)]
    guard points.indices.contains(idx) else {
      misuse("NSInvalidArgumentException: index \(idx) is not a control point")
    }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Returns the progress at a fraction of the time.
  package func progress(at time: Double) -> Double { curve.progress(at: time) }
}
