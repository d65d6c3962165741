// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Converts SDL's millisecond ticks to seconds of `monotonicNow()`.
struct TickClock {
  /// The time at which SDL's ticks were 0, in seconds.
  private let origin: Double

  /// Compares the two clocks.
  ///
  /// - Parameters:
  ///   - ticks: The time of SDL's clock, in milliseconds.
  ///   - now: The time of `monotonicNow()` at the same moment, in seconds.
  init(ticks: UInt64, now: Double) {
    origin = now - Double(ticks) / 1000
  }

  /// Returns the time of an event.
  ///
  /// - Parameters:
  ///   - stamp: The event's ticks; they wrap round every 49 days.
  ///   - ticks: The current time of SDL's clock.
  ///   - now: The current time of `monotonicNow()`.
  /// - Returns: The event's time; `now` for a stamp in the future.
  func time(of stamp: UInt32, ticks: UInt64, now: Double) -> Double {
    let age = UInt32(truncatingIfNeeded: ticks) &- stamp
    guard age <= UInt32.max / 2, UInt64(age) <= ticks else { return now }
    return min(origin + Double(ticks - UInt64(age)) / 1000, now)
  }
}
