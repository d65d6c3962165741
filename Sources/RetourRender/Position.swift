// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The place of a display list in a frame, in whole pixels, and the part that it may touch.
struct Position {
  /// The distance of the list's origin from the frame's left edge.
  let x: Int
  /// The distance of the list's origin from the frame's top edge.
  let y: Int
  let clip: PixelRect

  /// Creates the position of a list that is the whole frame.
  init(whole: PixelRect) { (x, y, clip) = (0, 0, whole) }

  /// Creates the position of a sub-list that lies on whole pixels.
  ///
  /// - Parameters:
  ///   - place: The place of the sub-list.
  ///   - part: The part that may be painted; `nil` for all of it.
  init(in place: Footprint, within part: PixelRect? = nil) {
    (x, y) = (place.box.left, place.box.top)
    clip = part.map { place.bounds.intersection($0) } ?? place.bounds
  }
}
