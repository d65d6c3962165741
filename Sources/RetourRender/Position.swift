// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Where a list lies in a picture, in whole pixels, and what of the picture it may touch.
struct Position {
  /// How far the list's origin lies to the right of the picture's.
  let x: Int
  /// How far the list's origin lies below the picture's.
  let y: Int
  let clip: Box

  /// The list of a whole picture.
  init(whole: Box) { (x, y, clip) = (0, 0, whole) }

  /// The list of a sub-list that lies on whole pixels.
  init(in place: Footprint) { (x, y, clip) = (place.box.left, place.box.top, place.bounds) }
}
