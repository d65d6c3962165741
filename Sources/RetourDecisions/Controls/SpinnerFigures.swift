// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of an activity indicator, in points and seconds.
package enum SpinnerFigures {
  /// The width and height of the medium style (Apple header, the size of the former `.white`).
  package static let medium: CGFloat = 20
  /// The width and height of the large style (Apple header, the size of the former `.whiteLarge`).
  package static let large: CGFloat = 37
  /// The number of spokes (reported, iOS 13 and later).
  package static let spokes = 8
  /// The time of one turn (our decision).
  package static let period = 0.8
  /// The opacity at which a spoke begins to glow again (our decision).
  package static let dim: Float = 0.25
  /// The length and thickness of a spoke, as shares of the width (our decision).
  package static let spoke = CGSize(width: 0.28, height: 0.12)
}
