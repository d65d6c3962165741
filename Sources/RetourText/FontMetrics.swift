// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// How far a font's letters reach, in points, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascender: CGFloat

  /// From the baseline down to the bottom of the line: negative.
  package var descender: CGFloat

  /// The height of a line: ascender minus descender, not rounded.
  ///
  /// Inter at 17 points has 20.57, Apple's system font 20.29: the font decides.
  package var lineHeight: CGFloat

  /// The height of a capital letter.
  package var capHeight: CGFloat

  /// The height of a small letter without a stem.
  package var xHeight: CGFloat

  /// The gap the font wants between lines; 0 for Inter.
  ///
  /// Lines are set without it, as by UIKit.
  package var leading: CGFloat
}

extension FontMetrics {
  /// What a machine without any font measures with: the proportions of Inter 4.0.
  static func withoutFont(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 0.96875,
      descender: size * -0.2412,
      lineHeight: size * (0.96875 + 0.2412),
      capHeight: size * 0.7273,
      xHeight: size * 0.5455,
      leading: 0
    )
  }
}
