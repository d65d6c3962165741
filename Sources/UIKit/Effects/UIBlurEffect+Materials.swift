// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

extension UIBlurEffect.Style {
  /// The amount of color that is laid over the blur, from the most to the least translucent.
  private enum Thickness: Float {
    case ultraThin = 0.42
    case thin = 0.58
    case medium = 0.74
    case chrome = 0.82
    case thick = 0.9
  }

  /// Whether the style is dark in an interface of a style.
  func isDark(inDark isDark: Bool) -> Bool {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      isDark
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    }
  }

  /// Returns the changes that what lies behind goes through.
  ///
  /// Extra light, light and dark are those of Apple's sample code for blurred images (2013): the
  /// deviation in points, the saturation, and the tint. The materials are ours, with the same
  /// deviation and saturation as the light style.
  func backdrop(isDark: Bool) -> Backdrop {
    let isDark = self.isDark(inDark: isDark)
    switch self {
    case .extraLight: return Self.backdrop(20, white: 0.97, alpha: 0.82)
    case .light: return Self.backdrop(30, white: 1, alpha: 0.3)
    case .dark: return Self.backdrop(20, white: 0.11, alpha: 0.73)
    case .regular: return (isDark ? Self.dark : .light).backdrop(isDark: isDark)
    case .prominent: return (isDark ? Self.dark : .extraLight).backdrop(isDark: isDark)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      return Self.material(.ultraThin, isDark)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      return Self.material(.thin, isDark)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      return Self.material(.medium, isDark)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      return Self.material(.thick, isDark)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      return Self.material(.chrome, isDark)
    }
  }

  private static func material(_ thickness: Thickness, _ isDark: Bool) -> Backdrop {
    backdrop(30, white: isDark ? 0.12 : 0.97, alpha: thickness.rawValue)
  }

  private static func backdrop(_ blur: CGFloat, white: Float, alpha: Float) -> Backdrop {
    Backdrop(
      blur: blur,
      saturation: 1.8,
      tint: DisplayList.Color(red: white, green: white, blue: white, alpha: alpha)
    )
  }
}
