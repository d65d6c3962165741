// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The sizes of text styles in each content size category.
///
/// The figures are the tables of Apple's Human Interface Guidelines, "Typography, Dynamic Type
/// sizes", in points.
package enum TextSizes {
  /// A text style, from the largest to the smallest.
  package enum Style: Int, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// A content size category, from the smallest to the largest.
  package enum Category: Int, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    package static func < (left: Category, right: Category) -> Bool {
      left.rawValue < right.rawValue
    }

    /// Whether the category is one of the larger sizes for accessibility.
    package var isForAccessibility: Bool { self >= .accessibilityMedium }
  }

  /// Returns the size of the font of a style, in points.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The content size category.
  /// - Returns: The size in points.
  package static func points(_ style: Style, in category: Category) -> Double {
    sizes[style.rawValue][category.rawValue]
  }

  /// Returns a length that grows as the lines of a style do, at whole pixels.
  ///
  /// Lengths grow with the distance of lines, not with the size of the font: 17 points of body text
  /// are 16 1/3 at the size "Medium" of a screen of 3 pixels per point, where the font of body text
  /// has 16 points (measured by Jared Sinclair, "Scaled Metric Surprises", 2024).
  ///
  /// - Parameters:
  ///   - length: The length at the size "Large", in points.
  ///   - style: The style.
  ///   - category: The content size category.
  ///   - scale: The pixels per point.
  /// - Returns: The length in points.
  package static func scaled(
    _ length: Double,
    by style: Style,
    in category: Category,
    scale: Double
  ) -> Double {
    guard category != .large else { return length }
    let leadings = leadings[style.rawValue]
    let ratio = leadings[category.rawValue] / leadings[Category.large.rawValue]
    return (length * ratio * scale).rounded() / scale
  }

  /// The sizes of fonts by style and category.
  private static let sizes: [[Double]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The distances of lines by style and category.
  private static let leadings: [[Double]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}
