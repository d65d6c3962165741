// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A key that scrolls content.
package enum ScrollKey: Equatable, CaseIterable, Sendable {
  case up, down, left, right, pageUp, pageDown, home, end

  /// Returns the offset that the key leads to.
  ///
  /// - Parameters:
  ///   - offset: The present offset, or the target of the present motion.
  ///   - space: The ranges of the offset.
  ///   - isPaging: Whether the content stops at pages, so that every step is one.
  /// - Returns: The offset, in the ranges; the same one where the content does not scroll that way.
  package func offset(
    from offset: CGPoint,
    in space: ScrollSpace,
    isPaging: Bool = false
  ) -> CGPoint {
    var target = offset
    func line(_ axis: ScrollAxis) -> Double { isPaging ? axis.length : ScrollFigures.keyLine }
    switch self {
    case .up: target.y -= line(space.y)
    case .down: target.y += line(space.y)
    case .left: target.x -= line(space.x)
    case .right: target.x += line(space.x)
    case .pageUp: target.y -= isPaging ? space.y.length : space.y.keyPage
    case .pageDown: target.y += isPaging ? space.y.length : space.y.keyPage
    case .home: target.y = space.y.least
    case .end: target.y = space.y.most
    }
    let clamped = space.clamped(target)
    // Along the other axis, content beyond an edge stays where it is.
    return CGPoint(
      x: target.x == offset.x ? offset.x : clamped.x,
      y: target.y == offset.y ? offset.y : clamped.y
    )
  }
}

extension ScrollAxis {
  /// The length of the step of a page key: the room between the insets, without a line that stays
  /// in sight, but never less than half of it.
  fileprivate var keyPage: Double { max(room - ScrollFigures.keyLine, room / 2) }
}
