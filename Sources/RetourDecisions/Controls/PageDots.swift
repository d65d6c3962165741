// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The dots that a page control shows, and their places.
///
/// Pure: no views, no clock.
package struct PageDots: Equatable {
  /// One dot.
  package struct Dot: Equatable {
    /// The page.
    package var page: Int
    /// The distance of the dot's center from the leading edge, in points.
    package var center: CGFloat
    /// The dot's scale: below 1 where more pages follow than dots fit.
    package var scale: CGFloat
  }

  /// The dots from the leading edge on.
  package private(set) var dots: [Dot] = []

  /// Lays out dots: centered, and around the present page if not all fit.
  ///
  /// - Parameters:
  ///   - pages: The number of pages.
  ///   - current: The present page.
  ///   - width: The width of the control, in points.
  package init(pages: Int, current: Int, width: CGFloat) {
    let room = width - 2 * PageDotFigures.margin + (PageDotFigures.pitch - PageDotFigures.dot)
    let shown = min(pages, max(1, Int(max(0, min(room, 1e6)) / PageDotFigures.pitch)))
    guard shown > 0 else { return }
    let first = min(max(0, current - shown / 2), pages - shown)
    let start = (width - CGFloat(shown - 1) * PageDotFigures.pitch) / 2
    dots = (0..<shown).map { index in
      let hidesMore =
        index == 0 && first > 0 || index == shown - 1 && first + shown < pages
      return Dot(
        page: first + index,
        center: start + CGFloat(index) * PageDotFigures.pitch,
        scale: hidesMore && shown > 1 ? PageDotFigures.smallScale : 1
      )
    }
  }

  /// Returns the size that shows all dots.
  ///
  /// - Parameter pages: The number of pages.
  /// - Returns: The size in points.
  package static func size(forPages pages: Int) -> CGSize {
    guard pages > 0 else { return CGSize(width: 0, height: PageDotFigures.height) }
    let dots = CGFloat(pages - 1) * PageDotFigures.pitch + PageDotFigures.dot
    return CGSize(width: dots + 2 * PageDotFigures.margin, height: PageDotFigures.height)
  }
}
