// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures and durations of edit menus, in points and seconds; all ours (see Parity).
package enum EditMenuFigures {
  /// The height of the bar.
  package static let height: CGFloat = 40
  /// The corner radius.
  package static let cornerRadius: CGFloat = 12
  /// The font size of titles.
  package static let fontSize: CGFloat = 15
  /// The space at both sides of a title.
  package static let padding: CGFloat = 14
  /// The smallest width of an element.
  package static let smallestWidth: CGFloat = 44
  /// The width of an arrow to other elements.
  package static let arrowWidth: CGFloat = 36
  /// The distance to what the menu belongs to.
  package static let gap: CGFloat = 8
  /// The distance to the edges of the window's safe area.
  package static let margin: CGFloat = 8
  /// The duration of the appearance.
  package static let openDuration = 0.15
  /// The duration of the disappearance.
  package static let closeDuration = 0.2
}
