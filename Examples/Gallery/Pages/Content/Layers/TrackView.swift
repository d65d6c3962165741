// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A curved way, and a dot that follows it.
final class TrackView: ShapeView {
  private let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.bounds.size = CGSize(width: 18, height: 18)
    dot.cornerRadius = 9
    layer.addSublayer(dot)
    shape.fillColor = nil
    shape.lineWidth = 5
    shape.lineJoin = .round
    shape.lineCap = .round
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the dot along the way.
  func run() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = shape.path
    animation.calculationMode = .paced
    animation.duration = 1
    dot.add(animation, forKey: "run")
  }

  override func paint() {
    shape.strokeColor = UIColor.systemGray3.cgColor
    dot.backgroundColor = UIColor.systemRed.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: width * 0.1, y: height * 0.8))
    path.addCurve(
      to: CGPoint(x: width * 0.5, y: height * 0.3),
      controlPoint1: CGPoint(x: width * 0.1, y: height * 0.2),
      controlPoint2: CGPoint(x: width * 0.45, y: height * 0.9)
    )
    path.addLine(to: CGPoint(x: width * 0.9, y: height * 0.7))
    path.addLine(to: CGPoint(x: width * 0.9, y: height * 0.2))
    shape.path = path.cgPath
    dot.position = CGPoint(x: width * 0.9, y: height * 0.2)
  }
}
