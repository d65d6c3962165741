// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Memory that pixels are drawn into: 32 bits each, native-endian `0xAARRGGBB`, premultiplied.
///
/// The memory belongs to whoever made the buffer and must outlive it.
package struct PixelBuffer {
  package let base: UnsafeMutableRawPointer
  /// Width and height in pixels.
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int

  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    (self.base, self.width, self.height, self.bytesPerRow) = (base, width, height, bytesPerRow)
  }
}
