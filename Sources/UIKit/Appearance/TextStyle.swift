// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The attributes of a text in a bar; the bar's own apply where one is missing.
@MainActor
struct TextStyle {
  /// The attributes as they were set.
  let attributes: [NSAttributedString.Key: Any]

  init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  var font: UIFont? { attributes[.font] as? UIFont }
  var color: UIColor? { attributes[.foregroundColor] as? UIColor }
  private var shadow: NSShadow? { attributes[.shadow] as? NSShadow }

  /// Returns this style with another one's attributes where its own are missing.
  func over(_ other: TextStyle) -> TextStyle {
    TextStyle(other.attributes.merging(attributes) { _, own in own })
  }

  /// Applies the attributes to a label, with the bar's font and color where they are missing.
  func apply(to label: UILabel, font: UIFont, color: UIColor) {
    label.font = self.font ?? font
    label.textColor = self.color ?? color
    label.shadowColor = shadow?.shadowColor as? UIColor
    label.shadowOffset = shadow?.shadowOffset ?? .zero
  }
}
