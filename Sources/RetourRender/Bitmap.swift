// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// The source pixels of an item; the list that is painted, or the pass, retains them.
struct Bitmap {
  let base: UnsafeRawPointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  /// Pixels that are all opaque; those outside may be, too.
  let opaquePart: PixelRect
  /// The premultiplied color of a stencil, which has a byte for each pixel.
  private(set) var color: UInt32?

  init(_ image: CGImage) {
    (base, bytesPerRow) = (image.base, image.bytesPerRow)
    (width, height) = (image.width, image.height)
    opaquePart = PixelRect(width: image.isOpaque ? width : 0, height: height)
  }

  /// Creates a bitmap of the stencil that an image has, in its color or in a premultiplied one.
  ///
  /// `nil` for another image, and for a translucent stencil in another color: the order of its
  /// products makes a rounding of difference.
  init?(stencilOf image: CGImage, _ tint: UInt32?) {
    guard let stencil = image.stencil, tint == nil || stencil.color >> 24 == 255 else { return nil }
    (base, bytesPerRow, color) = (stencil.base, stencil.bytesPerRow, tint ?? stencil.color)
    (width, height) = (image.width, image.height)
    opaquePart = PixelRect(width: 0, height: height)
  }

  /// Creates a bitmap of memory that holds the pixels of a window, which may be translucent.
  init(_ base: UnsafeRawPointer, bytesPerRow: Int, _ window: PixelRect) {
    (self.base, self.bytesPerRow) = (base, bytesPerRow)
    (width, height) = (window.width, window.height)
    opaquePart = PixelRect(width: 0, height: 0)
  }

  /// Creates a bitmap of all pixels of a store.
  init(_ store: BackingStore) {
    store.paintPlainParts()
    self.init(detailsOf: store)
  }

  /// Creates a bitmap of the pixels outside the plain parts of a store, and of their edges.
  init(detailsOf store: BackingStore) {
    (base, bytesPerRow) = (store.base, store.bytesPerRow)
    (width, height) = (store.width, store.height)
    opaquePart = store.opaquePart
  }

  /// Returns the pixels from a column and row on.
  func pixels(x: Int, y: Int) -> retour_rows {
    let column = color == nil ? x * 4 : x
    return retour_rows(base: base + y * bytesPerRow + column, bytesPerRow: bytesPerRow)
  }
}
