// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of colors to choose from.
final class ColorListController: UIViewController {
  private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
  private let onChoice: (UIColor) -> Void

  init(onChoice: @escaping (UIColor) -> Void) {
    self.onChoice = onChoice
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 220, height: 48)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let row = UIStackView(arrangedSubviews: Self.colors.map(makeButton))
    row.distribution = .fillEqually
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -8),
      row.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      row.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  private func makeButton(_ color: UIColor) -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = color
    button.layer.cornerRadius = 8
    button.addAction(UIAction { [weak self] _ in self?.onChoice(color) }, for: .touchUpInside)
    return button
  }
}
