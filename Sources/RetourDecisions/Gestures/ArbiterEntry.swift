// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A recognizer that participates in a ``GestureArbiter``.
struct ArbiterEntry {
  /// The progress of a recognizer.
  enum Phase: Equatable {
    case possible
    case waiting(GestureArbiter.Request)
    case active
    case over
    case failed
  }

  let id: GestureArbiter.ID
  var options: TouchHandlingOptions
  var phase = Phase.possible
  var reason = RecognitionReason.undecided
  /// The touches of this attempt, ended ones included.
  var touches: Set<GestureArbiter.TouchID> = []
  /// The touches that are down.
  var down: Set<GestureArbiter.TouchID> = []
  /// Whether a timer will end the possible state without any touch.
  var hasDeadline = false
  /// Whether each competitor must fail first; competitors that were not asked yet are missing.
  var requirements: [GestureArbiter.ID: Bool] = [:]

  init(id: GestureArbiter.ID, options: TouchHandlingOptions) {
    (self.id, self.options) = (id, options)
  }

  var isOpen: Bool {
    switch phase {
    case .possible, .waiting: true
    case .active, .over, .failed: false
    }
  }

  var isTerminal: Bool { phase == .over || phase == .failed }
}
