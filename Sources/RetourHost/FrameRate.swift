// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The rates at which screens show frames, in frames per second.
package enum FrameRate {
  /// The rate of a screen that does not tell its own.
  package static let standard = 60.0

  /// The slowest and the fastest rate that are believed: a driver's number may mean nothing (our
  /// decision; screens of desktops and phones lie between 24 and 540).
  private static let believed = 1.0...1000.0

  /// Returns the rate of a screen.
  ///
  /// - Parameter reported: What the screen's driver reports.
  /// - Returns: That rate, or the standard one where the driver knows none.
  package static func usable(_ reported: Double) -> Double {
    believed.contains(reported) ? reported : standard
  }
}
