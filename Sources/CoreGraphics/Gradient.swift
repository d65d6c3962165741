// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
package import Foundation

/// Colors that change over a rectangle.
package struct Gradient: Equatable, Sendable {
  /// The lines of equal color.
  package enum Shape: Sendable {
    /// Straight lines across the way from the start to the end.
    case axial
    /// Ellipses around the start; the end is a corner of the rectangle around the last one.
    case radial
    /// Rays from the start; the first and the last color meet at that through the end.
    case conic
  }

  package var shape = Shape.axial
  package var colors: [CGColor] = []
  /// The places of the colors, 0...1; `nil` spreads them evenly.
  package var locations: [CGFloat]?
  /// The start, as fractions of the rectangle.
  package var start = CGPoint(x: 0.5, y: 0)
  /// The end, as fractions of the rectangle.
  package var end = CGPoint(x: 0.5, y: 1)

  package init() {}

  /// The colors with their places.
  private var stops: [(place: CGFloat, color: CGColor)] {
    let count = colors.count
    return colors.enumerated().map { index, color in
      let even = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      guard let locations else { return (even, color) }
      return (index < locations.count ? min(max(locations[index], 0), 1) : 1, color)
    }
  }

  /// Draws the gradient.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle in pixels.
  ///   - height: The height of the rectangle in pixels.
  /// - Returns: The image, or `nil` when there is nothing to draw.
  package func image(width: Int, height: Int) -> CGImage? {
    guard width > 0, height > 0, !colors.isEmpty else { return nil }
    if shape == .conic { return conicImage(width, height) }
    let context = CGContext(width: width, height: height, scale: 1)
    context.draw(makePattern(), CGFloat(width), CGFloat(height))
    return context.finish()
  }

  private func makePattern() -> OpaquePointer? {
    // The colors are those of the unit square, stretched over the rectangle.
    let pattern =
      shape == .axial
      ? cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      : cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    if shape == .radial {
      let least: CGFloat = 1e-4
      let (wide, high) = (abs(end.x - start.x), abs(end.y - start.y))
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / max(wide, least), 1 / max(high, least))
      cairo_matrix_translate(&matrix, -start.x, -start.y)
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    for (place, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        place,
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }

  // MARK: Rays

  /// The number of colors around a conic gradient.
  private static let rays = 2048

  private func conicImage(_ width: Int, _ height: Int) -> CGImage? {
    var line = self
    (line.shape, line.start, line.end) = (.axial, .zero, CGPoint(x: 1, y: 0))
    guard let colors = line.image(width: Self.rays, height: 1) else { return nil }
    let zero = atan2(end.y - start.y, end.x - start.x)
    let turn = 2 * CGFloat.pi
    return CGImage(width: width, height: height, isOpaque: colors.isOpaque) { pixels in
      for y in 0..<height {
        let row = pixels.base + y * pixels.bytesPerRow
        let down = (CGFloat(y) + 0.5) / CGFloat(height) - start.y
        for x in 0..<width {
          let across = (CGFloat(x) + 0.5) / CGFloat(width) - start.x
          var share = (atan2(down, across) - zero) / turn
          share -= share.rounded(.down)
          let ray = min(Int(share * CGFloat(Self.rays)), Self.rays - 1)
          row.storeBytes(of: colors.pixel(x: ray, y: 0), toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
  }
}

extension CGContext {
  /// Fills all pixels with a pattern of the unit square, and destroys it.
  fileprivate func draw(_ pattern: OpaquePointer?, _ width: CGFloat, _ height: CGFloat) {
    cairo_save(cairo)
    cairo_scale(cairo, width, height)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_pattern_destroy(pattern)
  }
}
