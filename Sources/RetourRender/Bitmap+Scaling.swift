// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Bitmap {
  /// Paints the pixels stretched over all of a memory: averages of them where it is much smaller.
  func scale(into target: Target) {
    let box = target.whole
    guard !Scaling.isSampled(width, height, to: box) else {
      let scaling = Scaling(of: self, to: box)
      return scaling.withPainter(of: box, Scratch()) { $0(target.pixels(box), box) }
    }
    let byteCount = retour_reducedMemory(width, box.width)
    withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 16) { memory in
      retour_reduce(target.pixels(box), pixels(x: 0, y: 0), width, height, memory.baseAddress)
    }
  }
}
