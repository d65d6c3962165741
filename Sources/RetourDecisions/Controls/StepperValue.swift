// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The value of a stepper and its limits.
package struct StepperValue: Equatable {
  package private(set) var value: Double = 0
  package private(set) var minimum: Double = 0
  package private(set) var maximum: Double = 100
  /// The length of a step, greater than 0.
  package var step: Double = 1
  /// Whether a step beyond a limit goes to the other one.
  package var wraps = false

  package init() {}

  /// Sets the value, in the limits; a value that is no number changes nothing.
  package mutating func set(_ value: Double) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  /// Sets the least value; a greater maximum follows.
  package mutating func setMinimum(_ value: Double) {
    guard !value.isNaN else { return }
    (minimum, maximum) = (value, max(maximum, value))
    set(self.value)
  }

  /// Sets the greatest value; a smaller minimum follows.
  package mutating func setMaximum(_ value: Double) {
    guard !value.isNaN else { return }
    (minimum, maximum) = (min(minimum, value), value)
    set(self.value)
  }

  /// Returns whether a step in a direction has an effect.
  ///
  /// - Parameter isUp: Whether the value grows.
  /// - Returns: Whether the value can change.
  package func canStep(isUp: Bool) -> Bool {
    minimum < maximum && (wraps || (isUp ? value < maximum : value > minimum))
  }

  /// Changes the value by a step.
  ///
  /// - Parameter isUp: Whether the value grows.
  /// - Returns: Whether the value changed.
  package mutating func takeStep(isUp: Bool) -> Bool {
    guard canStep(isUp: isUp) else { return false }
    let former = value
    let next = value + (isUp ? step : -step)
    if wraps, next > maximum {
      value = minimum
    } else if wraps, next < minimum {
      value = maximum
    } else {
      set(next)
    }
    return value != former
  }
}
