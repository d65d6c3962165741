// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics

/// An image that is stretched over a box of whole pixels.
protocol StretchedImage {
  /// Calls a closure that paints boxes within a part of the box.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - scratch: Memory to work in.
  ///   - body: Receives a function that replaces pixels, and takes their memory and their place.
  func withPainter(
    of part: PixelRect,
    _ scratch: Scratch,
    _ body: (_ paint: (retour_box, PixelRect) -> Void) -> Void
  )
}
