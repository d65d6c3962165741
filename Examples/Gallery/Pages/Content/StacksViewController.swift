// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A column of stack views with different distributions.
final class StacksViewController: UIViewController {
  private let readMe: String
  private let column = UIStackView()
  private var hidden: [UIView] = []

  init(title: String, readMe: String) {
    self.readMe = readMe
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
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
    let note = makeLabel(readMe)
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
    label.numberOfLines = 0
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
