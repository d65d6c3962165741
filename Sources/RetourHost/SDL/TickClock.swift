// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Turns SDL's millisecond ticks into seconds of `monotonicNow()`.
struct TickClock {
  /// The time at which SDL's ticks were 0, in seconds.
  private let origin: Double

  /// Compares the two clocks.
  ///
  /// - Parameters:
  ///   - ticks: What SDL's clock shows, in milliseconds.
  ///   - now: What ours shows at the same moment, in seconds.
  init(ticks: UInt64, now: Double) {
    origin = now - Double(ticks) / 1000
  }

  /// Returns when an event happened.
  ///
  /// - Parameters:
  ///   - stamp: The event's ticks; they wrap round every 49 days.
  ///   - ticks: What SDL's clock shows now.
  ///   - now: What ours shows now, in seconds.
  /// - Returns: The event's time; now for a stamp that lies ahead.
  func time(of stamp: UInt32, ticks: UInt64, now: Double) -> Double {
    let age = UInt32(truncatingIfNeeded: ticks) &- stamp
    guard age <= UInt32.max / 2, UInt64(age) <= ticks else { return now }
    return min(origin + Double(ticks - UInt64(age)) / 1000, now)
  }
}
