// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// A view that takes the place of a map: streets that a drag moves.
final class MapView: UIView {
  private let streets = (0..<8).map { _ in UIView() }
  private var offset = CGPoint.zero
  private let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGreen
    clipsToBounds = true
    layer.cornerRadius = 12
    for street in streets {
      street.backgroundColor = .systemBackground
      addSubview(street)
    }
    pan.addTarget(self, action: Selector("dragged:", MapView.dragged(_:)))
    addGestureRecognizer(pan)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func dragged(_ sender: UIPanGestureRecognizer) {
    let movement = sender.translation(in: self)
    sender.setTranslation(.zero, in: self)
    offset = CGPoint(x: offset.x + movement.x, y: offset.y + movement.y)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, street) in streets.enumerated() {
      let place = CGFloat(index / 2) * 56 + 20
      street.frame =
        index.isMultiple(of: 2)
        ? CGRect(x: 0, y: place + offset.y, width: bounds.width, height: 6)
        : CGRect(x: place * 1.6 + offset.x, y: 0, width: 6, height: bounds.height)
    }
  }
}
