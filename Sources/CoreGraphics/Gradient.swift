// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
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

  /// The colors with their places, which increase.
  private var stops: [retour_stop] {
    let count = colors.count
    let stops = colors.enumerated().map { index, color in
      var place = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
      if let locations { place = index < locations.count ? locations[index] : 1 }
      return retour_stop(
        place: .minimum(.maximum(place, 0), 1),
        red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: color.alpha
      )
    }
    // Two colors at the same place are an edge: they keep their order.
    let sorted = stops.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// Draws the gradient.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle in pixels.
  ///   - height: The height of the rectangle in pixels.
  /// - Returns: The image, or `nil` when there is nothing to draw. It is one pixel wide where all
  ///   columns are equal, and one pixel high where all rows are.
  package func image(width: Int, height: Int) -> CGImage? {
    guard width > 0, height > 0, !colors.isEmpty else { return nil }
    let isOpaque = colors.allSatisfy { $0.alpha == 1 }
    let columns = shape == .axial && end.x - start.x == 0 ? 1 : width
    let rows = shape == .axial && end.y - start.y == 0 ? 1 : height
    return CGImage(width: columns, height: rows, isOpaque: isOpaque) { pixels in
      let box = retour_box(
        base: pixels.base,
        bytesPerRow: pixels.bytesPerRow,
        width: columns,
        height: rows
      )
      let count = Self.steps(of: max(width, height))
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { colors in
        // Our decision: an axial gradient without a way has its last color, as in SVG.
        let stops = shape == .axial && start == end ? stops.suffix(1) : stops
        retour_gradientColours(colors.baseAddress, count, stops, stops.count)
        var gradient = coordinates(CGFloat(width), CGFloat(height))
        (gradient.colours, gradient.count) = (UnsafePointer(colors.baseAddress), count)
        retour_paintGradient(box, &gradient, shape.kernel)
      }
    }
  }

  /// Returns the number of colors along the way (our decision): one for a quarter of a pixel, so
  /// that an edge lies where it should, more in small images, for their colors to be off by less
  /// than a level, and no more than the processor's fastest memory holds.
  private static func steps(of length: Int) -> Int {
    var count = 1024
    while count < 4 * length, count < 8192 { count *= 2 }
    return count
  }

  /// Returns the gradient's coordinates of the pixels of an image.
  private func coordinates(_ width: CGFloat, _ height: CGFloat) -> retour_gradient {
    var result = retour_gradient()
    let (wide, high) = (end.x - start.x, end.y - start.y)
    switch shape {
    case .axial:
      let square = wide * wide + high * high
      guard square > 0 else { break }
      (result.across, result.down) = (wide / square / width, high / square / height)
    case .radial:
      let least: CGFloat = 1e-4
      result.across = 1 / max(abs(wide), least) / width
      result.down = 1 / max(abs(high), least) / height
    case .conic:
      (result.across, result.down) = (1 / width, 1 / height)
      result.zero = Float(atan2(high, wide) / (2 * .pi))
    }
    (result.x, result.y) = (0.5 - start.x * width, 0.5 - start.y * height)
    return result
  }
}

extension Gradient.Shape {
  fileprivate var kernel: retour_gradientShape {
    switch self {
    case .axial: RETOUR_AXIAL
    case .radial: RETOUR_RADIAL
    case .conic: RETOUR_CONIC
    }
  }
}
