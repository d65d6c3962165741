// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// A blur of what lies behind a visual effect view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The kind of the blur; those that name neither light nor dark adapt to the traits.
  public enum Style: Int, Sendable {
    /// Much lighter than what lies behind.
    case extraLight = 0
    /// Lighter than what lies behind.
    case light = 1
    /// Darker than what lies behind.
    case dark = 2
    /// Light or dark.
    case regular = 4
    /// Extra light or dark: the content stands out.
    case prominent = 5
    /// The most translucent material.
    case systemUltraThinMaterial = 6
    /// A translucent material.
    case systemThinMaterial = 7
    /// A material of medium translucency.
    case systemMaterial = 8
    /// A material that hides more.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The most translucent material, always light.
    case systemUltraThinMaterialLight = 11
    /// A translucent material, always light.
    case systemThinMaterialLight = 12
    /// A material of medium translucency, always light.
    case systemMaterialLight = 13
    /// A material that hides more, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The most translucent material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A translucent material, always dark.
    case systemThinMaterialDark = 17
    /// A material of medium translucency, always dark.
    case systemMaterialDark = 18
    /// A material that hides more, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The kind of the blur.
  let style: Style

  /// Creates a blur.
  ///
  /// - Parameter style: The kind of the blur.
  public init(style: UIBlurEffect.Style) { self.style = style }

  override func backdrop(isDark: Bool) -> Backdrop { style.backdrop(isDark: isDark) }
}
