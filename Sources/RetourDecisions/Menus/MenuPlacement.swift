// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frame of a menu beside its source.
///
/// Pure: all rectangles are in one coordinate system.
package struct MenuPlacement: Equatable, Sendable {
  /// The frame of the menu.
  package let frame: CGRect
  /// The point from which the menu grows.
  package let anchor: CGPoint

  /// Places a menu below its source; above, if there is more room and it does not fit below.
  ///
  /// It begins at the source's left edge, or ends at its right edge in the right half of the room,
  /// and stays in the room. A menu that fits nowhere is as high as the larger side if this has room
  /// for three rows; otherwise it covers the source.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - source: The frame of the source.
  ///   - room: The area that the menu may cover.
  package init(_ size: CGSize, at source: CGRect, in room: CGRect) {
    let width = min(size.width, room.width)
    let below = room.maxY - (source.maxY + MenuFigures.gap)
    let above = source.minY - MenuFigures.gap - room.minY
    let isBelow = size.height <= below || below >= above
    let side = max(0, isBelow ? below : above)
    let isCovering = side < min(size.height, 3 * MenuFigures.rowHeight)
    let height = min(size.height, isCovering ? room.height : side)
    let beginsAtLeft = source.midX <= room.midX
    let left = beginsAtLeft ? source.minX : source.maxX - width
    var y = isBelow ? source.maxY + MenuFigures.gap : source.minY - MenuFigures.gap - height
    if isCovering { y = min(max(y, room.minY), room.maxY - height) }
    let x = min(max(left, room.minX), room.maxX - width)
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    anchor = CGPoint(
      x: min(max(source.midX, frame.minX), frame.maxX),
      y: isCovering
        ? min(max(source.midY, frame.minY), frame.maxY)
        : isBelow ? frame.minY : frame.maxY
    )
  }

  /// Places a submenu over the row that it belongs to, in the room.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - row: The frame of the row.
  ///   - room: The area that the menu may cover.
  package init(_ size: CGSize, over row: CGRect, in room: CGRect) {
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    frame = CGRect(
      x: min(max(row.minX, room.minX), room.maxX - width).rounded(),
      y: min(max(row.minY, room.minY), room.maxY - height).rounded(),
      width: width,
      height: height
    )
    anchor = CGPoint(x: row.midX, y: min(max(row.midY, frame.minY), frame.maxY))
  }
}
