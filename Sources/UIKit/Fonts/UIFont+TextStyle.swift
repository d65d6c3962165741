// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourText

extension UIFont {
  /// A text style, for which the system chooses the font.
  ///
  /// The sizes are those of the content size category "Large".
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a style from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level headings: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level headings: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level headings: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headlines: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadlines: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Second-level captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let places: [TextStyle: TextSizes.Style] = [
      .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
      .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
    ]

    /// The style in the tables of sizes; that of body text for an unknown style.
    var known: TextSizes.Style { Self.places[self] ?? .body }

    /// Returns the font of the style in the content size category of traits.
    ///
    /// - Parameter traits: The traits; `nil` for those of the screen.
    /// - Returns: The font.
    func font(in traits: UITraitCollection?) -> UIFont {
      let scaling = FontScaling(style: self)
      let weight = UIFont.Weight(self == .headline ? 0.3 : 0)
      return UIFont(
        face: FontFace(size: scaling.size(in: traits), weight: weight.cut),
        scaling: scaling
      )
    }
  }
}
