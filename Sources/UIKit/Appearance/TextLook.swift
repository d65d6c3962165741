// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// How a client wants a text in a bar to look; what it leaves out is the bar's own.
@MainActor
struct TextLook {
  /// The attributes as they were given.
  let attributes: [NSAttributedString.Key: Any]

  init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

  var font: UIFont? { attributes[.font] as? UIFont }
  var color: UIColor? { attributes[.foregroundColor] as? UIColor }
  private var shadow: NSShadow? { attributes[.shadow] as? NSShadow }

  /// This look, and for what it leaves out another.
  func over(_ other: TextLook) -> TextLook {
    TextLook(other.attributes.merging(attributes) { _, own in own })
  }

  /// Gives a label what it says, else what the bar has.
  func dress(_ label: UILabel, font: UIFont, color: UIColor) {
    label.font = self.font ?? font
    label.textColor = self.color ?? color
    label.shadowColor = shadow?.shadowColor as? UIColor
    label.shadowOffset = shadow?.shadowOffset ?? .zero
  }
}
