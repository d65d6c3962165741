// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a switch up to iOS 18, in points and seconds.
package enum SwitchFigures {
  /// The size, which cannot be changed (Apple documentation for the rule; reported for the size).
  package static let size = CGSize(width: 51, height: 31)
  /// The margin around the thumb (reported).
  package static let margin: CGFloat = 2
  /// How much wider the thumb is under a finger (our decision).
  package static let pressedGrowth: CGFloat = 7
  /// How far a finger moves until the switch follows: half of the thumb's way (our decision).
  package static let dragDistance: CGFloat = 10
  /// The duration of a change (our decision).
  package static let duration = 0.25
  /// The opacity of a disabled switch (reported).
  package static let disabledAlpha: CGFloat = 0.5
  /// The opacity of the thumb's shadow, its radius and its distance (our decision).
  package static let shadow: (opacity: Float, radius: CGFloat, offset: CGFloat) = (0.15, 4, 3)
}
