// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// An item of a display list, the place where it lands, and the pixels of it that show.
struct VisibleItem {
  let item: DisplayList.Item
  let place: Footprint
  let pixels: PixelSet

  /// Returns the coverage of the item's rectangle, turned as the item is.
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
