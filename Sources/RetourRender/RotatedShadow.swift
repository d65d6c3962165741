// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The shape of a rotated shadow's mask, and where it lies.
///
/// The mask is made for the next power of two of the scale: a shadow that grows as it turns needs a
/// new one when it has doubled, not in each frame.
struct RotatedShadow {
  /// The largest corner of a mask with its blur, in pixels.
  private static let largestCorner: CGFloat = 1024

  /// The shape of the mask.
  let shape: Mask.Shape
  /// The size that the mask is stretched to, in its pixels.
  let box: PixelRect
  /// The transform from pixels of the box to those of the list.
  let transform: CGAffineTransform

  /// Prepares the shadow of a rectangle, or returns `nil` where it has no pixels.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of its corners.
  ///   - blur: The standard deviation of the blur, in points.
  ///   - toPixels: The transform from points to pixels of the list.
  init?(
    _ rect: CGRect,
    cornerRadius: CGFloat,
    blur: CGFloat,
    _ toPixels: CGAffineTransform
  ) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var scale = exp2(log2(toPixels.scale).rounded(.up))
    let corner = max(cornerRadius, 0) + CGFloat(Shadow.spread(ofBlur: blur * scale)) / scale
    while corner * scale > Self.largestCorner { scale /= 2 }
    let width = max(PixelRect.round(rect.width * scale), 1)
    let height = max(PixelRect.round(rect.height * scale), 1)
    shape = Mask.Shape(
      width: width,
      height: height,
      cornerRadius: cornerRadius * scale,
      kind: .shadow(radii: Shadow.radii(ofBlur: blur * scale))
    )
    let reach = shape.reach
    box = PixelRect(width: width + 2 * reach, height: height + 2 * reach)
    let (across, down) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    transform = CGAffineTransform(translationX: -CGFloat(reach), y: -CGFloat(reach))
      .concatenating(CGAffineTransform(scaleX: across, y: down))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      .concatenating(toPixels)
  }
}
