// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a label shows.
struct LabelContent {
  /// The font of labels: the system's at 17 points.
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var text: String?
  var font = standardFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var maximumLines = 1
  var shrinks = false
  var minimumScale: CGFloat = 0
  var isEnabled = true
  var isHighlighted = false
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)

  /// How strong the text of a disabled label is (our decision, see Parity).
  private static let disabledStrength: CGFloat = 0.5

  /// The colour that the text is drawn in.
  var visibleColor: UIColor {
    let color = isHighlighted ? highlightedColor ?? color : color
    guard !isEnabled else { return color }
    return UIColor { traits in
      let full = color.resolve(with: traits)
      return full.withAlphaComponent(full.cgColor.alpha * Self.disabledStrength)
    }
  }
}
