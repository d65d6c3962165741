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
    reduce(into: target.pixels(box), on: processors)
  }

  /// Paints averages of the pixels into a memory that is not larger.
  func reduce(into box: retour_box, on processors: Processors) {
    let picture = pixels(x: 0, y: 0)
    let byteCount = retour_reducedMemory(width, box.width)
    let bands = processors.bands(of: 0..<box.height, taking: width * height / 2)  // measured
    let count = bands.count > 1 ? processors.count : 1
    withUnsafeTemporaryAllocation(byteCount: count * byteCount, alignment: 64) { memory in
      guard let base = memory.baseAddress else { return }
      processors.share(bands) { processor, band in
        let (rows, memory) = (bands[band], base + processor * byteCount)
        retour_reduce(box, rows.lowerBound, rows.count, picture, width, height, memory)
      }
    }
  }
}
