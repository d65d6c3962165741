// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A drawing in place of a photo: a sun above hills.
struct Landscape: Hashable {
  let number: Int

  private static let colors: [UIColor] = [
    .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink, .systemPurple,
  ]

  private var color: UIColor { Self.colors[number % Self.colors.count] }
  /// The place of the sun, which moves along the sky from photo to photo.
  private var sun: CGPoint {
    CGPoint(x: 0.15 + 0.7 * CGFloat(number * 5 % 12) / 11, y: 0.1 + 0.03 * CGFloat(number % 4))
  }

  /// Draws the landscape.
  @MainActor func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      color.withAlphaComponent(0.35).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      fill(.systemYellow, CGRect(x: sun.x - 0.09, y: sun.y, width: 0.18, height: 0.18), size)
      fill(color, CGRect(x: -0.5, y: 0.58, width: 1.3, height: 1), size)
      fill(color.withAlphaComponent(0.7), CGRect(x: 0.3, y: 0.7, width: 1.2, height: 0.8), size)
    }
  }

  /// Fills an ellipse, whose places and lengths are fractions of the image's size.
  @MainActor private func fill(_ color: UIColor, _ oval: CGRect, _ size: CGSize) {
    color.setFill()
    let frame = CGRect(
      x: oval.minX * size.width,
      y: oval.minY * size.height,
      width: oval.width * size.width,
      height: oval.height * size.width
    )
    UIBezierPath(ovalIn: frame).fill()
  }
}
