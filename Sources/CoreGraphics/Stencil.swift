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

extension CGImage {
  /// Creates an image of one color whose coverage a closure writes.
  ///
  /// `nil` for an impossible size, or where memory is short.
  ///
  /// - Parameters:
  ///   - color: The premultiplied color.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - fill: Writes the coverage, which is all zeros; receives the length of a row in bytes.
  package convenience init?(
    stencilOf color: UInt32,
    width: Int,
    height: Int,
    _ fill: (_ base: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void
  ) {
    let size = PixelSize(fitting: width, height)
    guard size.width == width, size.height == height, let surface = makeCoverage(size),
      let base = cairo_image_surface_get_data(surface)
    else { return nil }
    fill(base, Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    self.init(Stencil(adopting: surface, color: color))
  }

  /// Copies the alpha of all pixels.
  ///
  /// - Parameters:
  ///   - to: The first byte of the first row.
  ///   - toBytesPerRow: The distance from the start of one row to the start of the next.
  package func copyAlpha(to: UnsafeMutablePointer<UInt8>, bytesPerRow toBytesPerRow: Int) {
    let stencil = stencil.flatMap { $0.color >> 24 == 255 ? $0 : nil }
    let (from, fromBytesPerRow) = (stencil?.base ?? base, stencil?.bytesPerRow ?? bytesPerRow)
    for y in 0..<height {
      let row = (from + y * fromBytesPerRow).assumingMemoryBound(to: UInt8.self)
      let line = to + y * toBytesPerRow
      if stencil != nil {
        line.update(from: row, count: width)
      } else {
        // Alpha is the last byte of a pixel.
        for x in 0..<width { line[x] = row[4 * x + 3] }
      }
    }
  }
}

extension CGImage {
  /// Returns an image of a drawing: a stencil, if it has one color and there is memory for it.
  ///
  /// - Parameters:
  ///   - area: The pixels, from the top left corner of a larger bitmap.
  ///   - scale: The pixels per point; a value outside 0.001...1000 counts as 1.
  ///   - color: The color of all that is drawn; `nil` where there are several.
  ///   - draw: Draws.
  /// - Returns: The image, which may be translucent.
  package static func drawn(
    in area: PixelRect,
    scale: CGFloat,
    of color: CGColor?,
    _ draw: (CGContext) -> Void
  ) -> CGImage {
    if let color, let context = CGContext(stencilOf: area, scale: scale) {
      draw(context)
      return context.finishStencil(of: color)
    }
    let context = CGContext(area: area, scale: scale)
    draw(context)
    return context.finish()
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
