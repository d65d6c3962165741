// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The values of a shape layer.
struct ShapeValues: Equatable {
  var path: CGPath?
  var fillColor: CGColor? = LayerValues.black
  var fillRule = CGPathFillRule.winding
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var stroke = StrokeStyle()

  /// The pixels from which on a shape is drawn in part (our decision): more than those of a phone.
  private static let largeArea: CGFloat = 4_000_000
  /// The pixels of a side from which on it is (our decision).
  private static let longSide: CGFloat = 8192

  /// Draws the shape.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point.
  ///   - part: The part of a large shape that is drawn, in points; `nil` after that if all is.
  /// - Returns: The picture; `nil` when nothing is visible.
  func draw(scale: CGFloat, within part: inout CGRect?) -> Picture? {
    guard let path else {
      part = nil
      return nil
    }
    let fill = (fillColor?.alpha ?? 0) > 0 ? fillColor : nil
    let line = (strokeColor?.alpha ?? 0) > 0 && stroke.width > 0 ? strokeColor : nil
    let reach = line == nil ? 0 : stroke.reach
    let inside = path.boundingBoxOfPath
    let box = inside.insetBy(dx: -reach, dy: -reach)
    let (width, height) = (box.width * scale, box.height * scale)
    if width * height < Self.largeArea, max(width, height) < Self.longSide { part = nil }
    var filled = fill == nil ? nil : path
    var stroked = line == nil ? nil : trimmed(path)
    let bounds: CGRect
    if let part {
      bounds = box.intersection(part)
      // A pixel, and what a line covers beside its path.
      let near = part.insetBy(dx: -2 - reach, dy: -2 - reach)
      filled = filled?.simplified(outside: near)
      if stroke.dashes.isEmpty { stroked = stroked?.simplified(outside: near) }
    } else {
      bounds = (fill == nil ? .null : inside).union(stroked?.strokeBounds(stroke) ?? .null)
    }
    // Where a line lies over what is filled, both blend.
    let color = fill == nil || line == nil ? fill ?? line : nil
    return Picture.draw(bounds, scale, of: color) { context in
      if let fill, let filled {
        context.addPath(filled)
        context.setFillColor(fill)
        context.fillPath(using: fillRule)
      }
      if let line, let stroked {
        context.addPath(stroked)
        context.setStrokeColor(line)
        context.setStroke(stroke)
        context.strokePath()
      }
    }
  }

  /// Returns the part of a path that is stroked.
  private func trimmed(_ path: CGPath) -> CGPath {
    let (start, end) = (Self.share(strokeStart), Self.share(strokeEnd))
    return start > 0 || end < 1 ? path.trimmed(from: start, to: end) : path
  }

  private static func share(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
}
