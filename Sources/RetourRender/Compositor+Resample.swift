// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation

// MARK: Painting what does not fit the pixels

extension Compositor {
  /// Below this scale a picture is averaged and no longer sampled, as Cairo's good filter does.
  private static let averagedBelow: CGFloat = 0.75

  /// Paints a picture scaled or turned, filtered bilinearly.
  ///
  /// With pixman and not through Cairo, which places its samples relative to the area painted:
  /// the same pixel could come out differently when less is damaged.
  func paint(
    _ bitmap: Bitmap,
    _ transform: CGAffineTransform,
    _ work: Work,
    into target: Target
  ) {
    guard let source = image(of: bitmap, transform, isRepeated: work.tint == nil),
      let image = pixman_image_create_bits(
        PIXMAN_a8r8g8b8,
        Int32(target.window.width),
        Int32(target.window.height),
        target.base.assumingMemoryBound(to: UInt32.self),
        Int32(target.bytesPerRow)
      )
    else { return }
    defer {
      pixman_image_unref(source)
      pixman_image_unref(image)
    }
    if let tint = work.tint {
      var color = wide(tint)
      let paint = pixman_image_create_solid_fill(&color)
      composite(paint, mask: source, at: nil, work.visible, to: image, target.window)
      pixman_image_unref(paint)
      return
    }
    guard case .outline(let outline) = work.coverage else {
      var color = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(work.opacity * 257))
      let mask = work.opacity < 255 ? pixman_image_create_solid_fill(&color) : nil
      composite(source, mask: mask, at: nil, work.visible, to: image, target.window)
      if let mask { pixman_image_unref(mask) }
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
      coverage.withMemoryRebound(to: UInt32.self, capacity: bytesPerRow * area.height / 4) {
        words in
        let mask = pixman_image_create_bits(
          PIXMAN_a8,
          Int32(area.width),
          Int32(area.height),
          words,
          Int32(bytesPerRow)
        )
        composite(source, mask: mask, at: area, work.visible, to: image, target.window)
        if let mask { pixman_image_unref(mask) }
      }
    }
  }

  /// Lays a source over the boxes of a region, through a mask that fills `area`, or everything.
  private func composite(
    _ source: OpaquePointer?,
    mask: OpaquePointer?,
    at area: Box?,
    _ pixels: PixelSet,
    to target: OpaquePointer,
    _ window: Box
  ) {
    let (left, top) = (area?.left ?? 0, area?.top ?? 0)
    pixels.forEachBox { box in
      pixman_image_composite32(
        PIXMAN_OP_OVER,
        source,
        mask,
        target,
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

  /// Makes pixman's image of a bitmap that is seen through a transform, or `nil` where the
  /// transform has no inverse that fits pixman's numbers.
  private func image(
    of bitmap: Bitmap,
    _ transform: CGAffineTransform,
    isRepeated: Bool
  ) -> OpaquePointer? {
    let inverse = transform.inverted()
    var exact = pixman_f_transform_t()
    exact.m.0 = (inverse.a, inverse.c, inverse.tx)
    exact.m.1 = (inverse.b, inverse.d, inverse.ty)
    exact.m.2 = (0, 0, 1)
    var matrix = pixman_transform_t()
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard abs(determinant) > 1e-12, pixman_transform_from_pixman_f_transform(&matrix, &exact) != 0,
      let image = pixman_image_create_bits(
        bitmap.format == .mask ? PIXMAN_a8 : PIXMAN_a8r8g8b8,
        Int32(bitmap.width),
        Int32(bitmap.height),
        UnsafeMutableRawPointer(mutating: bitmap.base).assumingMemoryBound(to: UInt32.self),
        Int32(bitmap.bytesPerRow)
      )
    else { return nil }
    pixman_image_set_transform(image, &matrix)
    // The last pixels go on for ever where an outline cuts the picture off, and fade where none does.
    pixman_image_set_repeat(image, isRepeated ? PIXMAN_REPEAT_PAD : PIXMAN_REPEAT_NONE)
    setFilter(of: image, inverse)
    return image
  }

  private func setFilter(of image: OpaquePointer, _ inverse: CGAffineTransform) {
    // Pixels of the picture per pixel of the buffer; more than a hundred gains nothing visible.
    let wide = min((inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(), 100)
    let high = min((inverse.c * inverse.c + inverse.d * inverse.d).squareRoot(), 100)
    guard max(wide, high) > 1 / Self.averagedBelow else {
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
    if let weights {
      pixman_image_set_filter(image, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, weights, count)
      free(weights)
    }
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
