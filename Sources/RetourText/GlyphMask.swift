// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// The coverage of a glyph at a fraction of a pixel: an image of one byte per pixel.
final class GlyphMask {
  /// The largest side of the image, in pixels; larger glyphs are drawn each time (our decision).
  private static let longestSide = 128

  /// The distance from the pixel of the glyph's origin to the left column.
  let left: Int
  /// The distance from the pixel of the glyph's origin to the top row.
  let top: Int
  let width: Int
  let height: Int
  /// The image; `nil` for a glyph without ink.
  private let surface: OpaquePointer?

  /// Draws a glyph, or returns `nil` where it is too large.
  ///
  /// - Parameters:
  ///   - glyph: The number of the glyph in its font.
  ///   - font: The font, in points.
  ///   - scale: The pixels per point.
  ///   - phase: The fraction of a pixel at which the glyph's origin lies.
  init?(
    _ glyph: UInt,
    of font: OpaquePointer,
    scale: Double,
    phase: (x: Double, y: Double)
  ) {
    var glyph = cairo_glyph_t(index: glyph, x: phase.x / scale, y: phase.y / scale)
    func append(to cairo: OpaquePointer?) {
      cairo_scale(cairo, scale, scale)
      cairo_set_scaled_font(cairo, font)
      cairo_glyph_path(cairo, &glyph, 1)
    }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    let measured = Self.withContext(1, 1) { cairo in
      append(to: cairo)
      cairo_identity_matrix(cairo)
      cairo_path_extents(cairo, &left, &top, &right, &bottom)
    }
    cairo_surface_destroy(measured)
    let limit = Double(Self.longestSide)
    guard right - left < limit, bottom - top < limit, max(abs(left), abs(top)) < 1e6 else {
      return nil
    }
    self.left = Int(left.rounded(.down))
    self.top = Int(top.rounded(.down))
    width = Int(right.rounded(.up)) - self.left
    height = Int(bottom.rounded(.up)) - self.top
    guard width > 0, height > 0 else {
      surface = nil
      return
    }
    let (x, y) = (-Double(self.left), -Double(self.top))
    surface = Self.withContext(width, height) { cairo in
      cairo_translate(cairo, x, y)
      append(to: cairo)
      cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
      cairo_fill(cairo)
    }
  }

  deinit { cairo_surface_destroy(surface) }

  /// The memory of the image, in bytes.
  var byteCount: Int { surface == nil ? 0 : bytesPerRow * height }

  private var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Lays the coverage over that of other glyphs.
  ///
  /// - Parameters:
  ///   - rows: The other coverage.
  ///   - box: The pixels of it that may change.
  ///   - place: The pixel of the glyph's origin.
  func join(_ rows: CoverageRows, within box: PixelRect, at place: (x: Int, y: Int)) {
    let own = bounds(at: place)
    let part = own.intersection(box).intersection(rows.bounds)
    guard !part.isEmpty, let bytes = cairo_image_surface_get_data(surface) else { return }
    let (x, y) = (part.left - rows.bounds.left, part.top - rows.bounds.top)
    retour_joinCoverage(
      rows.base + y * rows.bytesPerRow + x,
      rows.bytesPerRow,
      bytes + (part.top - own.top) * bytesPerRow + part.left - own.left,
      bytesPerRow,
      part.width,
      part.height
    )
  }

  /// Returns the pixels of the glyph for a place of its origin.
  func bounds(at place: (x: Int, y: Int)) -> PixelRect {
    let (x, y) = (place.x + left, place.y + top)
    return PixelRect(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// Draws into a new image of bytes and returns it.
  private static func withContext(
    _ width: Int,
    _ height: Int,
    _ body: (OpaquePointer?) -> Void
  ) -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    let cairo = cairo_create(surface)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    return surface
  }
}
