// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The text of a label and its style.
struct LabelContent {
  /// The default font: the system font at 17 points.
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var text: String?
  var font = standardFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var maximumLines = 1
  var shrinks = false
  /// Whether the font follows the content size category.
  var followsContentSize = false
  var minimumScale: CGFloat = 0
  var isEnabled = true
  var isHighlighted = false
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  /// The opacity of the text of a disabled label (our decision, see Parity).
  private static let disabledStrength: CGFloat = 0.5

  /// The color of the text in the current state.
  var visibleColor: UIColor { visible(color) }

  /// Returns a color of the text in the current state.
  func visible(_ color: UIColor) -> UIColor {
    let color = isHighlighted ? highlightedColor ?? color : color
    guard !isEnabled else { return color }
    return UIColor { traits in
      let full = color.resolve(with: traits)
      return full.withAlphaComponent(full.cgColor.alpha * Self.disabledStrength)
    }
  }
}
