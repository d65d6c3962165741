// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The values are those that UIKit resolves to on iOS 13 to 18 at default contrast and base level.
extension UIColor {
  // MARK: Label colors

  /// The color of primary text.
  public static let label = adaptive(0x000000, dark: 0xFFFFFF)
  /// The color of secondary text.
  public static let secondaryLabel = adaptive(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = adaptive(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = adaptive(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)

  // MARK: Fill colors

  /// An overlay for thin and small shapes.
  public static let systemFill = adaptive(0x787880, 0.2, dark: 0x787880, 0.36)
  /// An overlay for medium shapes.
  public static let secondarySystemFill = adaptive(0x787880, 0.16, dark: 0x787880, 0.32)
  /// An overlay for large shapes.
  public static let tertiarySystemFill = adaptive(0x767680, 0.12, dark: 0x767680, 0.24)
  /// An overlay for large areas with complex content.
  public static let quaternarySystemFill = adaptive(0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Text colors

  /// The color of placeholder text.
  public static let placeholderText = adaptive(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)

  // MARK: Standard content background colors

  /// The background of an interface.
  public static let systemBackground = adaptive(0xFFFFFF, dark: 0x000000)
  /// The background of content on the main background.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, dark: 0x1C1C1E)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, dark: 0x2C2C2E)

  // MARK: Grouped content background colors

  /// The background of grouped content.
  public static let systemGroupedBackground = adaptive(0xF2F2F7, dark: 0x000000)
  /// The background of groups on the grouped background.
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, dark: 0x1C1C1E)
  /// The background of content on a group.
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Separator colors

  /// The color of translucent separators.
  public static let separator = adaptive(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The color of opaque separators.
  public static let opaqueSeparator = adaptive(0xC6C6C8, dark: 0x38383A)

  // MARK: Link color

  /// The color of links.
  public static let link = adaptive(0x007AFF, dark: 0x0984FF)
}
