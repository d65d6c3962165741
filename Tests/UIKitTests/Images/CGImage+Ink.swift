// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CGImage {
  /// The smallest rectangle around the pixels that are not transparent.
  var inkBounds: CGRect {
    var ink = CGRect.null
    for y in 0..<height {
      for x in 0..<width where pixel(x: x, y: y) >> 24 != 0 {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}
