// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The pacing of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let first: CGPoint
  private let second: CGPoint

  /// Makes a pacing of the system.
  ///
  /// - Parameter name: Its name; an unknown one is even.
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

  /// Makes a pacing from the two points that pull the curve.
  ///
  /// - Parameters:
  ///   - c1x: Time of the first point, 0...1.
  ///   - c1y: Progress of the first point.
  ///   - c2x: Time of the second point, 0...1.
  ///   - c2y: Progress of the second point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: Double(c1x), y: Double(c1y))
    second = CGPoint(x: Double(c2x), y: Double(c2y))
  }

  /// Writes one of the four points of the curve.
  ///
  /// - Parameters:
  ///   - idx: Which one, 0...3; the first and the last are the ends.
  ///   - ptr: Where its two coordinates go.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else {
      misuse("NSInvalidArgumentException: index \(idx) is not a control point")
    }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// The progress at a fraction of the time.
  ///
  /// Exact to 1e-6: Newton's steps, halving where they fail.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    return Self.curve(first.y, second.y, parameter(at: time))
  }

  /// One coordinate of the curve.
  private static func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Where on the curve the time is reached.
  private func parameter(at time: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.curve(first.x, second.x, t) - time
      if abs(error) < 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(first.x, second.x, t)
      let next = slope > 1e-6 ? t - error / slope : low - 1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
