// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The times of simulated input, in seconds (our decisions).
enum InputTimes {
  /// The time between two events of what moves.
  static let interval = 1.0 / 60
  /// The time for which a tap, a click or a key is down.
  static let press = 0.05

  /// Returns the number of events of a movement.
  ///
  /// - Parameter duration: The duration of the movement, in seconds.
  /// - Returns: The number, at least one.
  static func events(during duration: TimeInterval) -> Int {
    max(1, Int((duration / interval).rounded()))
  }
}
