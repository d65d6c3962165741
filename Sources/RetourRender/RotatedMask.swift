// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A mask expanded to its full size, to be rotated.
final class RotatedMask {
  private let memory: CoverageMemory
  /// The expanded mask, valid as long as this object.
  let bitmap: Bitmap

  init(_ mask: Mask, width: Int, height: Int) {
    memory = CoverageMemory(width: width, height: height)
    let box = PixelRect(width: width, height: height)
    let bytesPerRow = memory.bytesPerRow
    bitmap = memory.withBytes { base in
      for y in 0..<height {
        let row = mask.row(at: y, in: box).row
        mask.expand(row: row, x: 0, count: width, in: box, to: base + y * bytesPerRow)
      }
      return Bitmap(mask: base, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}
