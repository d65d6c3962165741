// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The frames of the glass behind the tabs of a bar, and of the room for the tabs on it.
///
/// Pure: no views, no clock, no globals.
package struct TabGlassLayout: Equatable {
  package let glass: CGRect
  package let tabs: CGRect

  /// Creates the frames.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement of the tabs.
  ///   - zone: The bar without the safe area.
  package init(_ arrangement: TabBarArrangement, in zone: CGRect) {
    let side = min(TabBarFigures.platterSide, zone.width / 2)
    let height = min(arrangement.platterHeight, zone.height)
    glass = CGRect(
      x: zone.minX + side,
      y: zone.minY,
      width: zone.width - 2 * side,
      height: height
    )
    // Tabs have the height that they have on a bar, in the middle, and stay off the round ends.
    let inset = min(height / 4, glass.width / 2)
    let tabHeight = min(arrangement.height, height)
    tabs = CGRect(
      x: glass.minX + inset,
      y: ((height - tabHeight) / 2).rounded(.down) + zone.minY,
      width: glass.width - 2 * inset,
      height: tabHeight
    )
  }
}
