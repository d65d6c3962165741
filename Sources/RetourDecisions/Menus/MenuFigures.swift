// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures and durations of menus, in points and seconds; ours, where no comment says
/// otherwise (see Parity).
package enum MenuFigures {
  /// The width (imitations).
  package static let width: CGFloat = 250
  /// The distance to the edges of the window's safe area.
  package static let margin: CGFloat = 8
  /// The distance to the source.
  package static let gap: CGFloat = 8
  /// The corner radius (imitations).
  package static let cornerRadius: CGFloat = 13
  /// The height of a row with one line (imitations).
  package static let rowHeight: CGFloat = 44
  /// The space above and below the text of a row with several lines.
  package static let rowPadding: CGFloat = 11
  /// The space beside the content of a row.
  package static let inset: CGFloat = 16
  /// The width of the column of check marks and arrows.
  package static let markWidth: CGFloat = 22
  /// The largest side of an image.
  package static let imageSide: CGFloat = 24
  /// The space between text and image.
  package static let imageGap: CGFloat = 8
  /// The height of a section's title.
  package static let titleHeight: CGFloat = 30
  /// The height of the band between two sections (imitations).
  package static let bandHeight: CGFloat = 8
  /// The height of small elements, four side by side.
  package static let smallHeight: CGFloat = 48
  /// The height of medium elements, three side by side.
  package static let mediumHeight: CGFloat = 64
  /// The font size of rows (imitations).
  package static let fontSize: CGFloat = 17
  /// The font size of titles of sections and of subtitles.
  package static let smallFontSize: CGFloat = 13
  /// The font size of medium elements.
  package static let mediumFontSize: CGFloat = 12

  /// The duration of the appearance.
  package static let openDuration = 0.35
  /// The duration of the disappearance.
  package static let closeDuration = 0.2
  /// The scale at which the menu appears and disappears.
  package static let closedScale: CGFloat = 0.2
  /// The scale of a menu behind its submenu.
  package static let parentScale: CGFloat = 0.95

  /// The distance that a finger moves before it chooses or scrolls.
  package static let slop: CGFloat = 10
  /// The duration for which a finger rests on a submenu to open it.
  package static let dwell = 0.5
  /// The height of the areas in which a resting finger scrolls a long menu.
  package static let edge: CGFloat = 30
  /// The speed of that scrolling, in points per second.
  package static let edgeSpeed: CGFloat = 300
  /// The duration in which the velocity of a scrolling finger is used up.
  package static let deceleration = 0.4
}
