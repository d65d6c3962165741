// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ring that is filled three quarters, over a dashed one.
final class RingView: ShapeView {
  private let arc = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(arc)
    for ring in [shape, arc] {
      ring.fillColor = nil
      ring.lineCap = .round
    }
    arc.lineWidth = 12
    arc.strokeEnd = 0.75
    shape.lineWidth = 3
    shape.lineDashPattern = [1, 7]
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the ring from its beginning.
  func fill() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.duration = 0.8
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    arc.add(animation, forKey: "fill")
  }

  override func paint() {
    shape.strokeColor = UIColor.systemGray.cgColor
    arc.strokeColor = UIColor.systemGreen.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arc.frame = bounds
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: bounds.width / 2 - 8,
      startAngle: -.pi / 2,
      endAngle: 3 * .pi / 2,
      clockwise: true
    ).cgPath
    for ring in [shape, arc] { ring.path = path }
  }
}
