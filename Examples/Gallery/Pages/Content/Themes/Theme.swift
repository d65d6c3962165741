// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A theme of the app, which flows through its interface as a trait.
enum Theme: Int, CaseIterable {
  case sea, sunset, monochrome

  @MainActor var title: String {
    switch self {
    case .sea: localized("Sea", "海洋")
    case .sunset: localized("Sunset", "日落")
    case .monochrome: localized("Monochrome", "单色")
    }
  }

  /// The color of cards in the theme.
  static let card = UIColor { traits in
    switch traits.theme {
    case .sea: .systemTeal
    case .sunset: .systemOrange
    case .monochrome: .systemGray
    }
  }
}

/// The theme as a trait.
struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.sea
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}
