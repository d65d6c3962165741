// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The start of a dismissal.
struct DismissalStart {
  /// The position that an unfinished presentation left, as a share of the way off the screen.
  var position: CGFloat?
  /// The speed there, in shares per second.
  var speed: CGFloat = 0
  /// The place of the card of an unfinished zoom.
  var zoom: PageZoomTransition.Capture?
  var isAnimated = true
  /// Whether a finger holds the dismissal.
  var isInteractive = false
}
