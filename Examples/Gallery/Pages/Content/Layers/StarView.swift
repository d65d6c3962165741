// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Stripes that are cut to the shape of a star.
final class StarView: UIView {
  private let star = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemPurple
    layer.mask = star
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty {
      for _ in 0..<5 {
        let stripe = UIView()
        stripe.backgroundColor = .systemTeal
        addSubview(stripe)
      }
    }
    let height = bounds.height / CGFloat(2 * subviews.count)
    for (index, stripe) in subviews.enumerated() {
      stripe.frame = CGRect(
        x: 0,
        y: CGFloat(2 * index) * height,
        width: bounds.width,
        height: height
      )
    }
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let radius = bounds.width / 2 * (corner % 2 == 0 ? 1 : 0.45)
      let point = CGPoint(
        x: bounds.midX + radius * cos(angle),
        y: bounds.midY + radius * sin(angle)
      )
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    star.path = path.cgPath
  }
}
