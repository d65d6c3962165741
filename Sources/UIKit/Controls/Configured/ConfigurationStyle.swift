// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The style of a button's configuration, which determines its colors.
enum ConfigurationStyle {
  case plain, gray, tinted, filled

  /// Returns the colors in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - tint: The tint color of the button.
  ///   - foreground: The color of the content that the app set.
  ///   - background: The color of the background that the app set.
  ///   - followsSelection: Whether a selected button looks selected.
  /// - Returns: The colors.
  func colors(
    in state: UIControl.State,
    tint: UIColor,
    foreground: UIColor?,
    background: UIColor?,
    followsSelection: Bool
  ) -> (foreground: UIColor, background: UIColor) {
    if state.contains(.disabled) {
      return (.tertiaryLabel, self == .plain ? .clear : .tertiarySystemFill)
    }
    let style = followsSelection && state.contains(.selected) ? selected : self
    var colors = (
      foreground: foreground ?? (style == .filled ? .white : tint),
      background: style.background(tint, background)
    )
    if state.contains(.highlighted) {
      colors.foreground = colors.foreground.faded(by: ButtonFigures.pressedAlpha)
      colors.background = colors.background.faded(by: ButtonFigures.pressedAlpha)
    }
    return colors
  }

  /// The style of the same button when it is selected.
  private var selected: ConfigurationStyle { self == .plain ? .tinted : .filled }

  private func background(_ tint: UIColor, _ own: UIColor?) -> UIColor {
    switch self {
    case .plain: .clear
    case .gray: own ?? .secondarySystemFill
    case .tinted: (own ?? tint).faded(by: ButtonFigures.tintedAlpha)
    case .filled: own ?? tint
    }
  }
}

extension UIColor {
  /// Returns the color with a fraction of its opacity.
  func faded(by share: CGFloat) -> UIColor {
    UIColor { traits in
      let full = self.resolve(with: traits)
      return full.replacingAlpha(full.cgColor.alpha * share)
    }
  }
}
