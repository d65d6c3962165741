// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

extension CGContext {
  /// Draws an image into a rectangle, with the image's first row at the largest y.
  ///
  /// As in Core Graphics, images are upright where y points up, so here they are upside down;
  /// `UIImage.draw(in:)` draws upright.
  ///
  /// - Parameters:
  ///   - image: The image; stretched when its size is another.
  ///   - rect: The rectangle in user space.
  ///   - byTiling: Whether the image repeats from the rectangle over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, isUpright: false, isTiled: byTiling)
  }

  /// Draws an image into a rectangle, with the image's first row at the smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpright: true, isTiled: false)
  }

  /// Repeats an image from a rectangle over the whole clip, with its first row at the smallest y.
  package func tileUpright(_ image: CGImage, from rect: CGRect) {
    draw(image, in: rect, isUpright: true, isTiled: true)
  }

  /// Clips to a rectangle and masks later drawing with the alpha of an image.
  ///
  /// Masked drawing appears when the state is restored; until then, blend modes mix it only with
  /// other masked drawing.
  ///
  /// - Parameters:
  ///   - rect: Where the image lies, upside down as in `draw(_:in:)`.
  ///   - mask: The image.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let place = placement(of: mask, in: rect.standardized, isUpright: false)
    let toPixels = place.concatenating(userSpaceToDeviceSpaceTransform)
    guard canDraw, toPixels.isDrawable, toPixels.inverted().isSamplable else { return }
    // Closing the group restores the current transform.
    state.masks.append(.init(image: mask, matrix: cairo_matrix_t(place.inverted())))
    cairo_push_group(cairo)
  }

  private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool) {
    var rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let box = boundingBoxOfClipPath
    if isTiled { rect = rect.nearestTile(to: box) }
    // One tile is an image.
    let isTiled = isTiled && !rect.contains(box)
    let place = placement(of: image, in: rect, isUpright: isUpright)
    let toPixels = place.concatenating(userSpaceToDeviceSpaceTransform)
    guard canDraw, toPixels.isDrawable, toPixels.inverted().isSamplable else { return }
    if !isTiled, state.interpolationQuality.averages, rect.isMostly(in: box),
      let small = image.reduced(by: toPixels)
    {
      return paint(small, in: rect, placement(of: small, in: rect, isUpright: isUpright))
    }
    paint(image, in: rect, place, isTiled: isTiled)
  }

  /// Paints an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle in user space.
  ///   - place: The transform from the image's pixels to user space.
  ///   - isTiled: Whether the image repeats from the rectangle over the whole clip.
  private func paint(
    _ image: CGImage,
    in rect: CGRect,
    _ place: CGAffineTransform,
    isTiled: Bool = false
  ) {
    image.withSource { source in
      cairo_save(cairo)
      cairo_new_path(cairo)
      if !isTiled {
        addRect(rect)
      }
      var matrix = cairo_matrix_t(place)
      cairo_transform(cairo, &matrix)
      let pattern = cairo_pattern_create_for_surface(source)
      // Padding keeps the edges from mixing with transparent pixels outside of the image.
      cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
      if !isTiled && state.alpha == 1 && !state.blendMode.reachesOutside {
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
      } else {
        if !isTiled { cairo_clip(cairo) }
        cairo_paint_with_alpha(cairo, state.alpha)
      }
      cairo_restore(cairo)
    }
  }

  /// The transform from the image's pixels to user space.
  private func placement(
    of image: CGImage,
    in rect: CGRect,
    isUpright: Bool
  ) -> CGAffineTransform {
    let (scaleX, scaleY) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    return isUpright
      ? CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX, ty: rect.minY)
      : CGAffineTransform(a: scaleX, b: 0, c: 0, d: -scaleY, tx: rect.minX, ty: rect.maxY)
  }
}

extension CGAffineTransform {
  /// Whether pixman can sample an image with this transform, from pixels to the image's.
  ///
  /// It counts 65,536ths in 32 bits. Beyond that the whole image is smaller than a pixel.
  fileprivate var isSamplable: Bool {
    abs(a) < 32_768 && abs(b) < 32_768 && abs(c) < 32_768 && abs(d) < 32_768
  }
}

extension CGInterpolationQuality {
  /// Whether the pixels of an image that gets smaller are averages.
  var averages: Bool { self != .none && self != .low }

  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
