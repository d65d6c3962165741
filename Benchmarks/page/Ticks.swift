// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The ticks of a screen with 60 frames per second.
///
/// Frames without a pause between them find their pixels in the processor's caches. At a screen's
/// pace they do not: other programs have used the caches meanwhile.
struct Ticks {
  private var last = Meter.time

  /// Waits for the next tick, or not at all if that is over.
  mutating func wait() {
    let now = Meter.time
    last = max(last + 1.0 / 60, now)
    if last > now { Thread.sleep(forTimeInterval: last - now) }
  }
}
