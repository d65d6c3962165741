// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The strip along one edge where an edge pan starts, and the way inward from there.
///
/// Pure: a rectangle, an inset, and points in the same coordinates.
struct EdgeStrip: Equatable {
  /// An edge of a rectangle.
  enum Edge: CaseIterable {
    case top, left, bottom, right
  }

  /// The edge that the strip lies along.
  var edge: Edge
  /// The rectangle that has the edge.
  var bounds: CGRect
  /// The safe area's inset at the edge, in points.
  var inset: CGFloat = 0

  /// The strip's width, in points.
  var width: CGFloat { max(GestureFigures.edgeStrip, inset) }

  /// Tells whether a touch that starts at a point starts in the strip.
  ///
  /// - Parameter point: Where the touch starts.
  /// - Returns: Whether it does.
  func contains(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    return switch edge {
    case .top: point.y < bounds.minY + width
    case .left: point.x < bounds.minX + width
    case .bottom: point.y >= bounds.maxY - width
    case .right: point.x >= bounds.maxX - width
    }
  }

  /// Tells whether a movement goes mainly inward.
  ///
  /// Our decision: the way inward is longer than the way along the edge. Apple has a private
  /// angle there.
  ///
  /// - Parameter movement: How far the finger went, in points.
  /// - Returns: Whether it does.
  func isInward(_ movement: CGPoint) -> Bool {
    switch edge {
    case .top: movement.y > abs(movement.x)
    case .left: movement.x > abs(movement.y)
    case .bottom: -movement.y > abs(movement.x)
    case .right: -movement.x > abs(movement.y)
    }
  }
}
