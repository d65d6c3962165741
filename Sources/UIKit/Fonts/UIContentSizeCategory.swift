// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A content size category: the size of text that the user prefers.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The value in Apple's headers.
  public var rawValue: String

  /// Creates a category from the value in Apple's headers.
  ///
  /// - Parameter rawValue: The value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large, the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger than extra large.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL"
  )
  /// The largest without the larger accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// Medium of the larger accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// Large of the larger accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// Extra large of the larger accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// Larger than extra large of the larger accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest of the larger accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  // MARK: Observing changes

  /// Posted after the user chose another category.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The key of the new category in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
  /// Whether the category is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool { known?.isForAccessibility ?? false }

  /// Returns whether a category is smaller than another one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.known, let right = right.known else { return false }
    return left < right
  }
  /// Returns whether a category is smaller than another one or the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left == right || left < right
  }
  /// Returns whether a category is larger than another one.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }
  /// Returns whether a category is larger than another one or the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }

  /// The categories of the tables of sizes, from the smallest to the largest.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let places = Dictionary(
    uniqueKeysWithValues: zip(all, TextSizes.Category.allCases)
  )

  /// The category in the tables of sizes; `nil` for an unspecified or unknown one.
  var known: TextSizes.Category? { Self.places[self] }
}
