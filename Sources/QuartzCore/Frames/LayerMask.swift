// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender

/// The mask of a flattened layer: its mask layer, and of a rotated one the round corners, if only
/// some are.
struct LayerMask {
  private(set) var image: SubList?
  /// Whether it contains the round corners.
  private(set) var clipsCorners = false
  /// Whether it is another one at every moment.
  private(set) var dependsOnTime = false

  /// Paints the mask of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: Its values.
  ///   - inner: The place of its content in the flattened image.
  ///   - isRotated: Whether the image is shown rotated.
  ///   - box: The pixels of the image; reduced to those of the mask.
  ///   - outer: The painter of the layer, which counts the work.
  init(
    of layer: CALayer,
    _ values: LayerValues,
    _ inner: FramePainter.Place,
    isRotated: Bool,
    _ box: inout PixelRect,
    by outer: inout FramePainter
  ) {
    var painter = FramePainter(scale: outer.scale, purpose: outer.purpose)
    if let mask = layer.rare.mask {
      painter.paint(mask, in: inner)
      outer.include(painter)
      dependsOnTime = painter.dependsOnTime
      box = box.intersection(painter.items.reduce(PixelRect.nowhere) { $0.union($1.box) })
    }
    clipsCorners = isRotated && values.masksToBounds && layer.isPartlyRound(values)
    guard !box.isEmpty else { return }
    if clipsCorners {
      var corners = FramePainter(scale: outer.scale, purpose: outer.purpose)
      let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
      corners.addRound(layer, values, inner) { .fill(values.bounds, cornerRadius: $0, white) }
      image = Self.image(of: corners, box, mask: nil)
    }
    guard layer.rare.mask != nil else { return }
    let made = Self.image(of: painter, box, mask: image)
    guard outer.purpose == .frame else {
      image = made
      return
    }
    let kept = layer.flattened.pictures()
    image = outer.reuse(kept.mask, for: made)
    kept.keep(mask: image)
  }

  private static func image(
    of painter: FramePainter,
    _ box: PixelRect,
    mask: SubList?
  ) -> SubList {
    SubList(
      list: painter.list(of: 0..., movedTo: box),
      width: box.width,
      height: box.height,
      scale: painter.scale,
      mask: mask,
      keepsStore: false
    )
  }
}
