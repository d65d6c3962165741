// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A number in a colored circle, a custom view for a bar button item.
final class Badge: UIView {
  private let label = UILabel()

  private static let side: CGFloat = 28

  convenience init(_ number: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    backgroundColor = .systemPurple
    layer.cornerRadius = Self.side / 2
    label.text = "\(number)"
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
