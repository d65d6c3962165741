// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

extension CGFloat {
  /// Points from Pango's units, of which a point has 1,024.
  init(pango units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// The distance in Pango's units, rounded up, within what they can hold.
  var pangoUnits: Int32 { Int32((Swift.min(Swift.max(self, 0), 2e6) * 1024).rounded(.up)) }
}

extension CGRect {
  /// Points from Pango's rectangle.
  init(pango rect: PangoRectangle) {
    self.init(
      x: CGFloat(pango: rect.x),
      y: CGFloat(pango: rect.y),
      width: CGFloat(pango: rect.width),
      height: CGFloat(pango: rect.height)
    )
  }
}
