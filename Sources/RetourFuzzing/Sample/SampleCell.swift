// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row as high as its text.
final class SampleCell: UITableViewCell {
  /// The number of the item that the row shows.
  private(set) var number = 0
  private let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an item; every third one has a text of several lines.
  func show(_ number: Int) {
    self.number = number
    let text = "Item \(number)"
    label.text =
      number.isMultiple(of: 3) ? String(repeating: text + ", ", count: 3 + number % 20) : text
  }
}
