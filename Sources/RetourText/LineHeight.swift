// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// How high the lines of one layout are: all the same.
///
/// The request's font decides, so that a row is as high in Chinese as in English. Only letters of
/// another font that stand out of that line make room for themselves, up to their own font's
/// line (our decision: Noto Sans Arabic asks for lines of 2.1 times the size, and needs half).
struct LineHeight {
  /// From a line's top down to its baseline, in points.
  private(set) var ascent: CGFloat

  /// From a line's baseline down to its bottom, in points.
  private(set) var descent: CGFloat

  /// From one line's baseline to the next one's.
  var total: CGFloat { ascent + descent }

  /// Finds the height that does for all of some lines.
  init(of lines: [ShapedLine], metrics: FontMetrics, scale: CGFloat) {
    ascent = metrics.ascender
    descent = -metrics.descender
    for line in lines where line.isOfOtherFonts(than: metrics) {
      let up = min(-line.ink.minY, -line.bounds.minY)
      let down = min(line.ink.maxY, line.bounds.maxY)
      // Whole pixels, because a baseline that is rounded must not push them out again.
      if up > ascent { ascent = (up * scale).rounded(.up) / scale }
      if down > descent { descent = (down * scale).rounded(.up) / scale }
    }
  }
}

extension ShapedLine {
  /// Whether a font with other measures takes part in the line.
  fileprivate func isOfOtherFonts(than metrics: FontMetrics) -> Bool {
    let unit: CGFloat = 1 / 512  // two of Pango's units, for its rounding
    return abs(bounds.minY + metrics.ascender) > unit
      || abs(bounds.maxY + metrics.descender) > unit
  }
}
