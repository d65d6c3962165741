// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The memory of a store, which a pool can keep for another one of about the same size.
///
/// Unchecked: a store or a pool owns it, one at a time.
final class StoreMemory: @unchecked Sendable {
  private let memory: PixelMemory
  /// The width of the store in pixels.
  private(set) var width: Int
  /// The height of the store in pixels.
  private(set) var height: Int
  /// The distance from the start of one row of the store to the start of the next, in bytes.
  private(set) var bytesPerRow: Int

  /// Creates memory for a store of its size.
  init(_ memory: consuming PixelMemory) {
    (width, height, bytesPerRow) = (memory.width, memory.height, memory.bytesPerRow)
    self.memory = memory
  }

  /// The size of the store in bytes.
  var byteCount: Int { bytesPerRow * height }
  /// The size of the memory in bytes.
  var capacity: Int { memory.byteCount }

  /// Makes it the memory of a store of another size, which has to fit.
  func reshape(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytesPerRow = BackingStore.bytesPerRow(width: width)
    precondition(byteCount <= capacity, "a store needs more memory than it has")
  }

  /// Writes into each part of the memory that the system gives at once, the smallest of them.
  func touch() {
    memory.withPixels { pixels in
      for offset in stride(from: 0, to: byteCount, by: 4096) {
        pixels.base.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
      }
    }
  }

  /// Tells the system that it may take the memory until it is written again; its pixels are lost.
  func letSystemReclaim() { memory.letSystemReclaim() }

  /// Lends the pixels.
  func withPixels<Result>(
    _ body: (borrowing PixelBuffer) throws -> Result
  ) rethrows -> Result {
    let (width, height, bytesPerRow) = (width, height, bytesPerRow)
    return try memory.withPixels {
      try body(
        PixelBuffer(base: $0.base, width: width, height: height, bytesPerRow: bytesPerRow)
      )
    }
  }
}
