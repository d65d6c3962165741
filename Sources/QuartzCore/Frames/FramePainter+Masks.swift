// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  /// Adds content with the layer's round corners, in parts where only some are round.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: Its values.
  ///   - place: Its place; upright, if only some of its corners are round.
  ///   - content: Returns the content for a radius.
  mutating func addRound(
    _ layer: CALayer,
    _ values: LayerValues,
    _ place: Place,
    _ content: (_ radius: CGFloat) -> DisplayList.Content
  ) {
    let radius = values.clampedRadius
    guard layer.isPartlyRound(values) else { return add(content(radius), place) }
    for part in cornerParts(of: layer, values, place.transform) {
      var clipped = place
      clipped.clip = place.clip.intersection(part.clip)
      add(content(part.isRound ? radius : 0), clipped)
    }
  }

  private func cornerParts(
    of layer: CALayer,
    _ values: LayerValues,
    _ transform: CGAffineTransform
  ) -> [CornerParts.Part] {
    let box = PixelRect(nearest: values.bounds.applying(transform))
    return CornerParts(layer.rare.maskedCorners, of: box).parts
  }

  /// Adds a layer's flattened image; in parts, where round corners clip only some of its corners.
  mutating func addFlattened(
    _ image: SubList,
    of layer: CALayer,
    _ values: LayerValues,
    _ place: Place
  ) {
    if let projection = place.seen?.projection {
      guard !projection.bounds(of: image.rect).isNull else { return }
      return add(.projected(image, projection, opacity: 1), place)
    }
    guard image.cornerRadius > 0, layer.isPartlyRound(values) else {
      return add(.sublist(image, opacity: 1), place)
    }
    let kept = layer.flattened.pictures()
    let square: SubList
    if let earlier = kept.square, earlier.list == image.list, earlier.mask == image.mask {
      square = earlier
    } else {
      square = SubList(
        list: image.list,
        width: image.width,
        height: image.height,
        scale: image.scale,
        origin: image.origin,
        mask: image.mask,
        keepsStore: image.keepsStore
      )
      if purpose == .frame { kept.keep(square: square) }
    }
    for part in cornerParts(of: layer, values, place.transform) {
      var clipped = place
      clipped.clip = place.clip.intersection(part.clip)
      add(.sublist(part.isRound ? image : square, opacity: 1), clipped)
    }
  }
}

extension CALayer {
  /// Whether some of the corners are round, and others are not.
  func isPartlyRound(_ values: LayerValues) -> Bool {
    values.cornerRadius > 0 && rare.maskedCorners != .all && values.clampedRadius > 0
  }
}
