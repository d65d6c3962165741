// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card with a number.
final class CardCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 48, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    contentView.layer.cornerRadius = 24
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  /// Shows a number on a color.
  func show(_ number: String, _ color: UIColor) {
    label.text = number
    contentView.backgroundColor = color
  }
}
