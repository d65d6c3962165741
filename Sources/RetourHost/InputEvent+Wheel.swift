// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

extension InputEvent {
  /// The movement of a wheel, or of fingers on a touchpad.
  package struct Wheel: Hashable, Sendable {
    /// The location of the pointer, in points from the window's top left corner.
    package var location: CGPoint
    /// The notches of the wheel, right and down; fractions for a touchpad.
    package var turns: CGPoint
    /// Whether it is a touchpad, which has no notches.
    package var isContinuous: Bool

    /// Creates a movement.
    ///
    /// - Parameters:
    ///   - location: The location of the pointer, in points.
    ///   - turns: The notches, right and down.
    ///   - isContinuous: Whether it is a touchpad.
    package init(location: CGPoint, turns: CGPoint, isContinuous: Bool) {
      (self.location, self.turns, self.isContinuous) = (location, turns, isContinuous)
    }
  }
}
