// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The large title below a navigation bar's row, and its look in the room that it has.
///
/// Pure: no views, no clock, no globals. Distances are in points.
package struct LargeTitle: Equatable {
  /// Apple's `LargeTitleDisplayMode`.
  package enum Mode: Equatable {
    case automatic, always, never
  }

  /// The height of the room at rest (measured).
  package static let height: CGFloat = 52
  /// The height of the room for a line below the title (our decision).
  package static let subtitleHeight: CGFloat = 22
  /// The font size in the standard content size (Human Interface Guidelines).
  package static let fontSize: CGFloat = 34
  /// The greatest font size, which the room fits: that of the largest standard content size (our
  /// decision).
  package static let greatestFontSize: CGFloat = 40
  /// The room from which on the small title is invisible (measured on a later system).
  private static let fadeStart: CGFloat = 16
  /// The pull at which the title has its greatest scale, and that scale (our decision).
  private static let scaleDistance: CGFloat = 300
  private static let greatestScale: CGFloat = 1.12

  /// The room below the row, more than its height while the content is pulled.
  package let room: CGFloat
  /// The room at rest.
  package let rest: CGFloat

  /// Creates a title with a room; that of a page at rest by default.
  package init(room: CGFloat? = nil, rest: CGFloat = height) {
    (self.room, self.rest) = (room ?? rest, rest)
  }

  /// Returns the height of the room at rest.
  package static func height(hasSubtitle: Bool) -> CGFloat {
    hasSubtitle ? height + subtitleHeight : height
  }

  /// The distance by which the content is pulled beyond the room.
  private var pull: CGFloat { max(0, room - rest) }

  /// The alpha of the small title in the row.
  package var smallTitleAlpha: CGFloat { max(0, 1 - room / Self.fadeStart) }
  /// The scale of the large title, which grows while the content is pulled.
  package var scale: CGFloat {
    1 + (Self.greatestScale - 1) * min(1, pull / Self.scaleDistance)
  }

  /// Returns whether a page has a large title.
  ///
  /// - Parameters:
  ///   - modes: The modes of the page and of those below it, from the top; an automatic one takes
  ///     that of the page below, and the root's is large (Apple documentation).
  ///   - prefersLargeTitles: Whether the bar allows large titles at all.
  ///   - isCompact: Whether the bar has its compact height, which has no room for them.
  /// - Returns: Whether the title is large.
  package static func isShown(
    modes: some Sequence<Mode>,
    prefersLargeTitles: Bool,
    isCompact: Bool
  ) -> Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    return modes.first { $0 != .automatic } != .never
  }
}
