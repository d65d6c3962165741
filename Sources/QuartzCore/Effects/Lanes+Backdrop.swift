// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourRender

extension SIMD8<Double> {
  /// Blur, saturation and the premultiplied tint.
  init(_ backdrop: Backdrop) {
    let tint = backdrop.tint
    let alpha = Double(tint.alpha)
    self.init(
      Double(backdrop.blur),
      Double(backdrop.saturation),
      Double(tint.red) * alpha,
      Double(tint.green) * alpha,
      Double(tint.blue) * alpha,
      alpha,
      0,
      0
    )
  }

  var backdrop: Backdrop {
    let alpha = Swift.min(Swift.max(self[5], 0), 1)
    func component(_ lane: Int) -> Float {
      alpha > 0 ? Float(Swift.min(Swift.max(self[lane] / alpha, 0), 1)) : 0
    }
    let tint = DisplayList.Color(
      red: component(2),
      green: component(3),
      blue: component(4),
      alpha: Float(alpha)
    )
    return Backdrop(
      blur: CGFloat(Swift.max(self[0], 0)),
      saturation: CGFloat(Swift.max(self[1], 0)),
      tint: tint
    )
  }
}
