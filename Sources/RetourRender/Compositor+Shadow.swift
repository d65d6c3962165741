// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

// MARK: Shadows

extension Compositor {
  /// The longest side of the mask of a turned shadow, in pixels.
  private static let longestTurnedSide = 4096

  /// Notes what is to be painted of a shadow.
  func noteShadow(
    _ item: DisplayList.Item,
    _ place: Footprint,
    _ cornerRadius: CGFloat,
    _ blur: CGFloat,
    _ color: UInt32,
    _ visible: PixelSet,
    in pass: Pass
  ) -> Bool {
    guard color >> 24 > 0 else { return false }
    let radii = Shadow.radii(ofBlur: blur * item.scale)
    let isTurned = place.placement == .turned
    let width = isTurned ? Box.round(item.rect.width * item.scale) : place.box.width
    let height = isTurned ? Box.round(item.rect.height * item.scale) : place.box.height
    let mask = mask(
      Mask.Shape(
        width: max(width, 1),
        height: max(height, 1),
        cornerRadius: cornerRadius * item.scale,
        kind: .shadow(radii: radii)
      )
    )
    let reach = radii.reduce(0, +)
    guard isTurned else {
      var work = Work(paint: .solid(color), bounds: place.bounds, visible: visible)
      work.coverage = pass.coverage(of: mask, in: place.box.inset(x: -reach, y: -reach))
      add(work, covering: nil, to: pass)
      return true
    }
    guard max(width, height) + 2 * reach <= Self.longestTurnedSide else { return false }
    let picture = pass.keep(
      TurnedMask(mask, width: max(width, 1) + 2 * reach, height: max(height, 1) + 2 * reach)
    )
    let transform = CGAffineTransform(translationX: -CGFloat(reach), y: -CGFloat(reach))
      .concatenating(
        CGAffineTransform(
          scaleX: item.rect.width / CGFloat(max(width, 1)),
          y: item.rect.height / CGFloat(max(height, 1))
        )
      )
      .concatenating(
        CGAffineTransform(translationX: item.rect.minX, y: item.rect.minY)
      )
      .concatenating(item.transform)
    var work = Work(
      paint: .resampled(picture.bitmap, transform),
      bounds: place.bounds,
      visible: visible
    )
    work.tint = color
    add(work, covering: nil, to: pass)
    return true
  }
}
