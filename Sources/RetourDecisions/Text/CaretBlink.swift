// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The blinking of a caret: half a second on, half a second off.
///
/// After ten seconds without input the caret stays on, as in GTK, so that a process that waits for
/// input sleeps (our decision; Apple's caret blinks for ever).
package struct CaretBlink: Equatable, Sendable {
  /// The duration of each phase in seconds.
  package static let phase = 0.5
  /// The duration of the blinking in seconds.
  package static let total = 10.0

  private let start: Double

  /// Starts to blink: the caret is on.
  ///
  /// - Parameter time: The time in seconds.
  package init(at time: Double) { start = time }

  /// Returns whether the caret is on at a time.
  package func isOn(at time: Double) -> Bool {
    let phases = ((time - start) / Self.phase + 1e-6).rounded(.down)
    return time - start >= Self.total - 1e-6 || phases.truncatingRemainder(dividingBy: 2) == 0
  }

  /// Returns the time of the next change; `nil` if the caret stays on.
  package func nextChange(after time: Double) -> Double? {
    let next = start + (((time - start) / Self.phase + 1e-6).rounded(.down) + 1) * Self.phase
    return next - start > Self.total + 1e-6 ? nil : next
  }
}
