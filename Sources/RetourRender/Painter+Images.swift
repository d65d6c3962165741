// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

extension Painter {
  /// Paints an image at whole pixels.
  func paint(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ work: Work, into target: Target) {
    func pixels(_ box: PixelRect) -> retour_rows { bitmap.pixels(x: box.left - x, y: box.top - y) }
    if let tint = work.tint {
      work.visible.forEachBox { retour_tint(target.pixels($0), pixels($0), tint) }
    } else if case .mask(let mask, let box) = work.coverage {
      let mask = mask.takeUnretainedValue()
      let isOpaque = bitmap.isOpaque && work.opacity == 255
      forEachPart(of: mask, in: box, of: work.visible, in: target) { part, coverage in
        if let coverage {
          retour_overMasked(target.pixels(part), pixels(part), coverage, work.opacity)
        } else if isOpaque {
          retour_copy(target.pixels(part), pixels(part))
        } else {
          retour_over(target.pixels(part), pixels(part), work.opacity)
        }
      }
    } else if work.isOpaque {
      work.visible.forEachBox { retour_copy(target.pixels($0), pixels($0)) }
      if let dim = work.dim {
        dim.pixels.forEachBox { retour_dim(target.pixels($0), pixels($0), dim.color) }
      }
    } else {
      work.visible.forEachBox { retour_over(target.pixels($0), pixels($0), work.opacity) }
    }
  }
}
