// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The metrics of the glass that a bar's items lie on, in points.
package struct PlatterFigures: Equatable, Sendable {
  /// The height; the ends are half circles.
  package let height: CGFloat
  /// The width of an item is at least this.
  package let leastWidth: CGFloat
  /// The space at both sides of a text, and of an image.
  package let textInset: CGFloat
  package let imageInset: CGFloat
  /// The space between two platters.
  package let gap: CGFloat

  /// The radius of the corners.
  package var radius: CGFloat { height / 2 }

  /// The platters of navigation bars (measured; the inset of images is our decision).
  package static let bar = PlatterFigures(
    height: 44,
    leastWidth: 44,
    textInset: 16,
    imageInset: 10,
    gap: 12
  )

  /// The platters of toolbars (the height is measured, the rest is that of navigation bars).
  package static let toolbar = PlatterFigures(
    height: 48,
    leastWidth: 48,
    textInset: 16,
    imageInset: 12,
    gap: 12
  )

  /// Returns the place that an item takes on a platter.
  ///
  /// - Parameter slot: The item by itself.
  /// - Returns: The item with the space around it; as it is without a platter.
  package func cell(_ slot: BarLayout.Slot) -> BarLayout.Slot {
    var cell = slot
    switch slot.ground {
    case .bar: break
    case .space: cell.size = CGSize(width: max(gap, slot.size.width), height: height)
    case .shared, .own:
      let inset = slot.isText ? textInset : imageInset
      cell.size = CGSize(width: max(leastWidth, slot.size.width + 2 * inset), height: height)
    }
    return cell
  }

  /// Returns the space between two neighbors.
  func spacing(between former: BarLayout.Ground, and next: BarLayout.Ground) -> CGFloat {
    switch (former, next) {
    case (.space, _), (_, .space): 0
    case (.shared(let group), .shared(let other)) where group == other: 0
    default: gap
    }
  }
}
