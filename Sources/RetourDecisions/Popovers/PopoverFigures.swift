// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The figures of popovers, in points.
package enum PopoverFigures {
  /// The length of the arrow (reported).
  package static let arrowLength: CGFloat = 13
  /// The width of the arrow at the popover (reported).
  package static let arrowBase: CGFloat = 26
  /// The radius of the corners (reported for iOS 13 to 18).
  package static let cornerRadius: CGFloat = 13
  /// The size of content without a preferred one (our decision).
  package static let contentSize = CGSize(width: 320, height: 480)
  /// The least distance from the safe area, unless an app sets another (our decision).
  package static let margin: CGFloat = 10
}
