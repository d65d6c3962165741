// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The part that a recognizer takes in the gestures of a window, from its first touch until reset.
struct Participation {
  /// The recognizer's number there.
  var id: GestureArbiter.ID
  /// The window's side.
  weak var delivery: TouchDelivery?
}

/// A recognizer that is not held.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
