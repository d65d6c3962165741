// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The strip along one edge of a window in which an edge pan starts.
///
/// Pure: a rectangle, an inset, and points in the same coordinates.
package struct EdgeStrip: Equatable, Sendable {
  /// An edge of a rectangle.
  package enum Edge: CaseIterable, Sendable {
    case top, left, bottom, right
  }

  private let edge: Edge
  private let bounds: CGRect
  private let inset: CGFloat

  /// Creates a strip along an edge.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - bounds: The rectangle that has the edge.
  ///   - inset: The safe area's inset at the edge, in points.
  package init(edge: Edge, bounds: CGRect, inset: CGFloat = 0) {
    (self.edge, self.bounds, self.inset) = (edge, bounds, inset)
  }

  /// The strip's width, in points.
  private var width: CGFloat { max(GestureFigures.edgeStrip, inset) }

  /// Returns whether a touch that begins at a point begins in the strip.
  ///
  /// - Parameter point: The point.
  /// - Returns: `false` for points outside the rectangle.
  package func contains(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    return switch edge {
    case .top: point.y < bounds.minY + width
    case .left: point.x < bounds.minX + width
    case .bottom: point.y >= bounds.maxY - width
    case .right: point.x >= bounds.maxX - width
    }
  }

  /// Returns whether a movement leads mainly inward.
  ///
  /// Our decision: the distance inward exceeds the distance along the edge. Apple compares with an
  /// undocumented angle.
  ///
  /// - Parameter movement: The movement, in points.
  /// - Returns: Whether it leads away from the edge.
  package func isInward(_ movement: CGPoint) -> Bool {
    switch edge {
    case .top: movement.y > abs(movement.x)
    case .left: movement.x > abs(movement.y)
    case .bottom: -movement.y > abs(movement.x)
    case .right: -movement.x > abs(movement.y)
    }
  }
}
