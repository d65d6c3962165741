// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An immutable color: red, green, blue and alpha in sRGB.
///
/// Two colors are equal when their components are. Components are kept within 0...1; there are
/// no wide colors (our decision, see Parity).
public final class CGColor: Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  /// The opacity: 0 is transparent, 1 is opaque.
  public let alpha: CGFloat
  /// Whether the color was made from gray and alpha only.
  private let isGray: Bool

  private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, isGray: Bool) {
    func component(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    (self.red, self.green, self.blue) = (component(red), component(green), component(blue))
    self.alpha = component(alpha)
    self.isGray = isGray
  }

  /// Creates a color from red, green, blue and alpha, each 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  /// Creates a color from red, green, blue and alpha in sRGB, each 0...1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, isGray: false)
  }

  /// Creates a gray from its brightness and alpha, each 0...1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(gray, gray, gray, alpha, isGray: true)
  }

  /// The components that the color was created from, alpha last: four, or two for a gray.
  public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the same color with another alpha.
  ///
  /// - Parameter alpha: The new alpha, 0...1.
  /// - Returns: The new color; never `nil` here.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red, green, blue, alpha, isGray: isGray)
  }
}

extension CGColor {
  /// The premultiplied pixel, rounded as Cairo rounds it.
  var pixel: UInt32 { pixel(opacity: 1) }

  /// Returns the premultiplied pixel of a fainter color, rounded as Cairo rounds it.
  ///
  /// - Parameter opacity: What the alpha is multiplied by, 0...1.
  /// - Returns: The pixel.
  func pixel(opacity: CGFloat) -> UInt32 {
    let alpha = alpha * opacity
    func byte(_ component: CGFloat) -> UInt32 { UInt32(component * 65_535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}

// MARK: Constant colors

extension CGColor {
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  /// Whether two colors have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha && left.isGray == right.isGray)
  }

  /// Feeds the components to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(isGray)
  }
}

extension CGColor: CustomStringConvertible {
  /// A textual form of the components.
  public var description: String {
    isGray
      ? "CGColor(gray: \(red), alpha: \(alpha))"
      : "CGColor(srgbRed: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }
}
