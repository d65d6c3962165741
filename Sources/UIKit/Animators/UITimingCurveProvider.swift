// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The kinds of timing; the values are Apple's.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// The timing of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the pace of a way, and the time that it takes.
  ///
  /// - Parameter duration: The seconds that it was given; a spring from its physics takes its own.
  /// - Returns: The pace, and the time in seconds.
  func pace(for duration: TimeInterval) -> (AnimatorPace, TimeInterval) {
    if let spring = springTimingParameters { return spring.pace(for: duration) }
    return ((cubicTimingParameters ?? UICubicTimingParameters()).pace, duration)
  }
}
