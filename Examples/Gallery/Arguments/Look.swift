// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting

/// The settings of the screen.
struct Look: Equatable {
  /// The size in points; by default that of a common phone.
  var size = CGSize(width: 390, height: 844)
  /// The pixels per point; `nil` for the scale of the desktop, or 3 without one.
  var scale: CGFloat?
  /// Whether the app fills the screen of the desktop, whatever the size.
  var isFullScreen = false
  var isDark = false
  var isRightToLeft = false
  var language = Language.english
  /// The design of bars.
  var design = World.Design.flat
  /// The size of text that the user prefers: the end of the name of one of Apple's categories.
  var contentSize = "L"

  /// The sizes of text, from the smallest to the largest.
  static let contentSizes =
    ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    + ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility\($0)" }
}
