// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// An item that a photo fills.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.isAccessibilityElement = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }

  /// Shows a photo.
  func show(_ image: UIImage, name: String) {
    imageView.image = image
    imageView.accessibilityLabel = name
  }
}
