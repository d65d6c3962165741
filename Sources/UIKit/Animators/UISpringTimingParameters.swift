// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A timing like a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The source of a spring's stiffness and damping.
  private enum Source {
    /// It settles in the animator's duration.
    case ratio(CGFloat)
    /// It takes the time that follows from its physics.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let source: Source
  /// The velocity at the start: 1 is the whole way in a second.
  ///
  /// The greater of the two counts for all properties (our decision).
  public let initialVelocity: CGVector

  /// Creates the spring of the system: mass 3, stiffness 1000, damping 500.
  public override init() {
    source = .physics(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for a spring without overshoot, less for one that oscillates.
  ///   - velocity: The velocity at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    source = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a spring that settles in the animator's duration, from rest.
  ///
  /// - Parameter ratio: 1 for a spring without overshoot, less for one that oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physics; the animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - mass: The mass; above 0.
  ///   - stiffness: The stiffness; above 0.
  ///   - damping: The damping.
  ///   - velocity: The velocity at the start.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    source = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The pace, and the time that the spring takes to settle.
  ///
  /// - Parameter duration: The duration of the animator, in seconds.
  /// - Returns: The pace, and the time in seconds.
  func pace(for duration: TimeInterval) -> (AnimatorPace, TimeInterval) {
    let (x, y) = (initialVelocity.dx, initialVelocity.dy)
    let velocity = abs(x) >= abs(y) ? x : y
    switch source {
    case .ratio(let ratio):
      let spring = SpringParameters(duration: duration, dampingRatio: ratio)
      return (
        .spring(
          mass: spring.mass,
          stiffness: spring.stiffness,
          damping: spring.damping,
          velocity: velocity
        ), duration
      )
    case .physics(let mass, let stiffness, let damping):
      let spring = Spring(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: velocity
      )
      return (
        .spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity),
        spring.settlingDuration
      )
    }
  }
}
