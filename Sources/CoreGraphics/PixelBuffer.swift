// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view of pixels in memory that something else owns.
///
/// Each pixel is a native-endian 32-bit `0xAARRGGBB`, premultiplied. A display ignores the alpha.
///
/// The owner lends a view to a closure as a borrowed argument. It cannot be copied, so the closure
/// cannot keep it beyond the memory's lifetime.
package struct PixelBuffer: ~Copyable {
  /// The first byte of the top left pixel.
  package let base: UnsafeMutableRawPointer
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The distance from the start of one row to the start of the next, in bytes.
  package let bytesPerRow: Int

  /// Creates a view of memory that outlives it.
  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    (self.base, self.width, self.height, self.bytesPerRow) = (base, width, height, bytesPerRow)
  }

  /// The rectangle of all pixels.
  package var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// Lends one row of pixels.
  ///
  /// - Parameters:
  ///   - y: The row, counted from the top.
  ///   - body: Reads and writes the pixels.
  /// - Returns: The value that the closure returns.
  package func withRow<Result>(
    _ y: Int,
    _ body: (inout MutableSpan<UInt32>) throws -> Result
  ) rethrows -> Result {
    precondition(0..<height ~= y, "row \(y) of \(height)")
    let start = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    var row = UnsafeMutableBufferPointer(start: start, count: width).mutableSpan
    return try body(&row)
  }
}
