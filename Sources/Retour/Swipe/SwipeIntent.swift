// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A swipe that may begin: its request, and the decision of the guards about it.
@MainActor
struct SwipeIntent {
  let request: BackRequest
  let decision: MergedBackDecision

  /// Whether the native swipe performs it; the kit holds the others.
  var isNative: Bool {
    if case .allow = decision { true } else { false }
  }
}
