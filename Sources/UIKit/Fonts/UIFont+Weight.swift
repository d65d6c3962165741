// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  ///
  /// The values are those of Apple's constants.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The number, -1...1.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    ///
    /// - Parameter rawValue: The number, -1...1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    ///
    /// - Parameter rawValue: The number, -1...1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Thin, heavier than ultra light.
    public static let thin = Weight(-0.6)
    /// Light, heavier than thin.
    public static let light = Weight(-0.4)
    /// Regular, the weight of body text.
    public static let regular = Weight(0)
    /// Medium, heavier than regular.
    public static let medium = Weight(0.23)
    /// Semibold, the weight of titles.
    public static let semibold = Weight(0.3)
    /// Bold, the weight of large titles.
    public static let bold = Weight(0.4)
    /// Heavy, heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// Apple's weights and the corresponding weights of typefaces.
    private static let cuts: [(weight: Weight, cut: Int)] = [
      (ultraLight, 100), (thin, 200), (light, 300), (regular, 400), (medium, 500),
      (semibold, 600), (bold, 700), (heavy, 800), (black, 900),
    ]

    /// Creates Apple's weight of a weight of typefaces.
    ///
    /// - Parameter cut: The weight, 100...900.
    init(cut: Int) {
      self = Self.cuts.min { abs($0.cut - cut) < abs($1.cut - cut) }?.weight ?? .regular
    }

    /// The nearest weight of typefaces: 100...900.
    var cut: Int {
      func distance(_ weight: Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
      return Self.cuts.min { distance($0.weight) < distance($1.weight) }?.cut ?? 400
    }
  }
}
