// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Returns the seconds since a fixed moment; they never go back.
///
/// Input events carry times of this clock.
///
/// - Returns: The seconds of `CLOCK_MONOTONIC`.
package func monotonicNow() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}
