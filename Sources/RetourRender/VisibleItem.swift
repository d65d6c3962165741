// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// An item of a display list with its destination and its visible pixels.
struct VisibleItem {
  let item: DisplayList.Item
  let place: Footprint
  let pixels: PixelSet

  /// Returns the coverage of the item's rectangle, rotated like the item.
  func outline(_ cornerRadius: CGFloat, width: CGFloat? = nil) -> Work.Coverage {
    .outline(
      Outline(
        rect: item.rect,
        cornerRadius: cornerRadius > 0 ? cornerRadius : 0,
        width: width,
        transform: item.transform
      )
    )
  }
}
