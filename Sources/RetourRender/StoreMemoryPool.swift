// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Synchronization

/// The memory of large stores that are gone, for the next ones of the same size.
///
/// The system clears all memory that it gives, that of a page at once: a third of a first frame
/// (measured). What is kept here it may take back while it is short of memory.
final class StoreMemoryPool: Sendable {
  /// The memory that is kept at most, in frames (our decision): two pages that slide.
  private static let mostFrames = 2
  /// The smallest memory that is kept, in bytes.
  private static let leastBytes = 1 << 20

  /// From the memory that has been kept longest to that of the last store.
  private let kept = Mutex<[StoreMemory]>([])
  private let mostBytes = Mutex(0)

  /// Begins a frame, whose size decides how much memory is kept.
  func beginFrame(width: Int, height: Int) {
    let frame = BackingStore.bytesPerRow(width: width) * height
    mostBytes.withLock { $0 = max($0, Self.mostFrames * frame) }
  }

  /// Returns memory with any pixels, and counts what is new; `nil` where the system has none.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - counts: Receives the work.
  /// - Returns: The memory.
  func memory(width: Int, height: Int, counting counts: inout Counts) -> StoreMemory? {
    let memory = kept.withLock { kept in
      kept.lastIndex { $0.hasSize(width, height) }.map { kept.remove(at: $0) }
    }
    if let memory { return memory }
    guard let made = BackingStore.makeMemory(width: width, height: height) else { return nil }
    counts.bytesAllocated += made.byteCount
    return StoreMemory(made)
  }

  /// Keeps the memory of a store that is gone, unless it is small or larger than all that may be.
  func keep(_ memory: StoreMemory) {
    let (size, most) = (memory.byteCount, mostBytes.withLock { $0 })
    guard size >= Self.leastBytes, size <= most else { return }
    memory.letSystemReclaim()
    kept.withLock { kept in
      kept.append(memory)
      while kept.reduce(0, { $0 + $1.byteCount }) > most { kept.removeFirst() }
    }
  }

  /// Gives all memory back to the system.
  func removeAll() { kept.withLock { $0 = [] } }
}

/// The memory of a store.
///
/// Unchecked: a store or a pool owns it, one at a time.
final class StoreMemory: @unchecked Sendable {
  private let pixels: PixelMemory

  init(_ pixels: consuming PixelMemory) { self.pixels = pixels }

  var width: Int { pixels.width }
  var height: Int { pixels.height }
  var bytesPerRow: Int { pixels.bytesPerRow }
  var byteCount: Int { pixels.byteCount }

  func hasSize(_ width: Int, _ height: Int) -> Bool {
    pixels.width == width && pixels.height == height
  }

  /// Lets the system take the memory while nobody writes to it; its pixels are lost then.
  func letSystemReclaim() { pixels.letSystemReclaim() }

  /// Lends the pixels.
  func withPixels<Result>(
    _ body: (borrowing PixelBuffer) throws -> Result
  ) rethrows -> Result {
    try pixels.withPixels(body)
  }
}
