// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Memory of a flattened sub-list.
///
/// Written by the compositor while it is made and only read afterwards.
final class Store {
  /// The longest side of a store in pixels: twice the largest window foreseen, and within the
  /// coordinates that pixman resamples.
  static let longestSide = 16_384

  /// From how many bytes on the memory comes from the system and goes back to it at once: the C
  /// library keeps what it was given back, a page of 12 MB after each transition (measured).
  private static let leastMapped = 1 << 20

  private let isMapped: Bool
  let base: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Whether every pixel turned out opaque.
  var isOpaque = false

  /// Makes a store with pixels of any value, or `nil` where the size is absurd or memory is short.
  init?(width: Int, height: Int) {
    guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height else { return nil }
    // Rows begin on a cache line.
    bytesPerRow = (width * 4 + 63) & ~63
    (self.width, self.height) = (width, height)
    isMapped = bytesPerRow * height >= Self.leastMapped
    if isMapped {
      let access = (PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS)
      guard let memory = mmap(nil, bytesPerRow * height, access.0, access.1, -1, 0),
        memory != MAP_FAILED
      else { return nil }
      base = memory
    } else {
      var memory: UnsafeMutableRawPointer?
      guard posix_memalign(&memory, 64, bytesPerRow * height) == 0, let memory else { return nil }
      base = memory
    }
  }

  deinit {
    if isMapped { munmap(base, byteCount) } else { free(base) }
  }

  var byteCount: Int { bytesPerRow * height }
}
