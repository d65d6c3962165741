// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
public import Foundation

extension CGContext {
  /// Draws an image into a rectangle, its first row at the end of y.
  ///
  /// As at Apple images stand upright where y goes up, so here they are upside down; UIKit's
  /// `UIImage.draw(in:)` draws upright.
  ///
  /// - Parameters:
  ///   - image: The image; stretched when its size is another.
  ///   - rect: The rectangle in user space.
  ///   - byTiling: Whether the image is repeated from the rectangle over all of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, isUpright: false, isTiled: byTiling)
  }

  /// Draws an image into a rectangle, its first row at the beginning of y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isUpright: true, isTiled: false)
  }

  /// Cuts later drawing with the alpha of an image; outside of the rectangle nothing is drawn.
  ///
  /// Blend modes then mix within what is drawn until the state is restored only, which is when
  /// it appears.
  ///
  /// - Parameters:
  ///   - rect: Where the image lies, upside down as in `draw(_:in:)`.
  ///   - mask: The image.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let place = placement(of: mask, in: rect.standardized, isUpright: false)
    guard canDraw, place.isInvertible else { return }
    // Closing the group goes back to the transform of this moment.
    state.masks.append(Mask(image: mask, matrix: cairo_matrix_t(place.inverted())))
    cairo_push_group(cairo)
  }

  private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let place = placement(of: image, in: rect, isUpright: isUpright)
    guard place.concatenating(userSpaceToDeviceSpaceTransform).isInvertible else { return }
    image.withSource { source in
      cairo_save(cairo)
      cairo_new_path(cairo)
      if !isTiled {
        addRect(rect)
      }
      var matrix = cairo_matrix_t(place)
      cairo_transform(cairo, &matrix)
      cairo_set_source_surface(cairo, source, 0, 0)
      let pattern = cairo_get_source(cairo)
      // Padding keeps the edges from fading into what lies outside of the image.
      cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
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

  /// From the image's pixels to user space.
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

extension CGInterpolationQuality {
  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
