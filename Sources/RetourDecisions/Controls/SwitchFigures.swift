// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a switch up to iOS 18, in points and seconds.
package enum SwitchFigures {
  /// The size, which cannot be changed (Apple documentation for the rule; reported for the size).
  package static let size = CGSize(width: 51, height: 31)
  /// The margin around the thumb (reported).
  package static let margin: CGFloat = 2
  /// The additional width of the thumb under a finger, in points (our decision).
  package static let pressedGrowth: CGFloat = 7
  /// The distance of a drag that changes the switch, in points: half of the thumb's way (our
  /// decision).
  package static let dragDistance: CGFloat = 10
  /// The duration of a change (our decision).
  package static let duration = 0.25
  /// The opacity of a disabled switch (reported).
  package static let disabledAlpha: CGFloat = 0.5
  /// The opacity of the thumb's shadow, its radius and its distance (our decision).
  package static let shadow: (opacity: Float, radius: CGFloat, offset: CGFloat) = (0.15, 4, 3)
}
