// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a tab bar up to iOS 18, in points.
package enum TabBarFigures {
  /// The height of the bar without the safe area (measured, phones in portrait).
  package static let height: CGFloat = 49
  /// The space below the glass behind the tabs: its zone is 72 high (measured).
  package static let platterMargin: CGFloat = 10
  /// The space beside that glass (our decision).
  package static let platterSide: CGFloat = 16
  /// The width of centered buttons and the space between them (reported, tablets).
  package static let centeredWidth: CGFloat = 76
  package static let centeredSpacing: CGFloat = 34
  /// The space beside the content of a button with its title beside its image (our decision).
  package static let inlineMargin: CGFloat = 12
  /// The size of the title's font (Human Interface Guidelines).
  package static let fontSize: CGFloat = 10
  /// The top of the title in the bar (our decision).
  package static let titleTop: CGFloat = 34
  /// The height of the title (our decision).
  package static let titleHeight: CGFloat = 13
  /// The center of the image in the bar: images of 25 to 28 points end above the title (Human
  /// Interface Guidelines for the sizes, our decision for the position).
  package static let imageMiddle: CGFloat = 18.5
  /// The gap between two titles (our decision).
  package static let titleGap: CGFloat = 4
  /// The height of a badge, and its least width (reported).
  package static let badgeHeight: CGFloat = 18
  /// The side of a badge without room for a text (our decision).
  package static let dotSide: CGFloat = 8
  /// The size of a badge's font (reported).
  package static let badgeFontSize: CGFloat = 13
  /// The margin beside a badge's text (our decision).
  package static let badgeMargin: CGFloat = 4
  /// The distance from the button's center to the leading edge of a badge (our decision).
  package static let badgeStart: CGFloat = 4
  /// The top of a badge in the bar (our decision).
  package static let badgeTop: CGFloat = 2
}
