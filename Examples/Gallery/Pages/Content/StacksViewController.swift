// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A column of stack views with different distributions.
final class StacksViewController: NotedController {
  private let column = UIStackView()
  private var hidden: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Hide", "隐藏"),
      primaryAction: UIAction { [weak self] _ in self?.toggle() }
    )
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
    column.addArrangedSubview(note)
    column.setCustomSpacing(20, after: note)
    for (name, distribution) in Self.distributions {
      let label = makeLabel(name)
      let row = makeRow(distribution)
      column.addArrangedSubview(label)
      column.addArrangedSubview(row)
      column.setCustomSpacing(14, after: row)
    }
  }

  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .secondaryLabel
    return label
  }

  private func makeRow(_ distribution: UIStackView.Distribution) -> UIStackView {
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
    let blocks = zip(["A", "BBBBBB", "CCC"], colors).map { text, color in
      let label = UILabel()
      label.text = text
      label.textColor = .white
      label.textAlignment = .center
      label.backgroundColor = color
      return label
    }
    let row = UIStackView(arrangedSubviews: blocks)
    row.distribution = distribution
    row.spacing = 8
    hidden.append(blocks[1])
    return row
  }

  private func toggle() {
    UIView.animate(withDuration: 0.3) {
      for view in self.hidden { view.isHidden.toggle() }
    }
  }
}
