// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The values are those of the Human Interface Guidelines, iOS 15 to 18, default contrast.
extension UIColor {
  // MARK: Adaptable colors

  /// Red that adapts to light and dark.
  public static let systemRed = adaptive(0xFF3B30, dark: 0xFF453A)
  /// Orange that adapts to light and dark.
  public static let systemOrange = adaptive(0xFF9500, dark: 0xFF9F0A)
  /// Yellow that adapts to light and dark.
  public static let systemYellow = adaptive(0xFFCC00, dark: 0xFFD60A)
  /// Green that adapts to light and dark.
  public static let systemGreen = adaptive(0x34C759, dark: 0x30D158)
  /// Mint that adapts to light and dark.
  public static let systemMint = adaptive(0x00C7BE, dark: 0x63E6E2)
  /// Teal that adapts to light and dark.
  public static let systemTeal = adaptive(0x30B0C7, dark: 0x40C8E0)
  /// Cyan that adapts to light and dark.
  public static let systemCyan = adaptive(0x32ADE6, dark: 0x64D2FF)
  /// Blue that adapts to light and dark.
  public static let systemBlue = adaptive(0x007AFF, dark: 0x0A84FF)
  /// Indigo that adapts to light and dark.
  public static let systemIndigo = adaptive(0x5856D6, dark: 0x5E5CE6)
  /// Purple that adapts to light and dark.
  public static let systemPurple = adaptive(0xAF52DE, dark: 0xBF5AF2)
  /// Pink that adapts to light and dark.
  public static let systemPink = adaptive(0xFF2D55, dark: 0xFF375F)
  /// Brown that adapts to light and dark.
  public static let systemBrown = adaptive(0xA2845E, dark: 0xAC8E68)
  /// The base gray that adapts to light and dark.
  public static let systemGray = adaptive(0x8E8E93, dark: 0x8E8E93)
  /// The second gray that adapts to light and dark, nearer to the background than the first.
  public static let systemGray2 = adaptive(0xAEAEB2, dark: 0x636366)
  /// The third gray that adapts to light and dark.
  public static let systemGray3 = adaptive(0xC7C7CC, dark: 0x48484A)
  /// The fourth gray that adapts to light and dark.
  public static let systemGray4 = adaptive(0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth gray that adapts to light and dark.
  public static let systemGray5 = adaptive(0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth gray that adapts to light and dark, nearest to the background.
  public static let systemGray6 = adaptive(0xF2F2F7, dark: 0x1C1C1E)
  /// The tint color: the system's blue, whatever tint color a view has.
  public static let tintColor = systemBlue
}
