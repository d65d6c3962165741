// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The memory that a list, or a part of it, is painted into.
///
/// All coordinates are pixels of the list, so that the result does not depend on the painted part.
struct Target {
  /// The first byte of the pixel at the window's top left corner.
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// The part of the list that the memory holds.
  let window: PixelRect
  /// The bounds of the list.
  let whole: PixelRect

  init(_ buffer: borrowing PixelBuffer) {
    (base, bytesPerRow) = (buffer.base, buffer.bytesPerRow)
    whole = buffer.bounds
    window = whole
  }

  init(_ buffer: borrowing PixelBuffer, window: PixelRect, of list: SubList) {
    (base, bytesPerRow) = (buffer.base, buffer.bytesPerRow)
    whole = PixelRect(width: list.width, height: list.height)
    self.window = window
  }

  init(_ buffer: borrowing PixelBuffer, window: PixelRect) {
    self.init(buffer.base, bytesPerRow: buffer.bytesPerRow, window: window, whole: window)
  }

  init(_ base: UnsafeMutableRawPointer, bytesPerRow: Int, window: PixelRect, whole: PixelRect) {
    (self.base, self.bytesPerRow) = (base, bytesPerRow)
    (self.window, self.whole) = (window, whole)
  }

  /// Returns a part of the memory as a target of its own.
  func part(_ box: PixelRect) -> Target {
    Target(pixels(box).base, bytesPerRow: bytesPerRow, window: box, whole: whole)
  }

  /// Returns the memory of a box of the list.
  func pixels(_ box: PixelRect) -> retour_box {
    retour_box(
      base: base + (box.top - window.top) * bytesPerRow + (box.left - window.left) * 4,
      bytesPerRow: bytesPerRow,
      width: box.width,
      height: box.height
    )
  }
}
