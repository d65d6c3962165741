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
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, 64, bytesPerRow * height) == 0, let memory else { return nil }
    (base, self.width, self.height) = (memory, width, height)
  }

  deinit { free(base) }

  var byteCount: Int { bytesPerRow * height }
}
