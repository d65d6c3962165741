// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The dimensions of tables, in points.
///
/// Row heights, fonts and margins are Apple's documented or commonly measured values; the rest is
/// ours, near UIKit's.
package enum TableFigures {
  /// The scale of the chevron, as a share of the symbol's own size (our decision).
  package static let chevronShare: CGFloat = 0.65
  /// The height of a standard row.
  package static let rowHeight: CGFloat = 44
  /// The least height of a row with a subtitle.
  package static let subtitleHeight: CGFloat = 58
  /// The height of a header or footer with a title in a plain table.
  package static let plainHeader: CGFloat = 28
  /// The room above a header of a plain table.
  package static let plainHeaderPadding: CGFloat = 22
  /// The height of a header with a title in a grouped table.
  package static let groupedHeader: CGFloat = 38
  /// The height of the first header without a title in a grouped table.
  package static let groupedTop: CGFloat = 35
  /// The height of a header or footer without a title in a grouped table.
  package static let groupedGap: CGFloat = 17.5
  /// The width from which on margins are 20 points and not 16.
  package static let wide: CGFloat = 414
  /// The vertical margins of a cell's content.
  package static let contentMargin: CGFloat = 11
  /// The radius of the corners of a section in an inset grouped table.
  package static let cornerRadius: CGFloat = 10
  /// The distance between an image and the text.
  package static let imageGap: CGFloat = 16
  /// The distance between a text and an accessory.
  package static let accessoryGap: CGFloat = 8
  /// The distance between title and detail on one line.
  package static let detailGap: CGFloat = 6
  /// The width of the titles of cells whose detail follows them.
  package static let value2Title: CGFloat = 91
  /// The width of one level of indentation.
  package static let indentation: CGFloat = 10
  /// The width of the control at the leading edge of a row that is edited.
  package static let editingWidth: CGFloat = 38
  /// The distance of titles from the edge of a header or footer nearest to the rows.
  package static let titleMargin: CGFloat = 7
  /// The duration of a change of rows, in seconds.
  package static let updateDuration = 0.3
  /// The duration with which the first swipe action fills its row, and shrinks again, in seconds.
  package static let snapDuration = 0.2
  /// The least width of the button of a swipe action.
  package static let actionWidth: CGFloat = 74
  /// The space on both sides of a swipe action's title.
  package static let actionMargin: CGFloat = 15
  /// The width of the control by which a row is moved.
  package static let reorderWidth: CGFloat = 44
  /// The shadow below a row that is moved.
  package static let liftedShadow: (radius: CGFloat, opacity: Float) = (8, 0.2)
  /// The height of the area at an edge in which a finger that moves a row scrolls the table.
  package static let scrollZone: CGFloat = 44
  /// The speed of the table when the finger is at the edge, in points per second.
  package static let greatestScrollSpeed: CGFloat = 600

  /// Returns the speed at which a finger that moves a row scrolls the table.
  ///
  /// - Parameters:
  ///   - y: The place of the finger.
  ///   - top: The upper edge of the visible area.
  ///   - bottom: Its lower edge.
  /// - Returns: The speed in points per second, positive towards the end of the list.
  package static func scrollSpeed(at y: CGFloat, top: CGFloat, bottom: CGFloat) -> CGFloat {
    let above = min(max((top + scrollZone - y) / scrollZone, 0), 1)
    let below = min(max((y - bottom + scrollZone) / scrollZone, 0), 1)
    return (below - above) * greatestScrollSpeed
  }

  /// The horizontal margins in a width.
  package static func margin(in width: CGFloat) -> CGFloat { width >= wide ? 20 : 16 }
}
