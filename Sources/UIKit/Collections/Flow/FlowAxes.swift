// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The translation between the directions of a flow and those of the screen.
struct FlowAxes {
  /// The direction in which the content scrolls.
  let direction: UICollectionView.ScrollDirection

  private var isVertical: Bool { direction == .vertical }

  /// Returns the length of a size in the direction of scrolling, and that across it.
  func size(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(length: Double(size.height), breadth: Double(size.width))
      : FlowSize(length: Double(size.width), breadth: Double(size.height))
  }

  /// Returns a size on the screen.
  func size(length: Double, breadth: Double) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Returns a frame on the screen.
  func frame(_ place: FlowPlace) -> CGRect {
    let origin =
      isVertical ? CGPoint(x: place.side, y: place.start) : CGPoint(x: place.start, y: place.side)
    return CGRect(
      origin: origin,
      size: size(length: place.size.length, breadth: place.size.breadth)
    )
  }

  /// Returns the range of an area in the direction of scrolling.
  func range(_ area: CGRect) -> (start: Double, end: Double) {
    isVertical
      ? (Double(area.minY), Double(area.maxY)) : (Double(area.minX), Double(area.maxX))
  }

  /// Returns the insets at the ends and at the sides.
  func insets(
    _ insets: UIEdgeInsets
  ) -> (before: Double, after: Double, side: Double, otherSide: Double) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }
}
