// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Decides whether a switch is on while a finger is on it.
///
/// Pure: no views, no clock.
///
/// A finger that stays where it came down flips the switch when it lifts. One that moves takes the
/// switch along: on towards the trailing edge, off towards the leading edge.
package struct SwitchDrag {
  /// Whether the switch is on, as the finger has it now.
  package private(set) var isOn: Bool
  private var origin: CGFloat
  private var hasMoved = false

  /// Begins with a finger that came down.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
  ///   - position: The distance of the finger from the leading edge, in points.
  package init(isOn: Bool, at position: CGFloat) {
    self.isOn = isOn
    origin = position
  }

  /// Moves the finger.
  ///
  /// - Parameter position: The distance of the finger from the leading edge, in points.
  package mutating func move(to position: CGFloat) {
    guard abs(position - origin) >= SwitchFigures.dragDistance else { return }
    hasMoved = true
    isOn = position > origin
    origin = position
  }

  /// Lifts the finger.
  ///
  /// - Returns: Whether the switch is on from now on.
  package func end() -> Bool { hasMoved ? isOn : !isOn }
}
