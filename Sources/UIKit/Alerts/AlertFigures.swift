// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measures of alerts and action sheets up to iOS 18, in points: reported, unless it says
/// otherwise.
struct AlertFigures {
  /// The widest that it gets.
  let width: CGFloat
  /// What is kept free of the window's sides, and of its safe area.
  let margin: CGFloat
  let cornerRadius: CGFloat
  /// The height of a row with an action; rows get lower if there are more than fit (our decision).
  let rowHeight: CGFloat
  let actionSize: CGFloat
  let titleSize: CGFloat
  let messageSize: CGFloat
  /// What is kept free around the texts, and between them.
  let textMargin: CGFloat
  let textInset: CGFloat
  let textGap: CGFloat
  /// What is kept free above the cancel action of an action sheet.
  let groupGap: CGFloat

  static let alert = AlertFigures(
    width: 270,
    margin: 16,
    cornerRadius: 14,
    rowHeight: 44,
    actionSize: 17,
    titleSize: 17,
    messageSize: 13,
    textMargin: 20,
    textInset: 16,
    textGap: 4,
    groupGap: 0
  )

  static let actionSheet = AlertFigures(
    // The width of the largest phones: wider windows do not stretch it (our decision).
    width: 428,
    margin: 8,
    cornerRadius: 14,
    rowHeight: 57,
    actionSize: 20,
    titleSize: 13,
    messageSize: 13,
    textMargin: 14,
    textInset: 16,
    textGap: 8,
    groupGap: 8
  )

  /// The background, here without blur (our decision).
  static let background = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.17 : 0.97, alpha: 1)
  }
  /// The background of a row under a finger (our decision).
  static let pressed = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
  }
  /// The black over what lies below (reported for iOS 13 to 18).
  static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
