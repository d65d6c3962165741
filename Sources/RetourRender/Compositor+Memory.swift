// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The memory of pages that move.
extension Compositor {
  /// Asks the system for it before the first page moves, on another thread.
  ///
  /// - Parameters:
  ///   - width: The width of a frame in pixels.
  ///   - height: The height of a frame in pixels.
  package func prepareMemory(width: Int, height: Int) {
    // Not on a global queue of libdispatch, which would wake up each second from then on.
    Thread.detachNewThread { [memories] in memories.prepare(width: width, height: height) }
  }

  /// Gives what is kept for later back to the system.
  package func purgeMemory() {
    memories.removeAll()
    SurfacePool.shared.removeAll()
  }
}
