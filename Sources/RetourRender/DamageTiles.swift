// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
/// A coarse map of damage: a set of tiles of the frame.
///
/// Many small boxes cost more to process than the pixels between them cost to paint or to present.
struct DamageTiles {
  private let whole: PixelRect
  /// The side of a tile in pixels: as many tiles as a row has bits, at most.
  private var side = 64
  /// One bit for each tile, the leftmost tile the lowest.
  private var rows: [UInt64]

  /// Marks the tiles that boxes touch.
  ///
  /// - Parameters:
  ///   - boxes: The boxes, within the frame.
  ///   - whole: The frame.
  init(touchedBy boxes: [PixelRect], in whole: PixelRect) {
    self.whole = whole
    while whole.width > side * UInt64.bitWidth { side *= 2 }
    rows = Array(repeating: 0, count: (whole.height + side - 1) / side)
    for box in boxes where !box.isEmpty {
      let (first, last) = (box.left / side, (box.right - 1) / side)
      let mask = (UInt64.max >> UInt64(UInt64.bitWidth - 1 - last + first)) << UInt64(first)
      for row in box.top / side...(box.bottom - 1) / side { rows[row] |= mask }
    }
  }

  /// The runs of marked tiles, row by row.
  var boxes: [PixelRect] {
    var boxes: [PixelRect] = []
    for (row, bits) in rows.enumerated() {
      var rest = bits
      while rest != 0 {
        let start = rest.trailingZeroBitCount
        let count = (~(rest >> UInt64(start))).trailingZeroBitCount
        let run = PixelRect(
          left: start * side,
          top: row * side,
          right: (start + count) * side,
          bottom: (row + 1) * side
        )
        boxes.append(run.intersection(whole))
        guard start + count < UInt64.bitWidth else { break }
        rest &= .max << UInt64(start + count)
      }
    }
    return boxes
  }
}
