// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The measures of a page sheet on a phone in portrait, in points.
enum SheetFigures {
  /// How far the sheet begins below the status area (reported for iOS 13 to 18: 10).
  static let gap: CGFloat = 10
  /// The radius of the corners of the sheet and of the page below (reported for iOS 13 to 18).
  static let cornerRadius: CGFloat = 10
  /// The alpha of the black over what lies below (uikit-facts 12.4: measured on iOS 26).
  static let dimming: CGFloat = 0.2
  /// How far the page below is drawn in at either side (reported for iOS 13 to 18).
  static let presenterInset: CGFloat = 16
  /// The capsule at the top of a sheet that shows one: its size (reported), and how far below the
  /// edge it lies (our decision).
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// How far a sheet gives way that may not be dismissed, as a share of its height: it never goes
  /// farther, however far the finger goes (our decision).
  static let stretch: CGFloat = 0.25
  /// How much of the finger's way such a sheet follows at first: the constant of scroll views
  /// (measured there).
  static let stretchStart: CGFloat = 0.55
  /// How far a finger must have pulled such a sheet for an attempt to dismiss it, as a share of its
  /// height (our decision).
  static let attempt: CGFloat = 0.25
}
