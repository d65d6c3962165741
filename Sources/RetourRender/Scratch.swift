// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A piece of memory that grows to the largest size asked for and is used again and again.
final class Scratch {
  private var bytes: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { bytes?.deallocate() }

  /// Returns memory of at least `count` bytes, whose content is unknown; what was returned before
  /// is no longer valid.
  func memory(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if let bytes, capacity >= count { return bytes.assumingMemoryBound(to: UInt8.self) }
    bytes?.deallocate()
    capacity = max(count, 4096)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64)
    bytes = memory
    return memory.bindMemory(to: UInt8.self, capacity: capacity)
  }
}
