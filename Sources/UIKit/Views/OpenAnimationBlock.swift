// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// What is known of an animation block between `beginAnimations` and `commitAnimations`.
struct OpenAnimationBlock {
  /// How long changes take, in seconds (Apple documentation).
  var duration: TimeInterval = 0.2
  /// How long changes wait before they start, in seconds.
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
}
