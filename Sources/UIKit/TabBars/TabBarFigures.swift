// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measures of a tab bar up to iOS 18, in points.
enum TabBarFigures {
  /// The height of the bar without the device's own furniture (measured, phones in portrait).
  static let height: CGFloat = 49
  /// The most tabs that get a button (Apple documentation: five fit a phone).
  static let mostTabs = 5
  /// The size of the text below an image (Human Interface Guidelines).
  static let fontSize: CGFloat = 10
  /// Where the text lies in the bar's height (our decision).
  static let titleTop: CGFloat = 34
  /// The height of the text's box (our decision).
  static let titleHeight: CGFloat = 13
  /// How high the middle of an image lies: images of 25 to 28 points end above the text (Human
  /// Interface Guidelines for the sizes, our decision for the place).
  static let imageMiddle: CGFloat = 18.5
  /// What is kept free between two texts (our decision).
  static let titleGap: CGFloat = 4
  /// The height of a badge, and its least width (reported).
  static let badgeHeight: CGFloat = 18
  /// The size of a badge's text (reported).
  static let badgeFontSize: CGFloat = 13
  /// What is kept free beside a badge's text (our decision).
  static let badgeMargin: CGFloat = 4
  /// How far from the button's middle a badge begins, towards the trailing side (our decision).
  static let badgeStart: CGFloat = 4
  /// Where a badge begins in the bar's height (our decision).
  static let badgeTop: CGFloat = 2
}
