// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender

/// The mask of a flattened layer: its mask layer, and of a rotated one the round corners, if only
/// some are.
struct LayerMask {
  /// The painted mask layer; nil for none.
  private var content: FramePainter?
  /// The painted corners; nil when the mask does not contain them.
  private var corners: FramePainter?

  /// Paints the mask of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: Its values.
  ///   - inner: The place of its content in the flattened image.
  ///   - masksCorners: Whether it contains the round corners, since the image is not shown upright.
  ///   - outer: The painter of the layer, which counts the work.
  init(
    of layer: CALayer,
    _ values: LayerValues,
    _ inner: FramePainter.Place,
    masksCorners: Bool,
    by outer: inout FramePainter
  ) {
    if let mask = layer.rare.mask {
      var painter = FramePainter(scale: outer.scale, purpose: outer.purpose)
      painter.paint(mask, in: inner)
      outer.include(painter)
      content = painter
    }
    if masksCorners, values.masksToBounds {
      var painter = FramePainter(scale: outer.scale, purpose: outer.purpose)
      let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
      painter.addRound(layer, values, inner) { .fill(values.bounds, cornerRadius: $0, white) }
      corners = painter
    }
  }

  /// Whether it contains the round corners.
  var clipsCorners: Bool { corners != nil }

  /// Whether it is another one at every moment.
  var dependsOnTime: Bool { content?.dependsOnTime ?? false }

  /// Returns the part of a box that the mask may show.
  func part(of box: PixelRect) -> PixelRect {
    guard let content else { return box }
    return box.intersection(content.items.reduce(PixelRect.nowhere) { $0.union($1.box) })
  }

  /// Makes the mask of a box.
  ///
  /// - Parameters:
  ///   - box: The pixels of the flattened image.
  ///   - layer: The layer, which keeps the mask for the next frame.
  ///   - outer: The painter of the layer, which counts the work.
  /// - Returns: The mask; nil for none.
  func image(of box: PixelRect, for layer: CALayer, by outer: inout FramePainter) -> SubList? {
    let rounded = corners.map { image(of: $0, box, mask: nil) }
    guard let content else { return rounded }
    let made = image(of: content, box, mask: rounded)
    guard outer.purpose == .frame else { return made }
    let kept = layer.flattened.pictures()
    let mask = outer.reuse(kept.mask, for: made)
    kept.keep(mask: mask)
    return mask
  }

  private func image(of painter: FramePainter, _ box: PixelRect, mask: SubList?) -> SubList {
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
