// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman

/// The memory that a list, or a part of it, is painted into.
///
/// All painting counts in the list's own pixels, so that a pixel comes out the same whichever part
/// of the list is painted.
struct Target {
  /// The pixel at the window's top left corner.
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// The part of the list that there is memory for.
  let window: Box
  /// All of the list.
  let whole: Box

  init(_ buffer: PixelBuffer) {
    (base, bytesPerRow) = (buffer.base, buffer.bytesPerRow)
    whole = Box(width: buffer.width, height: buffer.height)
    window = whole
  }

  init(_ store: Store, window: Box, of list: SubList) {
    (base, bytesPerRow) = (store.base, store.bytesPerRow)
    whole = Box(width: list.width, height: list.height)
    self.window = window
  }

  /// Where the pixels of a box of the list lie in memory.
  func pixels(_ box: Box) -> retour_box {
    retour_box(
      base: base + (box.top - window.top) * bytesPerRow + (box.left - window.left) * 4,
      bytesPerRow: bytesPerRow,
      width: box.width,
      height: box.height
    )
  }
}
