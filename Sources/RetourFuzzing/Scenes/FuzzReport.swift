// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The observations of a scene: its first violation, unexpected log lines, and a tally.
@MainActor
package final class FuzzReport {
  /// The first violation that a step observed.
  package private(set) var violation: String?
  /// Lines of the log that the steps do not account for.
  package private(set) var unexpectedLines: [String] = []
  /// The situations that the steps met.
  package private(set) var tally = FuzzTally()

  /// The number of events that could have interrupted a transition or a request.
  private(set) var disturbances = 0

  /// Records an event that can interrupt a transition or a request.
  func noteDisturbance() { disturbances += 1 }

  /// Records a violation, unless one is recorded.
  func fail(_ message: String) { violation = violation ?? message }

  /// Counts a situation.
  func note(_ situation: String) { tally.note(situation) }

  /// Records the lines that UIKit logged during a step.
  ///
  /// Refused presentations are logged, and expected.
  func add(logged lines: [String]) {
    unexpectedLines += lines.filter { !$0.hasPrefix("Retour: Attempt to ") }
  }
}
