// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman

/// A reference to an image of pixman's, which does not own the pixels.
final class PixmanImage {
  let raw: OpaquePointer?

  /// Creates an image over memory that outlives it, or returns `nil` where memory is short.
  init?(
    _ format: pixman_format_code_t,
    _ base: UnsafeMutableRawPointer,
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) {
    raw = pixman_image_create_bits(
      format,
      Int32(width),
      Int32(height),
      base.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow)
    )
    if raw == nil { return nil }
  }

  /// Creates an image of one color everywhere.
  init(_ color: pixman_color_t) {
    var color = color
    raw = pixman_image_create_solid_fill(&color)
  }

  deinit { if let raw { pixman_image_unref(raw) } }
}
