// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The part of a list that is painted.
enum PaintedPart {
  /// The damaged pixels.
  case damaged(Region)
  /// All pixels of the window.
  case whole
  /// The pixels of a box of a sub-list but those inside plain parts of all of it.
  case details(of: SubList, within: PixelRect)
  /// A region of some items only: the first ones over the background, and others over the pixels
  /// that are there.
  case items(Range<Int>, within: Region)
  /// Other pixels, without those.
  case rest(Region, without: [BackingStore.Unpainted])
}
