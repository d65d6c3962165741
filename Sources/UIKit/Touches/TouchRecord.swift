// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The delivery of one touch to its view.
@MainActor
final class TouchRecord {
  /// A change of the touch since the last step of its gate.
  private enum Change {
    case none, moved, ended, cancelled
  }

  /// The touch.
  let touch: UITouch
  /// The touch's sample at its beginning.
  private let start: UITouch.Sample
  private var gate = TouchGate()
  private var change = Change.none
  /// Whether the touch ended or was cancelled.
  private(set) var hasEnded = false

  /// Creates a record of a touch that just began.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - isBlocked: Whether the view never receives the touch.
  init(_ touch: UITouch, isBlocked: Bool) {
    self.touch = touch
    self.start = touch.sample
    if isBlocked { gate.block() }
  }

  /// Whether the view receives no further messages.
  var isDelivered: Bool { gate.isOver }

  /// Handles an event with the touch.
  func touchDidChange() {
    switch touch.sample.phase {
    case .began, .stationary: break
    case .moved: change = .moved
    case .ended: change = .ended
    case .cancelled: change = .cancelled
    }
    hasEnded = touch.isOver
  }

  /// Handles the removal of the touch's view from its window.
  func viewWasRemoved() { change = .cancelled }

  /// Takes the messages that are due.
  ///
  /// - Parameter restrictions: The restrictions that the touch's recognizers impose.
  /// - Returns: The messages, in order.
  func takeMessages(_ restrictions: TouchGate.Restrictions) -> [TouchGate.Message] {
    defer { change = .none }
    return step(&gate, restrictions)
  }

  /// Returns whether messages are due.
  ///
  /// - Parameter restrictions: The restrictions that the touch's recognizers impose.
  /// - Returns: Whether there are any.
  func hasMessages(_ restrictions: TouchGate.Restrictions) -> Bool {
    var gate = gate
    return !step(&gate, restrictions).isEmpty
  }

  private func step(
    _ gate: inout TouchGate,
    _ restrictions: TouchGate.Restrictions
  ) -> [TouchGate.Message] {
    switch change {
    case .none: gate.restrictionsChanged(to: restrictions)
    case .moved: gate.touchMoved(restrictions)
    case .ended: gate.touchEnded(restrictions)
    case .cancelled: gate.touchCancelled()
    }
  }

  /// Makes the touch show the sample that belongs to a message, while that is delivered.
  ///
  /// A delayed touch begins in its first location. A touch that a gesture took is cancelled for the
  /// view only.
  ///
  /// - Parameter message: The message; `nil` after its delivery.
  func show(for message: TouchGate.Message?) {
    var sample = touch.sample
    switch message {
    case .began: sample = start
    case .moved: sample.phase = .moved
    case .ended: sample.phase = .ended
    case .cancelled: sample.phase = .cancelled
    case nil: return touch.show(nil)
    }
    touch.show(sample)
  }
}
