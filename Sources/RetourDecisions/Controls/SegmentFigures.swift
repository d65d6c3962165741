// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a segmented control since iOS 13, in points and seconds.
package enum SegmentFigures {
  /// The height (reported).
  package static let height: CGFloat = 32
  /// The radius of the corners (reported).
  package static let cornerRadius: CGFloat = 8.91
  /// The margin around the mark of the selected segment (reported).
  package static let margin: CGFloat = 2
  /// The radius of the mark's corners (reported).
  package static let markRadius: CGFloat = 6.93
  /// The size of the title's font (reported).
  package static let fontSize: CGFloat = 13
  /// The margin beside a title (our decision).
  package static let titleMargin: CGFloat = 10
  /// The width of a separator (reported).
  package static let separator: CGFloat = 1
  /// The margin above and below a separator (our decision).
  package static let separatorMargin: CGFloat = 8
  /// The scale of the mark under a finger (our decision).
  package static let pressedScale: CGFloat = 0.95
  /// The opacity of a title under a finger (our decision).
  package static let pressedAlpha: CGFloat = 0.2
  /// The opacity of a disabled title (our decision).
  package static let disabledAlpha: CGFloat = 0.3
  /// The duration of the mark's way (our decision).
  package static let duration = 0.3
  /// The opacity of the mark's shadow, its radius and its distance (our decision).
  package static let shadow: (opacity: Float, radius: CGFloat, offset: CGFloat) = (0.12, 4, 3)
}
