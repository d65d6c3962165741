// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of alerts and action sheets up to iOS 18, in points; reported, where no comment
/// says otherwise.
package struct AlertFigures: Sendable {
  /// The maximum width.
  package let width: CGFloat
  /// The minimum distance to the safe area of the window.
  package let margin: CGFloat
  /// The corner radius of a group.
  package let cornerRadius: CGFloat
  /// The height of a row; rows get lower if there are more than fit (our decision).
  package let rowHeight: CGFloat
  /// The font size of an action.
  package let actionSize: CGFloat
  /// The font size of the title.
  package let titleSize: CGFloat
  /// The font size of the message.
  package let messageSize: CGFloat
  /// The space above and below the texts.
  package let textMargin: CGFloat
  /// The space beside the texts.
  package let textInset: CGFloat
  /// The space between title and message.
  package let textGap: CGFloat
  /// The space above the cancel action of an action sheet.
  package let groupGap: CGFloat

  /// The height of a text field (our decision).
  package let fieldHeight: CGFloat = 30
  /// The space above the text fields (our decision).
  package let fieldGap: CGFloat = 12

  /// The measures of an alert.
  package static let alert = AlertFigures(
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

  /// The measures of an action sheet.
  package static let actionSheet = AlertFigures(
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
}
