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

  /// Returns the mask of a flattened layer: its mask layer, and of a rotated one the round corners,
  /// if only some are.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: Its values.
  ///   - inner: The place of its content in the flattened image.
  ///   - isRotated: Whether the image is shown rotated.
  ///   - box: The pixels of the image; reduced to those of the mask.
  /// - Returns: The mask.
  mutating func mask(
    of layer: CALayer,
    _ values: LayerValues,
    _ inner: Place,
    isRotated: Bool,
    _ box: inout PixelRect
  ) -> LayerMask {
    var result = LayerMask()
    var painter = FramePainter(scale: scale, purpose: purpose)
    if let mask = layer.rare.mask {
      painter.paint(mask, in: inner)
      include(painter)
      result.dependsOnTime = painter.dependsOnTime
      box = box.intersection(painter.items.reduce(PixelRect.nowhere) { $0.union($1.box) })
    }
    result.clipsCorners = isRotated && values.masksToBounds && layer.isPartlyRound(values)
    guard !box.isEmpty else { return result }
    if result.clipsCorners {
      var painter = FramePainter(scale: scale, purpose: purpose)
      let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
      painter.addRound(layer, values, inner) { .fill(values.bounds, cornerRadius: $0, white) }
      result.image = image(of: painter, box, mask: nil)
    }
    guard layer.rare.mask != nil else { return result }
    let made = image(of: painter, box, mask: result.image)
    result.image = made
    guard purpose == .frame else { return result }
    let kept = layer.flattened.pictures()
    let mask = reuse(kept.mask, for: made)
    kept.keep(mask: mask)
    result.image = mask
    return result
  }

  private func image(of painter: FramePainter, _ box: PixelRect, mask: SubList?) -> SubList {
    SubList(
      list: painter.list(of: 0..., movedTo: box),
      width: box.width,
      height: box.height,
      scale: scale,
      mask: mask,
      keepsStore: false
    )
  }
}

/// The mask of a flattened layer.
struct LayerMask {
  var image: SubList?
  /// Whether it contains the round corners.
  var clipsCorners = false
  /// Whether it is another one at every moment.
  var dependsOnTime = false
}

extension CALayer {
  /// Whether some of the corners are round, and others are not.
  func isPartlyRound(_ values: LayerValues) -> Bool {
    values.cornerRadius > 0 && rare.maskedCorners != .all && values.clampedRadius > 0
  }
}
