// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A ring that is filled three quarters, over a dashed one.
final class RingView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let arc = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(arc)
    for shape in shapes {
      shape.fillColor = nil
      shape.lineCap = .round
    }
    arc.lineWidth = 12
    arc.strokeEnd = 0.75
    (layer as? CAShapeLayer)?.lineWidth = 3
    (layer as? CAShapeLayer)?.lineDashPattern = [1, 7]
    paint()
  }

  required init?(coder: NSCoder) { nil }

  private var shapes: [CAShapeLayer] { [layer, arc].compactMap { $0 as? CAShapeLayer } }

  /// Fills the ring from its beginning.
  func fill() {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.duration = 0.8
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    arc.add(animation, forKey: "fill")
  }

  private func paint() {
    (layer as? CAShapeLayer)?.strokeColor = UIColor.systemGray.cgColor
    arc.strokeColor = UIColor.systemGreen.cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
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
    for shape in shapes { shape.path = path }
  }
}
