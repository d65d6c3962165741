// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The shape of the ring around the item with the keyboard focus (our figures, see Parity).
///
/// Pure: no views, no clock, no globals.
package struct FocusRingShape: Equatable, Sendable {
  /// The width of the line, in points.
  package static let lineWidth: CGFloat = 3
  /// The distance between the item and a line outside of it, in points.
  package static let gap: CGFloat = 1

  /// The side of the item's edge on which the ring lies.
  package enum Side: Equatable, Sendable {
    /// Outside if there is room, else inside.
    case automatic
    case outside, inside
  }

  /// The outer edge of the ring, in the coordinates of the item's frame.
  package let frame: CGRect
  /// The radius of the outer edge's corners.
  package let cornerRadius: CGFloat

  /// Lays the ring around an item, parallel to its edge.
  ///
  /// - Parameters:
  ///   - item: The frame of the item.
  ///   - cornerRadius: The radius of its corners.
  ///   - side: The side of the edge.
  ///   - room: The area in which the ring is visible, in the same coordinates.
  package init(around item: CGRect, cornerRadius: CGFloat, side: Side, in room: CGRect) {
    let distance = Self.lineWidth + Self.gap
    let outer = item.insetBy(dx: -distance, dy: -distance)
    let isInside =
      switch side {
      case .automatic: !room.contains(outer)
      case .outside: false
      case .inside: true
      }
    if isInside {
      let visible = item.intersection(room)
      frame = visible.isEmpty ? item : visible
      self.cornerRadius = cornerRadius
    } else {
      frame = outer
      self.cornerRadius = min(cornerRadius + distance, outer.width / 2, outer.height / 2)
    }
  }
}
