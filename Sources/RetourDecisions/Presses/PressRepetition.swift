// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The times at which a direction of a gamepad or a remote that is held has its effect again.
///
/// Pure: time is an argument, in seconds. The figures are ours; keyboards repeat by the desktop's.
package struct PressRepetition: Equatable, Sendable {
  /// The time before the first repetition.
  package static let pause = 0.45
  /// The time between two repetitions.
  package static let interval = 0.11

  /// The time of the next repetition.
  package private(set) var next: Double

  /// Creates the repetitions of a press.
  ///
  /// - Parameter time: The time at which it began.
  package init(since time: Double) { next = time + Self.pause }

  /// The direction had its effect; what was missed meanwhile is not made up for.
  ///
  /// - Parameter time: The time.
  package mutating func repeated(at time: Double) { next = max(next, time) + Self.interval }
}
