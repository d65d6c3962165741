// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// The part of a layer that shows what lies behind it.
struct LayerBackdrop {
  let layer: CALayer
  let values: LayerValues
  let place: FramePainter.Place

  init(of layer: CALayer, _ values: LayerValues, _ place: FramePainter.Place) {
    (self.layer, self.values, self.place) = (layer, values, place)
  }

  /// Whether what lies behind is seen through the alpha of the layer's content.
  var masksContent: Bool { values.special.masksBackdrop && !values.special.backdrop.isNone }

  /// Adds what the layer shows of what lies behind it.
  func paint(by painter: inout FramePainter) {
    let backdrop = values.special.backdrop
    guard !backdrop.isNone, !values.special.masksBackdrop, values.bounds.width > 0,
      values.bounds.height > 0
    else { return }
    painter.addRound(layer, values, place) { radius in
      .backdrop(
        values.bounds,
        cornerRadius: values.masksToBounds ? radius : 0,
        backdrop,
        mask: nil,
        opacity: 1
      )
    }
  }

  /// Adds what lies behind the layer, seen through the alpha of its content.
  func paintThroughContent(by outer: inout FramePainter) {
    let scale = outer.scale
    var painter = FramePainter(scale: scale, purpose: outer.purpose)
    painter.paintPlainly(layer, values, place)
    outer.include(painter)
    let box = painter.items.reduce(PixelRect.nowhere) { $0.union($1.box) }.intersection(place.clip)
    guard !box.isEmpty else { return }
    let kept = outer.pictures(of: layer)
    let made = SubList(
      list: painter.list(of: 0..., movedTo: box),
      width: box.width,
      height: box.height,
      scale: scale,
      keepsStore: true
    )
    let mask = outer.reuse(kept.backdropMask, for: made)
    kept.keep(backdropMask: mask)
    var shown = place
    shown.transform = .pixels(of: box, scale: scale)
    let rect = CGRect(
      x: 0,
      y: 0,
      width: CGFloat(box.width) / scale,
      height: CGFloat(box.height) / scale
    )
    outer.add(
      .backdrop(rect, cornerRadius: 0, values.special.backdrop, mask: mask, opacity: 1),
      shown
    )
  }
}

extension CGAffineTransform {
  /// The transform from the points of an image to its pixels, which lie in a box.
  static func pixels(of box: PixelRect, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(box.x), ty: CGFloat(box.y))
  }
}
