// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIColor {
  /// Whether this is a fixed color and not of a custom class.
  var isPlain: Bool {
    guard case .fixed = content else { return false }
    return type(of: self) == UIColor.self
  }

  /// Returns the fixed color for traits.
  func resolve(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic = content else { return self }
    return UIColor(cgColor: fixedColor(with: traits))
  }

  /// The Core Graphics color for the current traits, which a fixed color does not read.
  var currentColor: CGColor {
    if case .fixed(let color) = content { return color }
    return fixedColor(with: .current)
  }

  /// Returns the Core Graphics color for traits, which are current while a provider runs.
  func fixedColor(with traits: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider):
      traits.whileCurrent { provider(traits).fixedColor(with: traits) }
    }
  }

  /// Returns the color with another opacity.
  func replacingAlpha(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color):
      UIColor(
        cgColor: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
      )
    case .dynamic(let provider):
      UIColor { provider($0).resolve(with: $0).replacingAlpha(alpha) }
    }
  }

  /// Converts hue, saturation and brightness to sRGB; values out of range are clamped.
  static func color(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) -> CGColor {
    let turn = min(max(hue, 0), 1) * 6
    let pure = min(max(saturation, 0), 1)
    let bright = min(max(brightness, 0), 1)
    /// Returns the component that peaks at `offset` sixths of the circle.
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (turn + offset).truncatingRemainder(dividingBy: 6)
      return bright * (1 - pure * max(0, min(position, 4 - position, 1)))
    }
    return CGColor(
      red: component(5),
      green: component(3),
      blue: component(1),
      alpha: min(max(alpha, 0), 1)
    )
  }

  /// Returns a color with different values in light and dark interfaces.
  ///
  /// - Parameters:
  ///   - light: Red, green and blue as `0xRRGGBB`.
  ///   - lightAlpha: The opacity in light interfaces.
  ///   - dark: Red, green and blue in dark interfaces.
  ///   - darkAlpha: The opacity in dark interfaces.
  /// - Returns: The color.
  static func adaptive(
    _ light: UInt32,
    _ lightAlpha: CGFloat = 1,
    dark: UInt32,
    _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let (light, dark) = (UIColor(hex: light, lightAlpha), UIColor(hex: dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a fixed color from `0xRRGGBB`.
  convenience init(hex: UInt32, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
}
