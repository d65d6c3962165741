// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The values of a slider: what is allowed, and where each lies.
///
/// Pure: no views, no clock.
package struct SliderRange {
  /// The least value.
  package private(set) var minimum: Float = 0
  /// The greatest value.
  package private(set) var maximum: Float = 1
  /// The present value, always between the two.
  package private(set) var value: Float = 0

  /// Creates the range from 0 to 1, at 0.
  package init() {}

  /// Sets the value, moved into the range.
  ///
  /// - Parameter value: The value; one that is not a number changes nothing.
  package mutating func setValue(_ value: Float) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  /// Sets the least value; a greatest value below it moves along.
  ///
  /// - Parameter minimum: The least value.
  package mutating func setMinimum(_ minimum: Float) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    setValue(value)
  }

  /// Sets the greatest value; a least value above it moves along.
  ///
  /// - Parameter maximum: The greatest value.
  package mutating func setMaximum(_ maximum: Float) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    setValue(value)
  }

  /// Returns where a value lies.
  ///
  /// - Parameter value: The value.
  /// - Returns: The share of the way from the least to the greatest value, 0 to 1.
  package func share(of value: Float) -> CGFloat {
    guard maximum > minimum else { return 0 }
    let share = (CGFloat(value) - CGFloat(minimum)) / (CGFloat(maximum) - CGFloat(minimum))
    return min(max(share, 0), 1)
  }

  /// Returns the value at a place.
  ///
  /// - Parameter share: The share of the way from the least to the greatest value.
  /// - Returns: The value, inside of the range.
  package func value(at share: CGFloat) -> Float {
    let place = min(max(share, 0), 1)
    return Float(CGFloat(minimum) * (1 - place) + CGFloat(maximum) * place)
  }
}
