// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The metrics of a navigation bar up to iOS 18, in points.
package enum BarFigures {
  /// The height of the bar (measured, phones in portrait).
  package static let height: CGFloat = 44
  /// The height of the bar where the compact height is (measured, phones in landscape).
  package static let compactHeight: CGFloat = 32
  /// The height of the line above the title (reported).
  package static let promptHeight: CGFloat = 30
  /// The font size of the line above the title (measured on a later system).
  package static let promptFontSize: CGFloat = 12
  /// The width from which a bar has the wide margins (measured: 414 point phones and tablets).
  package static let wideWidth: CGFloat = 414
  /// The space between the chevron and the label, which begins at 27 (imitations agree).
  package static let indicatorGap: CGFloat = 6
  /// The minimum space between the title and the items beside it (measured on a later system).
  package static let titleClearance: CGFloat = 8
  /// The space between two items with images (measured).
  package static let itemSpacing: CGFloat = 8
  /// The space between a text item and its neighbor, so that two words stay two (our decision).
  package static let textSpacing: CGFloat = 16
  /// The minimum side of a touch target (Human Interface Guidelines).
  package static let touchSide: CGFloat = 44
  /// The height of a back button's frame (a public dump of the bar's views).
  package static let buttonHeight: CGFloat = 30
  /// The font size of titles and items (Human Interface Guidelines).
  package static let fontSize: CGFloat = 17
  /// The font size of a line below a title, and below a large title (our decision).
  package static let subtitleFontSize: CGFloat = 12
  package static let largeSubtitleFontSize: CGFloat = 15
  /// The alpha of a highlighted control (reported as a leftover of a refused pop).
  package static let pressedAlpha: CGFloat = 0.2
  /// The duration of the fade from highlighted to normal, in seconds (reported).
  package static let releaseDuration: TimeInterval = 0.35
  /// The duration of the fade of items that are set with animation, in seconds (our decision).
  package static let itemFadeDuration: TimeInterval = 0.25

  /// The height of navigation bars and toolbars, in points.
  package static func height(isCompact: Bool) -> CGFloat { isCompact ? compactHeight : height }

  /// The margin of the bar's content: 16 on narrow bars, 20 on wide ones (measured).
  package static func margin(width: CGFloat) -> CGFloat { width < wideWidth ? 16 : 20 }

  /// The chevron's distance from the edge: 8 on narrow bars, 16 on wide ones (reported).
  package static func indicatorMargin(width: CGFloat) -> CGFloat { width < wideWidth ? 8 : 16 }
}
