// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourText

/// The way in which a font follows the content size category.
struct FontScaling: Hashable, Sendable {
  /// The text style with which the font grows.
  var style: UIFont.TextStyle
  /// The size at the category "Large", in points; `nil` for the sizes of the style itself.
  var base: CGFloat?
  /// The greatest size, in points.
  var maximum = CGFloat.infinity

  /// Returns the size of the font, in points.
  ///
  /// - Parameter traits: The traits with the category and the display's scale.
  /// - Returns: The size in points.
  func size(in traits: UITraitCollection?) -> CGFloat {
    let category = UITraitCollection.contentSize(of: traits)
    guard let base else { return TextSizes.points(style.known, in: category) }
    let scaled = TextSizes.scaled(
      base,
      by: style.known,
      in: category,
      scale: UITraitCollection.pixels(of: traits)
    )
    return min(scaled, maximum)
  }
}

extension UIFont {
  /// Returns the font in the content size category of traits: itself, unless its size changes.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size = scaling.size(in: traits)
    guard size != face.size else { return self }
    var face = face
    face.size = size
    return UIFont(face: face, scaling: scaling)
  }
}

extension UITraitCollection {
  /// Returns the category of traits, or that of the screen where they specify none.
  fileprivate static func contentSize(of traits: UITraitCollection?) -> TextSizes.Category {
    traits?.preferredContentSizeCategory.known ?? standard.preferredContentSizeCategory.known
      ?? .large
  }

  /// Returns the pixels per point of traits, or those of the screen where they specify none.
  fileprivate static func pixels(of traits: UITraitCollection?) -> CGFloat {
    let scale = traits?.displayScale ?? 0
    return scale > 0 ? scale : mainScreenScale
  }
}
