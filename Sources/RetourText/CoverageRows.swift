// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// Rows of coverage that letters are laid over, a byte for each pixel.
struct CoverageRows {
  /// The byte of the pixel at the top left of the bounds.
  let base: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int
  /// The pixels that there are rows of.
  let bounds: PixelRect

  /// Takes rows as long as the bounds are wide.
  init(_ base: UnsafeMutablePointer<UInt8>, of bounds: PixelRect) {
    (self.base, bytesPerRow, self.bounds) = (base, bounds.width, bounds)
  }

  /// Takes the rows of the stencil that a context draws to.
  ///
  /// Letters are laid over them directly: Cairo's way there, by another image, takes longer than
  /// that to an image with colors.
  ///
  /// `nil` for an image with colors, or where some pixels are clipped in part.
  ///
  /// - Parameters:
  ///   - cairo: The `cairo_t`; user space is that of its pixels.
  ///   - clip: The pixels that it can draw to, some perhaps in part.
  init?(stencilOf cairo: OpaquePointer, clippedTo clip: PixelRect) {
    guard let target = cairo_get_target(cairo),
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_A8,
      let base = cairo_image_surface_get_data(target)
    else { return nil }
    cairo_surface_flush(target)
    (self.base, bytesPerRow) = (base, Int(cairo_image_surface_get_stride(target)))
    bounds = PixelRect(
      width: Int(cairo_image_surface_get_width(target)),
      height: Int(cairo_image_surface_get_height(target))
    )
    guard clip.contains(bounds) || Self.clipsWholePixels(cairo) else { return nil }
  }

  /// Whether the clip leaves a rectangle of whole pixels.
  private static func clipsWholePixels(_ cairo: OpaquePointer) -> Bool {
    guard let clip = cairo_copy_clip_rectangle_list(cairo) else { return false }
    defer { cairo_rectangle_list_destroy(clip) }
    return clip.pointee.status == CAIRO_STATUS_SUCCESS && clip.pointee.num_rectangles <= 1
  }
}
