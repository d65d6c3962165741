// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The pixels of a display while a frame is drawn.
///
/// Each pixel is a native-endian 32-bit `0xXXRRGGBB`; the top byte means nothing.
package struct FrameMemory {
  /// The first byte of the top left pixel.
  package let base: UnsafeMutableRawPointer

  /// The width, in pixels.
  package let width: Int

  /// The height, in pixels.
  package let height: Int

  /// The distance from one row to the next, in bytes.
  package let bytesPerRow: Int

  /// Whether the memory still holds the last frame.
  ///
  /// When it does not, as after a resize, everything has to be drawn, not the damage alone.
  package let contentIsKept: Bool
}
