// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

/// A rectangle under any affine transform, or in perspective.
struct Quad {
  /// The smallest area of the bounds whose inside is worth boxes, in pixels for each row of a box.
  private static let leastAreaPerRow = 2048
  /// The smallest width of a box inside, in pixels.
  private static let leastWidth = 64

  /// The corners, in order.
  let corners: [CGPoint]

  /// Creates the quad of a rectangle.
  init(_ rect: CGRect, _ transform: CGAffineTransform) {
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
  }

  /// Creates a quad of corners, in order.
  init(_ corners: [CGPoint]) { self.corners = corners }

  /// Whether boxes inside some bounds are worth a search.
  static func hasBoxes(within bounds: PixelRect, height: Int = 32) -> Bool {
    bounds.area >= height * leastAreaPerRow
  }

  /// Returns boxes of pixels that are covered whole, from top to bottom; none in a small quad.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the boxes.
  ///   - height: The height of a box, in pixels: lower ones leave less outside and cost more.
  /// - Returns: The boxes, which do not overlap.
  func boxesInside(within bounds: PixelRect, height: Int = 32) -> [PixelRect] {
    guard Self.hasBoxes(within: bounds, height: height) else { return [] }
    return stride(from: bounds.top, to: bounds.bottom, by: height).compactMap { top in
      let bottom = min(top + height, bounds.bottom)
      // The sides are convex: between two lines nothing is narrower than at one of them.
      guard let upper = columns(at: CGFloat(top)), let lower = columns(at: CGFloat(bottom)) else {
        return nil
      }
      // One pixel for rounding.
      let left = PixelRect.clamp(max(upper.lowerBound, lower.lowerBound).rounded(.up)) + 1
      let right = PixelRect.clamp(min(upper.upperBound, lower.upperBound).rounded(.down)) - 1
      let box = PixelRect(left: left, top: top, right: right, bottom: bottom).intersection(bounds)
      return box.width >= Self.leastWidth ? box : nil
    }
  }

  /// Returns the range of places that a horizontal line has inside; `nil` for none.
  private func columns(at y: CGFloat) -> ClosedRange<CGFloat>? {
    var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % corners.count]
      guard min(start.y, end.y) <= y, y <= max(start.y, end.y), start.y != end.y else { continue }
      let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
      (least, most) = (min(least, x), max(most, x))
    }
    return least < most ? least...most : nil
  }
}

extension retour_quad {
  /// Creates the quad of four corners, in order.
  init(_ corners: [CGPoint]) {
    self.init(
      x: (corners[0].x, corners[1].x, corners[2].x, corners[3].x),
      y: (corners[0].y, corners[1].y, corners[2].y, corners[3].y)
    )
  }
}
