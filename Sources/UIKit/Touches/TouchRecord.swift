// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// One touch on its way to a view.
@preconcurrency @MainActor
final class TouchRecord {
  /// The touch.
  let touch: UITouch
  /// How the touch was when it began.
  let start: UITouch.Sample
  /// What the view may see of it.
  var gate = TouchGate()
  /// What happened since the gate was last asked.
  var change = TouchGate.Change.none
  /// Whether the touch is lifted or cancelled.
  var isUp = false

  /// Makes a record of a touch that just began.
  ///
  /// - Parameter touch: The touch.
  init(_ touch: UITouch) {
    self.touch = touch
    self.start = touch.sample
  }

  /// Takes in how the touch changed.
  func note() {
    switch touch.sample.phase {
    case .began, .stationary: break
    case .moved: change = .moved
    case .ended: change = .ended
    case .cancelled: change = .cancelled
    }
    isUp = touch.isOver
  }

  /// Lets the touch look as it must while its view is told something.
  ///
  /// A touch that was held back begins where it came down; one that a gesture took is cancelled for
  /// the view only.
  ///
  /// - Parameter message: What the view is told.
  func show(for message: TouchGate.Message) {
    var sample = touch.sample
    switch message {
    case .began: sample = start
    case .moved: sample.phase = .moved
    case .ended: sample.phase = .ended
    case .cancelled: sample.phase = .cancelled
    }
    touch.shownSample = sample
  }
}
