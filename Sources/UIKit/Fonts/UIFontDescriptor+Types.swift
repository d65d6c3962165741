// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The value in Apple's headers.
    public var rawValue: String
    /// Creates a name from the value in Apple's headers.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The value in Apple's headers.
    public var rawValue: String
    /// Creates a key from the value in Apple's headers.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight` or a number of -1...1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// The design of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The value in Apple's headers.
    public var rawValue: String
    /// Creates a design from the value in Apple's headers.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Round letters; no font of it is known here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs: Noto Serif or DejaVu Serif, if one of them is installed.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// The traits of a font's style.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of Apple's headers.
    public var rawValue: UInt32
    /// Creates traits from the bits of Apple's headers.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
