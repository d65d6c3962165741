// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

/// Two pages whose bars look different, between which a transition leads.
enum BarPair: CaseIterable {
  case systemToCustom, customToSystem, customToCustom
  case hiddenToShown, shownToHidden, largeToSmall, backgrounds

  /// The bar of one of the pages.
  @MainActor
  struct Look {
    var backButton = BackButton.system
    var isHidden = false
    var isLarge = false
    var appearance: UINavigationBarAppearance?
    var tint: UIColor?
  }

  /// The names of the two bars.
  @MainActor var titles: (from: String, to: String) {
    let (system, custom) = (localized("System", "系统"), localized("Custom", "自定义"))
    let (hidden, shown) = (localized("Hidden", "隐藏"), localized("Shown", "显示"))
    return switch self {
    case .systemToCustom: (system, custom)
    case .customToSystem: (custom, system)
    case .customToCustom: (custom, localized("Another", "另一种"))
    case .hiddenToShown: (hidden, shown)
    case .shownToHidden: (shown, hidden)
    case .largeToSmall: (localized("Large", "大标题"), localized("Small", "小标题"))
    case .backgrounds: (localized("Orange", "橙色"), localized("Indigo", "靛蓝"))
    }
  }

  /// The bars of the two pages.
  @MainActor var looks: (from: Look, to: Look) {
    let plain = Look()
    let custom = Look(backButton: .title())
    return switch self {
    case .systemToCustom: (plain, custom)
    case .customToSystem: (custom, plain)
    case .customToCustom: (custom, Look(backButton: .arrow))
    case .hiddenToShown: (Look(isHidden: true), plain)
    case .shownToHidden: (plain, Look(isHidden: true))
    case .largeToSmall: (Look(isLarge: true), plain)
    case .backgrounds: (Self.colored(.systemOrange), Self.colored(.systemIndigo))
    }
  }

  @MainActor
  private static func colored(_ color: UIColor) -> Look {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    for buttons in [appearance.buttonAppearance, appearance.backButtonAppearance] {
      buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    let chevron = UIImage(systemName: "chevron.backward")?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    appearance.setBackIndicatorImage(chevron, transitionMaskImage: chevron)
    return Look(appearance: appearance, tint: .white)
  }
}
