// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The height of the lines of one layout, the same for all.
///
/// That of the request's font, so that a row is as high in Chinese as in English. Only letters of
/// another font that exceed the line extend it, up to their own font's line height (our decision:
/// Noto Sans Arabic asks for lines of 2.1 times the size, and needs half).
struct LineHeight {
  /// The distance from a line's top to its baseline, in points.
  private(set) var ascent: CGFloat

  /// The distance from a line's baseline to its bottom, in points.
  private(set) var descent: CGFloat

  /// The distance between the baselines of two lines.
  var total: CGFloat { ascent + descent }

  /// Computes the height that fits all lines.
  init(of lines: [ShapedLine], metrics: FontMetrics, scale: CGFloat) {
    ascent = metrics.ascender
    descent = -metrics.descender
    for line in lines where line.isOfOtherFonts(than: metrics) {
      let up = min(-line.ink.minY, -line.bounds.minY)
      let down = min(line.ink.maxY, line.bounds.maxY)
      // Whole pixels, since rounding a baseline must not move letters out of the line again.
      if up > ascent { ascent = (up * scale).rounded(.up) / scale }
      if down > descent { descent = (down * scale).rounded(.up) / scale }
    }
  }
}

extension ShapedLine {
  /// Whether the line contains letters of a font with other metrics.
  fileprivate func isOfOtherFonts(than metrics: FontMetrics) -> Bool {
    let unit: CGFloat = 1 / 512  // two of Pango's units, for its rounding
    return abs(bounds.minY + metrics.ascender) > unit
      || abs(bounds.maxY + metrics.descender) > unit
  }
}
