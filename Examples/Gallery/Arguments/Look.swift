// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// How the screen is, whatever it shows.
struct Look: Equatable {
  /// The size in points: a common phone's unless said otherwise.
  var size = CGSize(width: 390, height: 844)
  /// The pixels per point; `nil` follows the desktop, and is 3 without one.
  var scale: CGFloat?
  var isDark = false
  var isRightToLeft = false
  var language = Language.english
}
