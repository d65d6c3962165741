// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension Collector {
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
  private mutating func addRotatedShadow(
    _ visible: VisibleItem,
    _ cornerRadius: CGFloat,
    _ blur: CGFloat,
    _ color: UInt32
  ) -> Bool {
    let (rect, transform) = (visible.rect, visible.transform)
    guard let shadow = RotatedShadow(rect, cornerRadius: cornerRadius, blur: blur, transform)
    else { return false }
    var work = Work(paint: .solid(color), bounds: visible.place.bounds, visible: visible.pixels)
    if shadow.shape.reach > 0 {
      let (mask, box) = (mask(shadow.shape), shadow.box)
      let seen = mask.seen(of: box, color)
      guard let rotated = RotatedMask(mask, stretchedTo: box, seen: seen, shadow.transform) else {
        return false
      }
      work.coverage = .rotatedMask(.passUnretained(pass.retain(rotated)))
    } else {
      // The shadow of a light without a size.
      work.coverage = visible.outline(cornerRadius)
    }
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
