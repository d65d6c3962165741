// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A text of a bar, which may have attributes of its own.
@MainActor
struct BarText {
  let plain: String
  private let attributed: AttributedString?

  /// Creates a text; `nil` for one without a character.
  ///
  /// - Parameters:
  ///   - attributed: The text with attributes, which takes precedence.
  ///   - plain: The text without.
  init?(_ attributed: AttributedString?, or plain: String?) {
    guard let text = attributed.map({ String($0.characters) }) ?? plain, !text.isEmpty else {
      return nil
    }
    (self.plain, self.attributed) = (text, attributed)
  }

  /// Whether it has attributes of its own.
  var isAttributed: Bool { attributed != nil }

  /// Shows the text in a label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - style: The app's attributes of all texts in this place.
  ///   - font: The font where neither has one.
  ///   - color: The color where neither has one.
  func show(in label: UILabel, _ style: TextStyle, font: UIFont, color: UIColor) {
    label.text = plain
    style.apply(to: label, font: font, color: color)
    if let attributed { label.attributedText = attributed.keyed(over: AttributeContainer()) }
  }
}
