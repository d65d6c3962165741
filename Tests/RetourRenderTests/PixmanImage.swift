// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman

/// An image of pixman's that owns its pixels.
final class PixmanImage {
  let raw: OpaquePointer?
  private let memory: UnsafeMutableBufferPointer<UInt32>

  init(words: [UInt32], width: Int, _ format: pixman_format_code_t) {
    memory = .allocate(capacity: words.count)
    _ = memory.initialize(from: words)
    raw = pixman_image_create_bits(
      format,
      Int32(width),
      1,
      memory.baseAddress,
      Int32(words.count * 4)
    )
  }

  init(solid pixel: UInt32) {
    func component(_ shift: UInt32) -> UInt16 { UInt16((pixel >> shift) & 0xff) * 257 }
    var color = pixman_color_t(
      red: component(16),
      green: component(8),
      blue: component(0),
      alpha: component(24)
    )
    memory = .allocate(capacity: 0)
    raw = pixman_image_create_solid_fill(&color)
  }

  deinit {
    pixman_image_unref(raw)
    memory.deallocate()
  }

  var pixels: [UInt32] { Array(memory) }
}
