// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The room below a navigation bar's row, for a large title and a search bar below it.
///
/// It follows the page's content: the search bar gives way first, then the title. Pure: no views,
/// no clock, no globals. Distances are in points.
package struct BarRoom: Equatable {
  /// The parts of the room, as high as they are at rest.
  package struct Parts: Equatable {
    /// The height of the large title; 0 without one.
    package var title: CGFloat
    /// The height of the search bar; 0 without one.
    package var search: CGFloat
    /// Whether the search bar gives way to the content.
    package var hidesSearch: Bool
    /// Whether the search bar takes the place of the row: the user searches.
    package var replacesRow: Bool

    package init(
      title: CGFloat = 0,
      search: CGFloat = 0,
      hidesSearch: Bool = true,
      replacesRow: Bool = false
    ) {
      (self.title, self.search) = (title, search)
      (self.hidesSearch, self.replacesRow) = (hidesSearch, replacesRow)
    }

    /// The height of all parts.
    package var height: CGFloat { title + search }
    /// Whether the content moves the parts.
    package var followContent: Bool { height > 0 && !replacesRow }
  }

  package let parts: Parts
  /// The height, more than that of the parts while the content is pulled.
  package let height: CGFloat

  /// Creates the room above content.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - distance: The distance of the content's top below the row; `nil` at rest.
  package init(_ parts: Parts, distance: CGFloat?) {
    self.parts = parts
    guard let distance, distance.isFinite, parts.followContent else {
      height = parts.height
      return
    }
    height = max(parts.hidesSearch ? 0 : parts.search, distance)
  }

  /// The height that the page keeps free.
  package var coveredHeight: CGFloat { min(height, parts.height) }
  /// The height that the content can still uncover.
  package var hiddenHeight: CGFloat { parts.height - coveredHeight }
  /// The height of the search bar.
  package var searchHeight: CGFloat {
    parts.hidesSearch ? min(parts.search, max(0, height - parts.title)) : parts.search
  }
  /// The large title, which has what the search bar leaves.
  package var title: LargeTitle {
    // A title that a search replaces moves out of its room.
    LargeTitle(room: height - searchHeight, rest: max(parts.title, LargeTitle.height))
  }

  /// Returns the offset at which content comes to rest: never with a part of the search bar or of
  /// the title.
  ///
  /// - Parameters:
  ///   - target: The offset that the content would come to.
  ///   - start: The offset where it was released.
  ///   - velocity: The velocity of the offset there.
  ///   - expanded: The offset with the whole room.
  ///   - greatest: The greatest offset of the content.
  /// - Returns: The offset; one that is too short to hide a part shows it.
  package func rest(
    for target: CGFloat,
    from start: CGFloat,
    velocity: CGFloat,
    expanded: CGFloat,
    greatest: CGFloat
  ) -> CGFloat {
    var shown = expanded
    for part in [parts.hidesSearch ? parts.search : 0, parts.title] where part > 0 {
      let hidden = shown + part
      if target > shown, target < hidden {
        guard hidden <= greatest else { return shown }
        if velocity != 0 { return velocity > 0 ? hidden : shown }
        if target != start { return target > start ? hidden : shown }
        return target - shown < part / 2 ? shown : hidden
      }
      shown = hidden
    }
    return target
  }
}
