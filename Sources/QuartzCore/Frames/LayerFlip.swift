// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// A layer that turns around, from its old content to the new one on its back.
struct LayerFlip {
  private let layer: CALayer
  private let values: LayerValues
  private let place: FramePainter.Place

  init(of layer: CALayer, _ values: LayerValues, _ place: FramePainter.Place) {
    (self.layer, self.values, self.place) = (layer, values, place)
  }

  /// Adds the content that is seen to a list.
  func paint(
    _ effect: TransitionEffect,
    at progress: CGFloat,
    by painter: inout FramePainter
  ) {
    let (showsFormer, map) = effect.turn(of: values.bounds, at: progress)
    guard showsFormer else {
      var seen = place
      seen.seen = SeenPlane(map)
      return painter.paintFlattened(layer, values, seen)
    }
    let corner = CGAffineTransform(translationX: values.bounds.minX, y: values.bounds.minY)
    let seen = Projection(corner).concatenating(map)
    guard !seen.bounds(of: effect.former.rect).isNull else { return }
    painter.add(.projected(effect.former, seen, opacity: 1), place)
  }
}
