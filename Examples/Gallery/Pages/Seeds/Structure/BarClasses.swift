// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A navigation bar with a custom height and a stripe along its lower edge.
final class StripedBar: UINavigationBar {
  private let stripe = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stripe.backgroundColor = .systemOrange
    addSubview(stripe)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripe.frame = CGRect(x: 0, y: bounds.height - 4, width: bounds.width, height: 4)
  }
}

/// A toolbar with a stripe along its upper edge.
final class StripedToolbar: UIToolbar {
  private let stripe = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stripe.backgroundColor = .systemOrange
    addSubview(stripe)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripe.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 4)
  }
}
