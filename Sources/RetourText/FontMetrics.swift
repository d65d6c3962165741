// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// The measures of a font in points, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  package var ascender: CGFloat

  /// The distance from the baseline to the bottom of the line: negative.
  package var descender: CGFloat

  /// The height of a line: ascender minus descender, not rounded.
  ///
  /// Inter at 17 points has 20.57, Apple's system font 20.29.
  package var lineHeight: CGFloat

  /// The height of a capital letter.
  package var capHeight: CGFloat

  /// The height of a lowercase letter without ascender.
  package var xHeight: CGFloat

  /// The recommended gap between lines; 0 for Inter.
  ///
  /// Lines are laid out without it, as by UIKit.
  package var leading: CGFloat

  /// The distance from the baseline up to the top of an underline: negative.
  package var underlineOffset: CGFloat

  /// The thickness of an underline.
  package var underlineThickness: CGFloat

  /// The distance from the baseline up to the top of a line that strikes the text out.
  package var strikethroughOffset: CGFloat
}

extension FontMetrics {
  /// The metrics on a machine without fonts: the proportions of Inter 4.0.
  static func withoutFont(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 0.96875,
      descender: size * -0.2412,
      lineHeight: size * (0.96875 + 0.2412),
      capHeight: size * 0.7273,
      xHeight: size * 0.5455,
      leading: 0,
      underlineOffset: size * -0.125,
      underlineThickness: size * 0.0727,
      strikethroughOffset: size * 0.3364
    )
  }
}
