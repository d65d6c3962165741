// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The decision about a gesture: its verdict, and the swipe that the page follows.
@MainActor
struct SwipeDecision {
  let verdict: SwipeVerdict
  /// The swipe; `nil` if the page does not follow the finger, or follows it in a running pop.
  var intent: SwipeIntent?
  /// The recognizer that begins.
  var recognizer: UIGestureRecognizer?
}
