// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourText

/// The growth of lengths and custom fonts with a text style, from the user's content size category.
///
/// Immutable, so it may cross threads.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  ///
  /// - Parameter textStyle: The style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  // MARK: Creating scaled fonts

  /// Returns a font that grows with the style, in the screen's content size category.
  ///
  /// - Parameter font: The font at the category "Large". A font that was scaled already stops the
  ///   program; one of a text style is returned as it is.
  /// - Returns: The font.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: .infinity, traits: nil)
  }
  /// Returns a font that grows with the style up to a size, in the screen's content size category.
  ///
  /// - Parameters:
  ///   - font: The font at the category "Large".
  ///   - maximumPointSize: The greatest size in points; 0 for none.
  /// - Returns: The font.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }
  /// Returns a font that grows with the style, in the content size category of traits.
  ///
  /// - Parameters:
  ///   - font: The font at the category "Large".
  ///   - traitCollection: The traits; `nil` for those of the screen.
  /// - Returns: The font.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximum: .infinity, traits: traitCollection) }
  /// Returns a font that grows with the style up to a size, in the content size category of traits.
  ///
  /// - Parameters:
  ///   - font: The font at the category "Large".
  ///   - maximumPointSize: The greatest size in points; 0 for none.
  ///   - traitCollection: The traits; `nil` for those of the screen.
  /// - Returns: The font.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximum: maximumPointSize, traits: traitCollection) }

  private func scaled(
    _ font: UIFont,
    maximum: CGFloat,
    traits: UITraitCollection?
  ) -> UIFont {
    if let scaling = font.scaling {
      // A font of a text style follows its own style (reported for UIKit, dotnet/macios 18335).
      guard scaling.base != nil else { return font }
      misuse("A font that UIFontMetrics has scaled cannot be scaled again: \(font)")
    }
    var scaling = FontScaling(style: style, base: font.pointSize)
    if maximum > 0 { scaling.maximum = maximum }
    var face = font.face
    face.size = scaling.size(in: traits)
    return UIFont(face: face, scaling: scaling)
  }

  // MARK: Creating scaled values

  /// Returns a length that grows with the style, in the screen's content size category.
  ///
  /// - Parameter value: The length at the category "Large", in points.
  /// - Returns: The length in points, at whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    FontScaling(style: style, base: value).size(in: nil)
  }
  /// Returns a length that grows with the style, in the content size category of traits.
  ///
  /// - Parameters:
  ///   - value: The length at the category "Large", in points.
  ///   - traitCollection: The traits; `nil` for those of the screen.
  /// - Returns: The length in points, at whole pixels.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { FontScaling(style: style, base: value).size(in: traitCollection) }
}
