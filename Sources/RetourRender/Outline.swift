// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CoreGraphics
import Foundation

/// A rectangle with rounded corners, or the frame along its edge, that may be rotated.
struct Outline {
  let rect: CGRect
  /// The radius of the corners; more than half a side counts as half of it.
  let cornerRadius: CGFloat
  /// The width of the frame in points, or `nil` for the whole rectangle.
  var width: CGFloat?
  /// From points to pixels.
  let transform: CGAffineTransform

  /// Draws the coverage of the outline.
  ///
  /// - Parameters:
  ///   - coverage: The first byte of memory that is all zeros.
  ///   - origin: The pixel that lies at the first byte.
  ///   - width: The width of the memory in pixels.
  ///   - height: The height of the memory in pixels.
  ///   - bytesPerRow: The distance between two rows, a multiple of 4.
  func draw(
    into coverage: UnsafeMutablePointer<UInt8>,
    from origin: (x: Int, y: Int) = (0, 0),
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) {
    let surface = cairo_image_surface_create_for_data(
      coverage,
      CAIRO_FORMAT_A8,
      Int32(width),
      Int32(height),
      Int32(bytesPerRow)
    )
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_flush(surface)
      cairo_surface_destroy(surface)
    }
    var matrix = cairo_matrix_t(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx - CGFloat(origin.x),
      y0: transform.ty - CGFloat(origin.y)
    )
    cairo_set_matrix(cairo, &matrix)
    Self.append(rect, cornerRadius: cornerRadius, to: cairo)
    if let frame = self.width, rect.width > 2 * frame, rect.height > 2 * frame {
      let inner = rect.insetBy(dx: frame, dy: frame)
      Self.append(inner, cornerRadius: cornerRadius - frame, to: cairo)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
  }

  private static func append(_ rect: CGRect, cornerRadius: CGFloat, to cairo: OpaquePointer?) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
    cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
    cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(cairo, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }
}
