// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Cards in the theme that is chosen above them.
final class ThemesController: UIViewController {
  private let choice = UISegmentedControl(items: Theme.allCases.map(\.title))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    choice.selectedSegmentIndex = traitCollection.theme.rawValue
    choice.addAction(
      UIAction { [weak self] _ in self?.showChoice() },
      for: .valueChanged
    )
    let dark = ThemedCard(localized("Always dark", "始终深色"))
    dark.traitOverrides.userInterfaceStyle = .dark
    let mirrored = ThemedCard(localized("Right to left", "从右到左"))
    mirrored.traitOverrides.layoutDirection = .rightToLeft
    let large = ThemedCard(localized("Large text", "大号文字"))
    large.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let own = ThemedCard(localized("Its own theme", "自己的主题"))
    own.traitOverrides.theme = .sunset
    let cards = [ThemedCard(localized("As the page", "与页面相同")), dark, mirrored, large, own]
    addColumn([choice] + cards, spacing: 16)
  }

  private func showChoice() {
    guard let theme = Theme(rawValue: choice.selectedSegmentIndex) else { return }
    traitOverrides.theme = theme
  }
}
