// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frame of an edit menu beside what it belongs to.
///
/// Pure: all rectangles are in one coordinate system.
package enum EditMenuPlacement {
  /// The side of its target on which a menu is preferred to lie.
  package enum Side: Hashable, Sendable, CaseIterable {
    /// Above, or else below.
    case automatic
    case above, below, left, right
  }

  /// Places a menu.
  ///
  /// A side without room is not used: a menu lies above then, or below, or over the middle of a
  /// target that fills the room.
  ///
  /// - Parameters:
  ///   - size: The size of the menu, at most that of the room.
  ///   - target: The area that the menu belongs to.
  ///   - room: The area that the menu may cover.
  ///   - side: The preferred side.
  /// - Returns: The frame.
  package static func frame(
    of size: CGSize,
    at target: CGRect,
    in room: CGRect,
    side: Side
  ) -> CGRect {
    let gap = EditMenuFigures.gap
    let x = min(max(target.midX - size.width / 2, room.minX), room.maxX - size.width)
    let y = min(max(target.midY - size.height / 2, room.minY), room.maxY - size.height)
    let origins: [Side: CGPoint] = [
      .above: CGPoint(x: x, y: target.minY - gap - size.height),
      .below: CGPoint(x: x, y: target.maxY + gap),
      .left: CGPoint(x: target.minX - gap - size.width, y: y),
      .right: CGPoint(x: target.maxX + gap, y: y),
    ]
    let found = [side, .above, .below].lazy.compactMap { origins[$0] }.first {
      room.insetBy(dx: -0.5, dy: -0.5).contains(CGRect(origin: $0, size: size))
    }
    let origin = found ?? CGPoint(x: x, y: y)
    return CGRect(
      x: origin.x.rounded(),
      y: origin.y.rounded(),
      width: size.width,
      height: size.height
    )
  }
}
