// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Where an item of a display list lies, and its visible pixels.
///
/// Plain numbers, without references to count; the content goes beside it.
struct VisibleItem {
  /// The content's rectangle, in its own points.
  let rect: CGRect
  /// The transform from the content's points to the pixels of the buffer.
  let transform: CGAffineTransform
  let place: Footprint
  var pixels: PixelSet

  /// Pixels per point; for rotated content, by its area.
  var scale: CGFloat { transform.scale }

  /// Returns the coverage of the item's rectangle, rotated like the item.
  func outline(_ cornerRadius: CGFloat, width: CGFloat? = nil) -> Work.Coverage {
    .outline(
      Outline(
        rect: rect,
        cornerRadius: cornerRadius > 0 ? cornerRadius : 0,
        width: width,
        transform: transform
      )
    )
  }

  /// Returns boxes of the pixels that the rotated item covers whole, with round corners.
  func boxesInside(_ cornerRadius: CGFloat) -> [PixelRect] {
    guard Quad.hasBoxes(within: place.bounds) else { return [] }
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    var rects = [rect.insetBy(dx: radius, dy: 0)]
    if radius > 0 { rects.append(rect.insetBy(dx: 0, dy: radius)) }
    return rects.flatMap { Quad($0, transform).boxesInside(within: place.bounds) }
  }

  /// Returns the transform from the pixels of an image of `width` by `height`, stretched over the
  /// rectangle, to its destination.
  func transform(fromImage width: Int, _ height: Int) -> CGAffineTransform {
    guard place.placement != .upright else {
      return CGAffineTransform(
        a: CGFloat(place.box.width) / CGFloat(width),
        b: 0,
        c: 0,
        d: CGFloat(place.box.height) / CGFloat(height),
        tx: CGFloat(place.box.left),
        ty: CGFloat(place.box.top)
      )
    }
    let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    return CGAffineTransform(
      a: transform.a * x,
      b: transform.b * x,
      c: transform.c * y,
      d: transform.d * y,
      tx: transform.a * rect.minX + transform.c * rect.minY + transform.tx,
      ty: transform.b * rect.minX + transform.d * rect.minY + transform.ty
    )
  }
}
