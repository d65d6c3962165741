// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourRender

/// The look of glass: what lies behind it, the color over that, and the light at its edge.
///
/// Apple publishes no figures: these are our decision.
struct GlassMaterial: Equatable {
  let isDark: Bool

  /// The changes that what lies behind goes through: enough blur to read a text above another one,
  /// in stronger colors.
  var backdrop: Backdrop {
    let white: Float = isDark ? 0.16 : 1
    return Backdrop(
      blur: 7,
      saturation: 1.6,
      tint: DisplayList.Color(red: white, green: white, blue: white, alpha: isDark ? 0.62 : 0.66)
    )
  }

  /// The light at the edge.
  var edgeColor: UIColor { UIColor(white: 1, alpha: isDark ? 0.2 : 0.7) }
  /// The width of the light, in points.
  static let edgeWidth: CGFloat = 0.5

  /// Black of 7.5 % with a deviation of 10 points, 4 points lower (measured on iOS 26).
  static let shadowOpacity: Float = 0.075
  static let shadowRadius: CGFloat = 10
  static let shadowOffset = CGSize(width: 0, height: 4)
}
