// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Bitmap {
  /// Paints the pixels stretched over all of a memory: averages of them where it is much smaller.
  func scale(into target: Target, on processors: Processors) {
    let box = target.whole
    guard !Scaling.isSampled(width, height, to: box) else {
      let scaling = Scaling(of: self, to: box)
      return scaling.withPainter(of: box, Scratch()) { $0(target.pixels(box), box) }
    }
    reduce(into: target, on: processors)
  }

  /// Paints averages of the pixels into all of a memory that is not larger.
  func reduce(into target: Target, on processors: Processors) {
    let box = target.whole
    let averaging = Averaging(of: self, to: box)
    let time = Int(averaging.time * Double(box.area))
    let bands = processors.bands(of: box.top..<box.bottom, taking: time)
    let (byteCount, count) = (averaging.byteCount(for: box), bands.count > 1 ? processors.count : 1)
    withUnsafeTemporaryAllocation(byteCount: count * byteCount, alignment: 64) { memory in
      guard let base = memory.baseAddress else { return }
      processors.share(bands) { processor, band in
        var rows = box
        (rows.top, rows.bottom) = (bands[band].lowerBound, bands[band].upperBound)
        averaging.withPainter(of: rows, in: base + processor * byteCount) {
          $0(target.pixels(rows), rows)
        }
      }
    }
  }
}
