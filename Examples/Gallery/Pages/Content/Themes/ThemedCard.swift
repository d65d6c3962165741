// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card that says which theme it is in.
final class ThemedCard: UIView {
  private let label = UILabel()
  private let theme = UILabel()
  private let switchView = UISwitch()

  init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = Theme.card
    layer.cornerRadius = 12
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    theme.font = .preferredFont(forTextStyle: .subheadline)
    for line in [label, theme] {
      line.textColor = .label
      line.adjustsFontForContentSizeCategory = true
    }
    switchView.isOn = true
    let lines = UIStackView(arrangedSubviews: [label, theme])
    lines.axis = .vertical
    let row = UIStackView(arrangedSubviews: [lines, switchView])
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    registerForTraitChanges([ThemeTrait.self]) { (card: ThemedCard, _) in card.showTheme() }
    showTheme()
  }

  required init?(coder: NSCoder) { nil }

  private func showTheme() { theme.text = traitCollection.theme.title }
}
