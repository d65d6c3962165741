// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

extension CGFloat {
  /// Converts a distance in Pango's units, 1,024 to a point, to points.
  init(pango units: Int32) { self = CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// The distance in Pango's units, rounded up; below two million points.
  var pangoUnits: Int32 { Int32((self * CGFloat(PANGO_SCALE)).rounded(.up)) }
}

extension CGRect {
  /// Converts a rectangle in Pango's units to points.
  init(pango rect: PangoRectangle) {
    self.init(
      x: CGFloat(pango: rect.x),
      y: CGFloat(pango: rect.y),
      width: CGFloat(pango: rect.width),
      height: CGFloat(pango: rect.height)
    )
  }
}
