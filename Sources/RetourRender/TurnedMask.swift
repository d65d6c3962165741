// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A mask at its full size, to be turned.
final class TurnedMask {
  private let base: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int

  init(_ mask: Mask, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytesPerRow = (width + 3) & ~3
    base = .allocate(capacity: bytesPerRow * height)
    base.initialize(repeating: 0, count: bytesPerRow * height)
    let box = Box(width: width, height: height)
    for y in 0..<height {
      let row = mask.row(at: y, in: box).row
      mask.expand(row: row, x: 0, count: width, in: box, to: base + y * bytesPerRow)
    }
  }

  deinit { base.deallocate() }

  var bitmap: Bitmap {
    Bitmap(mask: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }
}
