// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The memory of one byte of coverage per pixel, deallocated with its owner.
struct CoverageMemory: ~Copyable {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let base: UnsafeMutablePointer<UInt8>

  /// Allocates memory of zeros.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytesPerRow = (width + 3) & ~3
    base = .allocate(capacity: bytesPerRow * height)
    base.initialize(repeating: 0, count: bytesPerRow * height)
  }

  deinit { base.deallocate() }

  /// The size of the memory in bytes.
  var byteCount: Int { bytesPerRow * height }

  /// Lends the bytes, row by row from the top.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) throws -> Result) rethrows -> Result
  {
    try body(base)
  }
}
