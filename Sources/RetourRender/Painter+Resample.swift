// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

extension Painter {
  /// Paints an image scaled or rotated, with bilinear filtering.
  func paint(
    _ bitmap: Bitmap,
    _ transform: CGAffineTransform,
    _ work: Work,
    into target: Target
  ) {
    if let rotation = Rotation(of: bitmap, transform) {
      let whole = PixelRect(width: bitmap.width, height: bitmap.height)
      paint(rotation, isOpaque: bitmap.opaquePart == whole, work, into: target)
    } else {
      resample(bitmap, transform, work, into: target)
    }
  }

  /// Paints images of one pixel across, and groups that get small, with pixman.
  ///
  /// Not with Cairo, which places its samples relative to the painted area: the same pixel could
  /// differ when less is damaged.
  func resample(
    _ bitmap: Bitmap,
    _ transform: CGAffineTransform,
    _ work: Work,
    into target: Target
  ) {
    guard let source = image(of: bitmap, transform, isRepeated: work.tint == nil),
      let image = PixmanImage(
        PIXMAN_a8r8g8b8,
        target.base,
        width: target.window.width,
        height: target.window.height,
        bytesPerRow: target.bytesPerRow
      )
    else { return }
    if let tint = work.tint {
      let paint = PixmanImage(wide(tint))
      composite(paint, mask: source, at: nil, work.visible, to: image, target.window)
      return
    }
    guard case .outline(let outline) = work.coverage else {
      let alpha = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(work.opacity * 257))
      let mask = work.opacity < 255 ? PixmanImage(alpha) : nil
      composite(source, mask: mask, at: nil, work.visible, to: image, target.window)
      return
    }
    withCoverage(of: outline, in: work.bounds) { coverage, bytesPerRow, area in
      if work.opacity < 255 {
        for index in 0..<bytesPerRow * area.height {
          coverage[index] = UInt8(
            truncatingIfNeeded: scaled(UInt32(coverage[index]), by: work.opacity)
          )
        }
      }
      let mask = PixmanImage(
        PIXMAN_a8,
        coverage,
        width: area.width,
        height: area.height,
        bytesPerRow: bytesPerRow
      )
      composite(source, mask: mask, at: area, work.visible, to: image, target.window)
    }
  }

  /// Composites a source over the boxes of a set, through a mask that fills `area`, if any.
  private func composite(
    _ source: PixmanImage?,
    mask: PixmanImage?,
    at area: PixelRect?,
    _ pixels: PixelSet,
    to target: PixmanImage,
    _ window: PixelRect
  ) {
    let (left, top) = (area?.left ?? 0, area?.top ?? 0)
    pixels.forEachBox { box in
      pixman_image_composite32(
        PIXMAN_OP_OVER,
        source?.raw,
        mask?.raw,
        target.raw,
        Int32(box.left),
        Int32(box.top),
        Int32(box.left - left),
        Int32(box.top - top),
        Int32(box.left - window.left),
        Int32(box.top - window.top),
        Int32(box.width),
        Int32(box.height)
      )
    }
  }

  /// Creates pixman's image of a bitmap with a transform, or returns `nil` where the
  /// transform has no inverse that fits pixman's numbers.
  private func image(
    of bitmap: Bitmap,
    _ transform: CGAffineTransform,
    isRepeated: Bool
  ) -> PixmanImage? {
    let inverse = transform.inverted()
    var exact = pixman_f_transform_t()
    exact.m.0 = (inverse.a, inverse.c, inverse.tx)
    exact.m.1 = (inverse.b, inverse.d, inverse.ty)
    exact.m.2 = (0, 0, 1)
    var matrix = pixman_transform_t()
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard abs(determinant) > 1e-12, pixman_transform_from_pixman_f_transform(&matrix, &exact) != 0,
      let image = PixmanImage(
        PIXMAN_a8r8g8b8,
        UnsafeMutableRawPointer(mutating: bitmap.base),
        width: bitmap.width,
        height: bitmap.height,
        bytesPerRow: bitmap.bytesPerRow
      )
    else { return nil }
    pixman_image_set_transform(image.raw, &matrix)
    // The edge pixels repeat where an outline clips the image, and fade where none does.
    pixman_image_set_repeat(image.raw, isRepeated ? PIXMAN_REPEAT_PAD : PIXMAN_REPEAT_NONE)
    setFilter(of: image.raw, inverse)
    return image
  }

  private func setFilter(of image: OpaquePointer?, _ inverse: CGAffineTransform) {
    // Pixels of the image per pixel of the buffer; more than a hundred makes no visible difference.
    let wide = min((inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(), 100)
    let high = min((inverse.c * inverse.c + inverse.d * inverse.d).squareRoot(), 100)
    guard max(wide, high) > 1 / Scaling.averagedBelow else {
      pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
      return
    }
    var count: Int32 = 0
    let weights = pixman_filter_create_separable_convolution(
      &count,
      fixed(max(wide, 1)),
      fixed(max(high, 1)),
      PIXMAN_KERNEL_LINEAR,
      PIXMAN_KERNEL_LINEAR,
      PIXMAN_KERNEL_BOX,
      PIXMAN_KERNEL_BOX,
      4,
      4
    )
    // pixman copies the weights.
    defer { free(weights) }
    guard let weights else { return }
    pixman_image_set_filter(image, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, weights, count)
  }

  private func fixed(_ value: CGFloat) -> pixman_fixed_t { pixman_fixed_t(value * 65_536) }

  private func wide(_ pixel: UInt32) -> pixman_color_t {
    func component(_ shift: UInt32) -> UInt16 { UInt16((pixel >> shift) & 0xff) * 257 }
    return pixman_color_t(
      red: component(16),
      green: component(8),
      blue: component(0),
      alpha: component(24)
    )
  }
}
