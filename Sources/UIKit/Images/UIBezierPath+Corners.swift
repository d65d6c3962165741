// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBezierPath {
  /// Creates a path of one rectangle, some of whose corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The radii of the ellipse of each corner in points, at most half of a side.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let rect = rect.standardized
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    let path = CGMutablePath()
    // Clockwise on screen, each corner from the angle of its first side.
    let all: [(UIRectCorner, x: CGFloat, y: CGFloat, angle: CGFloat)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, 1.5 * .pi),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, 0.5 * .pi),
    ]
    for (corner, x, y, angle) in all {
      if corners.contains(corner), width > 0, height > 0 {
        let center = CGPoint(
          x: x == rect.minX ? x + width : x - width,
          y: y == rect.minY ? y + height : y - height
        )
        path.addArc(
          center: .zero,
          radius: 1,
          startAngle: angle,
          endAngle: angle + .pi / 2,
          clockwise: false,
          transform: CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
        )
      } else if path.isEmpty {
        path.move(to: CGPoint(x: x, y: y))
      } else {
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
    path.closeSubpath()
    cgPath = path
  }
}
