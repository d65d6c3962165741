// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// A column of pixels that is repeated over a box of whole pixels: each row has one color.
struct Stripes: StretchedImage {
  private let colors: UnsafeRawPointer
  /// The row of the first color.
  private let top: Int

  /// Creates rows of the colors of a line.
  ///
  /// - Parameters:
  ///   - line: The colors, as a row of pixels.
  ///   - top: The row of the first one.
  init(_ line: Bitmap, top: Int) { (colors, self.top) = (line.base, top) }

  @inline(__always)
  func withPainter(
    of part: PixelRect,
    _ scratch: Scratch,
    _ body: (_ paint: (retour_box, PixelRect) -> Void) -> Void
  ) { body(paint) }

  /// Paints a box.
  ///
  /// - Parameters:
  ///   - target: The memory of the box.
  ///   - place: The box.
  func paint(_ target: retour_box, _ place: PixelRect) {
    var row = target
    row.height = 1
    for y in place.top..<place.bottom {
      retour_fill(row, colors.load(fromByteOffset: (y - top) * 4, as: UInt32.self))
      row.base += row.bytesPerRow
    }
  }
}
