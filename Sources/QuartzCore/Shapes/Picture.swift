// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// An image that a layer has drawn of its values, and its place.
struct Picture {
  /// The image; a single row or column of pixels stands for all of them where they are equal.
  let image: CGImage
  /// The place in the layer's coordinates, in points.
  let rect: CGRect

  /// Returns the pixels of a size in points: at least one each way, and not too many.
  static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    func pixels(_ length: CGFloat) -> Int {
      max(min(PixelRect.round(length * scale), CALayer.longestSide), 1)
    }
    return (pixels(size.width), pixels(size.height))
  }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - bounds: The points that are drawn on, in the layer's coordinates.
  ///   - scale: The pixels per point.
  ///   - color: The color of all that is drawn; `nil` where there are several.
  ///   - body: Draws.
  /// - Returns: The picture; `nil` when it has no pixels, or too many.
  static func draw(
    _ bounds: CGRect,
    _ scale: CGFloat,
    of color: CGColor?,
    _ body: (CGContext) -> Void
  ) -> Picture? {
    guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite,
      bounds.maxY.isFinite
    else { return nil }
    let pixels = bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    let area = PixelRect(touchedBy: pixels)
    guard !area.isEmpty, max(area.width, area.height) <= CALayer.longestSide else {
      if !area.isEmpty {
        RetourLog.once("shape-size", "A shape of \(bounds.size) points is too large; left out")
      }
      return nil
    }
    return Picture(
      image: .drawn(in: area, scale: scale, of: color, body),
      rect: CGRect(
        x: CGFloat(area.left) / scale,
        y: CGFloat(area.top) / scale,
        width: CGFloat(area.width) / scale,
        height: CGFloat(area.height) / scale
      )
    )
  }
}

/// The values that a layer of a subclass draws.
enum PictureSource: Equatable {
  case shape(ShapeValues)
  /// A gradient over the bounds.
  case gradient(Gradient)

  /// Whether it is drawn wherever it lies, whatever the bounds.
  var isShape: Bool {
    if case .shape = self { true } else { false }
  }

  /// Returns whether there is nothing to draw over bounds.
  func isEmpty(over bounds: CGRect) -> Bool {
    guard case .gradient(let gradient) = self else { return false }
    return gradient.colors.isEmpty || bounds.width <= 0 || bounds.height <= 0
  }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the layer, in points.
  ///   - scale: The pixels per point.
  ///   - part: The part of a large shape that is drawn, in points; `nil` after that if all is.
  /// - Returns: The picture; `nil` when nothing is visible.
  func draw(_ bounds: CGRect, scale: CGFloat, within part: inout CGRect?) -> Picture? {
    switch self {
    case .shape(let shape): return shape.draw(scale: scale, within: &part)
    case .gradient(let gradient):
      part = nil
      let size = Picture.pixels(of: bounds.size, scale: scale)
      let image = gradient.image(width: size.width, height: size.height)
      return image.map { Picture(image: $0, rect: bounds) }
    }
  }
}
