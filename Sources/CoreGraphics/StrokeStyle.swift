// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
package import Foundation

/// The look of a stroked line.
package struct StrokeStyle: Equatable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in turn; empty for solid lines.
  package var dashes: [CGFloat] = []

  package init() {}

  /// The distance from a path that a line along it covers at most, in points.
  package var reach: CGFloat { width > 0 ? width / 2 * max(miterLimit, 2) : 0 }
}

extension CGContext {
  /// Applies a line's look to the strokes that follow.
  package func setStroke(_ style: StrokeStyle) {
    setLineWidth(style.width)
    setLineCap(style.cap)
    setLineJoin(style.join)
    setMiterLimit(style.miterLimit)
    setLineDash(phase: style.dashPhase, lengths: style.dashes)
  }
}

extension CGPath {
  /// Returns the bounding box of the stroked path; null when nothing is drawn.
  package func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let context = CGContext(width: 1, height: 1, scale: 1)
    context.setStroke(style)
    context.addPath(self)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(context.cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
