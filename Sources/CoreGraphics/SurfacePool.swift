// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The memory of large surfaces that are gone, for the next ones of about the same size: those of
/// content that is drawn anew in each frame.
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
  ///
  /// - Parameters:
  ///   - byteCount: The size of a surface in bytes.
  ///   - hasRoom: Whether the next surfaces may be larger.
  /// - Returns: The memory, of which the surface takes four fifths or more; a quarter if there is
  ///   room for larger ones.
  func memory(_ byteCount: Int, hasRoom: Bool) -> SurfaceMemory? {
    let most = hasRoom ? byteCount * 4 : byteCount * 5 / 4
    let found = kept.withLock { kept in
      kept.lastIndex { $0.hasRoom == hasRoom && byteCount...most ~= $0.capacity }
        .map { kept.remove(at: $0) }
    }
    found?.clear(byteCount)
    return found ?? SurfaceMemory(byteCount, hasRoom: hasRoom)
  }

  /// Keeps the memory of a surface that is gone; that which has been kept longest makes room.
  func keep(_ memory: SurfaceMemory) {
    memory.letSystemReclaim()
    kept.withLock { kept in
      kept.append(memory)
      var usedBytes = kept.reduce(0) { $0 + $1.usedBytes }
      while usedBytes > Self.mostBytes { usedBytes -= kept.removeFirst().usedBytes }
    }
  }

  /// The memory that is kept, in bytes.
  var usedBytes: Int { kept.withLock { $0.reduce(0) { $0 + $1.usedBytes } } }

  /// Gives all memory back to the system.
  package func removeAll() { kept.withLock { $0 = [] } }
}
