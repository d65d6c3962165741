// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The pixels of a store that have one color: the ground of a page between its texts and pictures.
///
/// A color is written, while a store is read as well; stretched, it stays as it is.
struct PlainPart {
  /// The smallest width in pixels of a box of a store: narrow ones between pictures are copied with
  /// those, since memory is fast in long rows only (measured).
  static let leastWidth = 256

  /// The premultiplied color; 0 where nothing is.
  let color: UInt32
  /// The pixels, of the store.
  let region: Region
  /// The boxes around which the region lies: its bounds without its pixels.
  let holes: [PixelRect]

  init(color: UInt32, region: Region) {
    (self.color, self.region) = (color, region)
    let rest = Region(region.bounds)
    rest.pixels.subtract(region.pixels)
    holes = rest.rects
  }
}
