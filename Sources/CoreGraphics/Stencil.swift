// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CPixman

/// The coverage of one color, a byte for each pixel: a text, for example, in a quarter of the
/// memory of an image.
///
/// Unchecked: nobody writes to the bytes any more.
package final class Stencil: @unchecked Sendable {
  /// The premultiplied color of a pixel that is covered whole.
  package let color: UInt32
  /// The first byte of the first row; valid as long as the stencil.
  package let base: UnsafeRawPointer
  /// The distance from the start of one row to the start of the next, in bytes.
  package let bytesPerRow: Int
  let width: Int
  let height: Int
  private let surface: OpaquePointer

  /// Takes ownership of a surface of a byte per pixel, which must not change any more.
  init(adopting surface: OpaquePointer, color: UInt32) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      preconditionFailure("a stencil needs a surface with pixels")
    }
    (self.surface, self.color, base) = (surface, color, UnsafeRawPointer(data))
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Returns an image with colors.
  func makeImage() -> CGImage {
    CGImage(width: width, height: height, isOpaque: false) { pixels in
      retour_colour(
        retour_box(
          base: pixels.base,
          bytesPerRow: pixels.bytesPerRow,
          width: width,
          height: height
        ),
        retour_rows(base: base, bytesPerRow: bytesPerRow),
        color,
        255
      )
    }
  }
}

extension CGContext {
  /// Creates a context for the coverage of a part of a larger bitmap, in which all colors count as
  /// one; `nil` where memory is short.
  ///
  /// - Parameters:
  ///   - area: The pixels of the part, from the top left corner of the larger bitmap.
  ///   - scale: The pixels per point; a value outside 0.001...1000 counts as 1.
  package convenience init?(stencilOf area: PixelRect, scale: CGFloat) {
    guard let size = PixelSize(width: area.width, height: area.height),
      let surface = makeCoverage(size)
    else { return nil }
    self.init(surface, area, scale: scale, isOpaque: false)
  }

  /// Whether the pixels are the coverage of one color, which is known in the end only.
  var isStencil: Bool {
    cairo_image_surface_get_format(cairo_get_target(cairo)) == CAIRO_FORMAT_A8
  }

  /// Returns an image of one color where the pixels are covered, and ends the context.
  ///
  /// - Parameter color: The color.
  /// - Returns: The image; it is as large as the context.
  package func finishStencil(of color: CGColor) -> CGImage {
    guard isStencil, let surface = end() else { preconditionFailure("a stencil ends once") }
    return CGImage(Stencil(adopting: surface, color: color.pixel))
  }
}
