// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The settings of an animation block between `beginAnimations` and `commitAnimations`.
struct OpenAnimationBlock {
  /// The duration in seconds (Apple documentation).
  var duration: TimeInterval = 0.2
  /// The delay in seconds.
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
}
