// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The content of a button: its type and the values of its states.
struct ButtonContent {
  /// The style of the button.
  var type = UIButton.ButtonType.custom
  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()

  /// The default font of the title.
  @MainActor
  var standardFont: UIFont {
    .systemFont(ofSize: type == .system ? UIButton.Look.systemFontSize : UIFont.buttonFontSize)
  }

  /// Returns the attributed title of a state, unless the state has a plain title of its own.
  func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    if let title = attributedTitles[exactly: state] { return title }
    return titles[exactly: state] == nil ? attributedTitles[state] : nil
  }

  /// Whether a state has a title with characters.
  func hasTitle(in state: UIControl.State) -> Bool {
    if let title = attributedTitle(for: state) { return title.length > 0 }
    return titles[state]?.isEmpty == false
  }

  /// Returns the color of the title: the one set for the state, or that of the button's type.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - tint: The button's tint color.
  /// - Returns: The color.
  func titleColor(for state: UIControl.State, tint: @autoclosure () -> UIColor) -> UIColor {
    if let color = titleColors[exactly: state] { return color }
    if type == .system, state.contains(.disabled) { return .tertiaryLabel }
    if let color = titleColors[exactly: .normal] { return color }
    return type == .system ? tint() : .white
  }
}
