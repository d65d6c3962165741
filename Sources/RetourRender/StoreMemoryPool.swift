// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Synchronization

/// The memory of large stores that are gone, for the next ones of about the same size.
///
/// The system clears all memory that it gives, that of a page at once: a third of a first frame
/// (measured). What is kept here it may take back while it is short of memory.
final class StoreMemoryPool: Sendable {
  /// The memory that is kept at most, in frames (our decision): two pages that slide, with shadows
  /// that stick out.
  private static let mostFrames = 4
  /// The pages that move at once.
  private static let movingPages = 2
  /// The smallest memory that is kept, in bytes.
  static let leastBytes = 1 << 20

  private struct State {
    /// From the memory that has been kept longest to that of the last store.
    var kept: [StoreMemory] = []
    /// The pixels that are kept at most.
    var mostPixels = 0
  }

  private let state = Mutex(State())

  /// Begins a frame, whose size decides how much memory is kept.
  func beginFrame(width: Int, height: Int) {
    state.withLock { $0.mostPixels = max($0.mostPixels, Self.mostFrames * width * height) }
  }

  /// Keeps memory for pages that have not moved yet, which the system clears meanwhile.
  ///
  /// Meant for another thread while nothing moves.
  ///
  /// - Parameters:
  ///   - width: The width of a frame in pixels.
  ///   - height: The height of a frame in pixels.
  func prepare(width: Int, height: Int) {
    guard BackingStore.fits(width, height) else { return }
    let byteCount = BackingStore.bytesPerRow(width: width) * height
    guard byteCount >= Self.leastBytes else { return }
    let pages = (0..<Self.movingPages).compactMap { _ in make(byteCount, width: width) }
    for page in pages {
      page.reshape(width: width, height: height)
      page.touch()
      keep(page)
    }
  }

  /// Returns memory with any pixels, and counts what is new; `nil` where the system has none.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - counts: Receives the work.
  /// - Returns: The memory.
  func memory(width: Int, height: Int, counting counts: inout Counts) -> StoreMemory? {
    guard BackingStore.fits(width, height) else { return nil }
    let byteCount = BackingStore.bytesPerRow(width: width) * height
    let kept = kept(for: byteCount)
    guard let memory = kept ?? make(byteCount, width: width) else { return nil }
    if kept == nil { counts.bytesAllocated += byteCount }
    memory.reshape(width: width, height: height)
    return memory
  }

  /// Makes memory for a store of that many bytes.
  private func make(_ byteCount: Int, width: Int) -> StoreMemory? {
    let rows = Self.capacity(for: byteCount) / BackingStore.bytesPerRow(width: width)
    let alignment = BackingStore.rowAlignment
    guard let made = PixelMemory(width: width, height: rows, rowAlignment: alignment) else {
      return nil
    }
    return StoreMemory(made)
  }

  /// Takes the smallest memory that a number of bytes fills by a quarter or more, the latest of
  /// several.
  private func kept(for byteCount: Int) -> StoreMemory? {
    state.withLock { state in
      var best: Int?
      for (index, memory) in state.kept.enumerated() {
        guard byteCount...4 * byteCount ~= memory.capacity else { continue }
        if let best, state.kept[best].capacity < memory.capacity { continue }
        best = index
      }
      return best.map { state.kept.remove(at: $0) }
    }
  }

  /// Returns the size of the memory for a store: a large one that grows fits what others leave.
  private static func capacity(for byteCount: Int) -> Int {
    byteCount < leastBytes ? byteCount : PixelMemory.sizeWithRoom(for: byteCount)
  }

  /// Keeps the memory of a store that is gone, unless it is small or too large.
  ///
  /// That which has been kept longest makes room.
  func keep(_ memory: StoreMemory) {
    guard memory.capacity >= Self.leastBytes else { return }
    let pixels = memory.width * memory.height
    state.withLock { state in
      guard pixels <= state.mostPixels else { return }
      memory.letSystemReclaim()
      state.kept.append(memory)
      while state.kept.reduce(0, { $0 + $1.width * $1.height }) > state.mostPixels {
        state.kept.removeFirst()
      }
    }
  }

  /// Gives all memory back to the system.
  func removeAll() { state.withLock { $0.kept = [] } }
}
