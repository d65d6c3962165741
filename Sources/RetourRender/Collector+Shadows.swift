// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension Collector {
  /// The largest corner of the mask of a rotated shadow with its blur, in pixels.
  private static let largestRotatedCorner: CGFloat = 1024

  /// Adds the work of painting a shadow and returns whether there is any.
  mutating func addShadow(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ blur: CGFloat,
    _ color: UInt32
  ) -> Bool {
    guard color >> 24 > 0 else { return false }
    let place = visible.place
    guard place.placement != .rotated else {
      return addRotatedShadow(visible, cornerRadius, blur, color)
    }
    let radii = Shadow.radii(ofBlur: blur * visible.scale)
    let shape = Mask.Shape(
      width: max(place.box.width, 1),
      height: max(place.box.height, 1),
      cornerRadius: cornerRadius * visible.scale,
      kind: .shadow(radii: radii)
    )
    let mask = mask(shape)
    let corner = shape.roundedRadius + shape.reach
    if mask.coversMiddle { addInside(visible, [place.box.inset(x: corner, y: corner)], color) }
    let box = place.box.inset(x: -shape.reach, y: -shape.reach)
    let seen = mask.seen(of: box, color)
    if !seen.contains(visible.pixels.extents) { visible.pixels.set(visible.pixels, within: seen) }
    if visible.pixels.isEmpty { return true }
    var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible.pixels)
    work.coverage = pass.coverage(of: mask, in: box)
    pass.add(work)
    return true
  }

  /// Adds the work of painting a rotated shadow and returns whether there is any.
  ///
  /// Its mask is made for the next power of two of the scale: one that grows as it turns needs a
  /// new one when it has doubled, not in each frame.
  private mutating func addRotatedShadow(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ blur: CGFloat,
    _ color: UInt32
  ) -> Bool {
    let rect = visible.rect
    guard rect.width > 0, rect.height > 0 else { return false }
    var scale = exp2(log2(visible.scale).rounded(.up))
    let corner = max(cornerRadius, 0) + CGFloat(Shadow.spread(ofBlur: blur * scale)) / scale
    while corner * scale > Self.largestRotatedCorner { scale /= 2 }
    let width = max(PixelRect.round(rect.width * scale), 1)
    let height = max(PixelRect.round(rect.height * scale), 1)
    let shape = Mask.Shape(
      width: width,
      height: height,
      cornerRadius: cornerRadius * scale,
      kind: .shadow(radii: Shadow.radii(ofBlur: blur * scale))
    )
    var work = Work(paint: .solid(color), bounds: visible.place.bounds, visible: visible.pixels)
    guard shape.reach > 0 else {
      // The shadow of a light without a size.
      work.coverage = visible.outline(cornerRadius)
      pass.add(work)
      return true
    }
    let mask = mask(shape)
    let box = PixelRect(width: width + 2 * shape.reach, height: height + 2 * shape.reach)
    let transform = CGAffineTransform(
      translationX: -CGFloat(shape.reach),
      y: -CGFloat(shape.reach)
    )
    .concatenating(
      CGAffineTransform(
        scaleX: rect.width / CGFloat(width),
        y: rect.height / CGFloat(height)
      )
    )
    .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    .concatenating(visible.transform)
    guard
      let rotated = RotatedMask(
        mask,
        stretchedTo: box,
        seen: mask.seen(of: box, color),
        transform
      ).map(pass.retain)
    else { return false }
    work.coverage = .rotatedMask(.passUnretained(rotated))
    pass.add(work)
    return true
  }
}

extension Mask {
  /// Returns the part of a box of which something is seen: where the product of a shadow's coverage
  /// and its color rounds to zero, nothing is.
  fileprivate func seen(of box: PixelRect, _ color: UInt32) -> PixelRect {
    let margins = margins(below: UInt8(clamping: (126 + (color >> 24)) / (color >> 24)))
    return box.inset(x: margins.x, y: margins.y)
  }
}
