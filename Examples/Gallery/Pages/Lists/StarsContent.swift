// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A content of stars.
struct StarsContent: UIContentConfiguration {
  /// The number of stars that are filled, of five.
  var count: Int

  func makeContentView() -> any UIView & UIContentView { StarsView(self) }
  func updated(for state: any UIConfigurationState) -> StarsContent { self }
}

/// A row of five stars.
private final class StarsView: UIView, UIContentView {
  private let row = UIStackView()

  init(_ content: StarsContent) {
    configuration = content
    super.init(frame: .zero)
    row.spacing = 4
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    for _ in 0..<5 { row.addArrangedSubview(UIImageView()) }
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration { didSet { show() } }

  private func show() {
    guard let content = configuration as? StarsContent else { return }
    for (index, view) in row.arrangedSubviews.enumerated() {
      let name = index < content.count ? "star.fill" : "star"
      (view as? UIImageView)?.image = UIImage(systemName: name)
    }
  }
}
