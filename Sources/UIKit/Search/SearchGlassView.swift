// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The magnifying glass of a search field.
@preconcurrency @MainActor
final class SearchGlassView: UIView {
  /// The side of the view in points (our decision).
  private static let side: CGFloat = 20
  private static let lineWidth: CGFloat = 1.75
  /// The center and the radius of the lens, and the end of the handle, in points.
  private static let (lens, radius): (CGPoint, CGFloat) = (CGPoint(x: 8.5, y: 8.5), 5)
  private static let handleEnd = CGPoint(x: 16, y: 16)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func draw(_ rect: CGRect) {
    let (lens, radius) = (Self.lens, Self.radius)
    let path = UIBezierPath(
      ovalIn: CGRect(
        x: lens.x - radius,
        y: lens.y - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
    let edge = radius / 2.0.squareRoot()
    path.move(to: CGPoint(x: lens.x + edge, y: lens.y + edge))
    path.addLine(to: Self.handleEnd)
    path.lineWidth = Self.lineWidth
    path.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    path.stroke()
  }
}
