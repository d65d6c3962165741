// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a page sheet on a phone in portrait, in points.
package enum SheetFigures {
  /// The distance between the safe area and the sheet (reported for iOS 13 to 18: 10).
  package static let gap: CGFloat = 10
  /// The corner radius of the sheet and of the presenting view (reported for iOS 13 to 18).
  package static let cornerRadius: CGFloat = 10
  /// The alpha of the black behind the sheet (Documentation/Parity.md, "dim below a sheet").
  package static let dimming: CGFloat = 0.2
  /// The inset of the presenting view on either side (reported for iOS 13 to 18).
  package static let presenterInset: CGFloat = 16
  /// The size of the grabber (reported).
  package static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance between the top edge of the sheet and the grabber (our decision).
  package static let grabberTop: CGFloat = 5
  /// The limit that the offset of a sheet approaches that may not be dismissed, as a share of its
  /// height (our decision).
  package static let stretch: CGFloat = 0.25
  /// The share of the translation that such a sheet follows at first: the constant of scroll views
  /// (measured there).
  package static let stretchStart: CGFloat = 0.55
  /// The projected translation that is an attempt to dismiss such a sheet, as a share of its height
  /// (our decision).
  package static let attempt: CGFloat = 0.25
  /// The time by which the velocity extends the translation when the finger lifts, in seconds (as
  /// for the interactive pop).
  package static let projection: CGFloat = 0.3
}
