// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension CGImage {
  /// All pixels, row by row: copied at once, since a closure for each takes long in debug.
  package var pixels: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      let bytes = UnsafeMutableRawBufferPointer(pixels)
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(start: base + y * bytesPerRow, count: width * 4)
        UnsafeMutableRawBufferPointer(rebasing: bytes[(y * width * 4)...]).copyMemory(from: row)
      }
      count = width * height
    }
  }
}
