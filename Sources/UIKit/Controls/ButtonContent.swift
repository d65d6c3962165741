// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The content of a button: its type and the values of its states.
struct ButtonContent {
  /// The style of the button.
  var type = UIButton.ButtonType.custom
  var titles = StateTable<String>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()

  /// The default font of the title.
  @MainActor
  var standardFont: UIFont {
    .systemFont(ofSize: type == .system ? UIButton.Look.systemFontSize : UIFont.buttonFontSize)
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
