// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The style of a bar's colors.
public enum UIBarStyle: Int, Sendable {
  /// Those of the interface around it.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
  /// The same as `black` (deprecated by Apple).
  case blackTranslucent = 2
}

extension UIView {
  /// Gives a bar the colors of its style: the black ones are those of dark interfaces.
  func takeColors(of style: UIBarStyle) {
    let traits = style == .default ? nil : UITraitCollection(userInterfaceStyle: .dark)
    madeTraitSettings().setContainerOverrides(traits)
    inheritedValuesDidChange()
  }
}
