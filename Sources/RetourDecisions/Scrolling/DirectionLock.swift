// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The axis that a drag is locked to.
package enum DirectionLock: Equatable, Sendable {
  case horizontal, vertical

  /// Creates the lock of a drag that begins with a movement; `nil` for a diagonal one.
  ///
  /// - Parameter movement: The movement, in points.
  package init?(_ movement: CGPoint) {
    let (dx, dy) = (abs(movement.x), abs(movement.y))
    guard dx != dy else { return nil }
    if dy <= dx * ScrollFigures.lockShare {
      self = .horizontal
    } else if dx <= dy * ScrollFigures.lockShare {
      self = .vertical
    } else {
      return nil
    }
  }

  /// Returns the part of a vector along the axis.
  package func locked(_ vector: CGPoint) -> CGPoint {
    switch self {
    case .horizontal: CGPoint(x: vector.x, y: 0)
    case .vertical: CGPoint(x: 0, y: vector.y)
    }
  }
}
