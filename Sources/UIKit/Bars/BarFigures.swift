// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measures of a navigation bar up to iOS 18, in points.
enum BarFigures {
  /// The height of the bar (measured, phones in portrait).
  static let height: CGFloat = 44
  /// The width from which a bar has the wide margins (measured: 414 point phones and tablets).
  static let wideWidth: CGFloat = 414
  /// How far the chevron stands from its end, before the label begins at 27 (imitations agree).
  static let indicatorGap: CGFloat = 6
  /// The least room between the title and what stands beside it (measured on a later system).
  static let titleClearance: CGFloat = 8
  /// The least room between two items that are pictures (measured).
  static let itemSpacing: CGFloat = 8
  /// The room between a text and its neighbour, so that two words stay two (our decision).
  static let textSpacing: CGFloat = 16
  /// The least side of what a finger is to hit (Human Interface Guidelines).
  static let touchSide: CGFloat = 44
  /// The height of a back button's own frame (a public dump of the bar's views).
  static let buttonHeight: CGFloat = 30
  /// The size of the text of titles and items (Human Interface Guidelines).
  static let fontSize: CGFloat = 17
  /// The font of titles and of items that stand out.
  static let titleFont = UIFont.systemFont(ofSize: fontSize, weight: .semibold)
  /// The font of other items.
  static let itemFont = UIFont.systemFont(ofSize: fontSize)
  /// The alpha of what is pressed (reported as a leftover of a refused pop).
  static let pressedAlpha: CGFloat = 0.2
  /// How long what was pressed takes to look at rest again, in seconds (reported).
  static let releaseDuration: TimeInterval = 0.35
  /// How long items fade in that are set with animation, in seconds (our decision).
  static let itemFadeDuration: TimeInterval = 0.25

  /// The margin of the bar's content: 16 on narrow bars, 20 on wide ones (measured).
  static func margin(width: CGFloat) -> CGFloat { width < wideWidth ? 16 : 20 }

  /// Where the chevron begins: 8 from the edge on narrow bars, 16 on wide ones (reported).
  static func indicatorMargin(width: CGFloat) -> CGFloat { width < wideWidth ? 8 : 16 }
}
