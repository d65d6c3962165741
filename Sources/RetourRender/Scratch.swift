// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A reusable buffer that grows to the largest requested size.
final class Scratch {
  private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit { bytes.deallocate() }

  /// Lends memory with unspecified content; calls do not nest.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - body: Uses at least as many bytes.
  @inline(__always)
  func withBytes(_ count: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    if bytes.count < count { grow(to: count) }
    guard let base = bytes.baseAddress else { return }
    body(base.assumingMemoryBound(to: UInt8.self))
  }

  private func grow(to count: Int) {
    bytes.deallocate()
    bytes = .allocate(byteCount: max(count, 4096), alignment: 64)
    bytes.bindMemory(to: UInt8.self)
  }
}
