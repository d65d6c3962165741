// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The memory of a store, which a pool can keep.
///
/// Unchecked: a store or a pool owns it, one at a time.
final class StoreMemory: @unchecked Sendable {
  private let pixels: PixelMemory

  init(_ pixels: consuming PixelMemory) { self.pixels = pixels }

  var width: Int { pixels.width }
  var height: Int { pixels.height }
  var bytesPerRow: Int { pixels.bytesPerRow }
  var byteCount: Int { pixels.byteCount }

  /// Tells the system that it may take the memory until it is written again; its pixels are lost.
  func letSystemReclaim() { pixels.letSystemReclaim() }

  /// Lends the pixels.
  func withPixels<Result>(
    _ body: (borrowing PixelBuffer) throws -> Result
  ) rethrows -> Result {
    try pixels.withPixels(body)
  }
}
