// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A swipe that may begin: its request, and the decision of the guards about it.
@MainActor
struct SwipeIntent {
  let request: BackRequest
  let decision: MergedBackDecision
  /// The app's animator that the swipe drives; `nil` for a transition that looks like UIKit's.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Whether UIKit's own swipe can perform it; the kit holds the others.
  var isNative: Bool {
    guard animator == nil, case .allow = decision else { return false }
    return true
  }
}
