// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension LabelContent {
  /// The attributes of parts of an attributed text that have none of their own.
  ///
  /// Truncation applies to the last line only: other lines wrap.
  var defaults: AttributedText.Defaults {
    var paragraph = ParagraphValues()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    return AttributedText.Defaults(font: font, color: color, paragraph: paragraph)
  }

  /// The plain text with the attributes of the label.
  @MainActor
  var attributedText: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.values = defaults.paragraph
    return text.map {
      NSAttributedString(
        string: $0,
        attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]
      )
    }
  }

  /// Takes over the style of the first character of an attributed text.
  @MainActor
  mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    guard let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values else { return }
    (alignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
  }
}
