// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The memory of large surfaces that are gone, for the next ones of the same size: those of content
/// that is drawn anew in each frame.
///
/// The system clears all memory that it gives, a third of the time of such a frame (measured). What
/// is kept here it may take back while it is short of memory.
package final class SurfacePool: Sendable {
  /// The pool of all surfaces.
  package static let shared = SurfacePool()

  /// The memory that is kept at most, in bytes (our decision): two pages of a phone.
  static let mostBytes = 24 << 20

  /// From the memory that has been kept longest to that of the last surface.
  private let kept = Mutex<[SurfaceMemory]>([])

  /// Creates an empty pool.
  init() {}

  /// Returns memory of zeros, or `nil` where the system has none.
  func memory(_ size: PixelSize) -> SurfaceMemory? {
    let found = kept.withLock { kept in
      kept.lastIndex { $0.size == (size.width, size.height) }.map { kept.remove(at: $0) }
    }
    found?.clear()
    return found ?? SurfaceMemory(size)
  }

  /// Keeps the memory of a surface that is gone; that which has been kept longest makes room.
  func keep(_ memory: SurfaceMemory) {
    memory.letSystemReclaim()
    kept.withLock { kept in
      kept.append(memory)
      var byteCount = kept.reduce(0) { $0 + $1.byteCount }
      while byteCount > Self.mostBytes { byteCount -= kept.removeFirst().byteCount }
    }
  }

  /// The memory that is kept, in bytes.
  var byteCount: Int { kept.withLock { $0.reduce(0) { $0 + $1.byteCount } } }

  /// Gives all memory back to the system.
  package func removeAll() { kept.withLock { $0 = [] } }
}
