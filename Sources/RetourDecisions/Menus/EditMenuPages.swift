// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The pages of an edit menu whose elements do not all have room side by side.
package struct EditMenuPages: Equatable, Sendable {
  /// Elements that are shown at once.
  package struct Page: Equatable, Sendable {
    /// The indices of the elements.
    package let elements: Range<Int>
    /// Whether an arrow leads back: to the page before, or out of a submenu.
    package let hasBackArrow: Bool
    /// Whether an arrow leads to the next page.
    package let hasNextArrow: Bool
    /// The width with the arrows, in points; at most that of the room.
    package let width: CGFloat
  }

  /// The pages, in order.
  package private(set) var pages: [Page] = []

  /// Divides elements among pages, as few as possible.
  ///
  /// - Parameters:
  ///   - widths: The widths of the elements, in points. A page has one element at least.
  ///   - isSubmenu: Whether an arrow leads out of the first page.
  ///   - room: The greatest width of a page, in points.
  package init(widths: [CGFloat], isSubmenu: Bool, room: CGFloat) {
    let arrow = EditMenuFigures.arrowWidth
    var start = 0
    while start < widths.count {
      let hasBackArrow = isSubmenu || start > 0
      let space = hasBackArrow ? room - arrow : room
      let isLast = widths[start...].reduce(0, +) <= space
      var end = isLast ? widths.count : start + 1
      var width = widths[start..<end].reduce(0, +)
      while !isLast, end < widths.count - 1, width + widths[end] <= space - arrow {
        width += widths[end]
        end += 1
      }
      let hasNextArrow = end < widths.count
      let arrows = (hasBackArrow ? arrow : 0) + (hasNextArrow ? arrow : 0)
      pages.append(
        Page(
          elements: start..<end,
          hasBackArrow: hasBackArrow,
          hasNextArrow: hasNextArrow,
          width: min(width + arrows, room)
        )
      )
      start = end
    }
  }
}
