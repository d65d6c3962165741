// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

extension CGFloat {
  /// Points from Pango's units, of which a point has 1,024.
  init(pango units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// The distance in Pango's units, rounded up; below two million points.
  var pangoUnits: Int32 { Int32((self * CGFloat(PANGO_SCALE)).rounded(.up)) }
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
