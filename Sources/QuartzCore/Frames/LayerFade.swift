// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// A layer that dissolves from its old content into the new one.
struct LayerFade {
  private let layer: CALayer
  private let values: LayerValues
  private let place: FramePainter.Place

  init(of layer: CALayer, _ values: LayerValues, _ place: FramePainter.Place) {
    (self.layer, self.values, self.place) = (layer, values, place)
  }

  /// Adds both contents in shares that add up to one: where both are opaque, nothing shines
  /// through.
  ///
  /// - Parameters:
  ///   - effect: The transition.
  ///   - progress: The progress.
  ///   - painter: The painter of the list.
  func paint(_ effect: TransitionEffect, at progress: CGFloat, by painter: inout FramePainter) {
    let (scale, purpose) = (painter.scale, painter.purpose)
    var new = FramePainter(scale: scale, purpose: purpose)
    new.paintVisible(of: layer, values, place)
    painter.include(new)
    var old = FramePainter(scale: scale, purpose: purpose)
    old.addFormer(effect.former, values.bounds, place, opacity: 1)
    let box = (new.items + old.items).reduce(PixelRect.nowhere) { $0.union($1.box) }
      .intersection(place.clip)
    guard !box.isEmpty else { return }
    let share = Float(min(max(progress, 0), 1))
    let kept = layer.flattened.pictures()
    let before = group(old, in: box, as: purpose == .frame ? kept.former : nil)
    let after = group(new, in: box, as: purpose == .frame ? kept.latter : nil)
    if purpose == .frame { kept.keep(former: before, latter: after) }
    let whole = PixelRect(width: box.width, height: box.height)
    func item(_ image: SubList, _ opacity: Float) -> DisplayList.Item {
      DisplayList.Item(
        transform: CGAffineTransform(scaleX: scale, y: scale),
        clip: whole,
        content: .sublist(image, opacity: opacity)
      )
    }
    let sum = SubList(
      list: DisplayList(items: [item(before, 1 - share), item(after, share)]),
      width: box.width,
      height: box.height,
      scale: scale,
      isSum: true,
      keepsStore: false
    )
    let toPixels = CGAffineTransform(translationX: CGFloat(box.x), y: CGFloat(box.y))
    var shown = place
    shown.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(toPixels)
    painter.add(.sublist(sum, opacity: 1), shown)
  }

  /// Returns all items of a painter as one image, which is kept for the next frame.
  private func group(
    _ painter: FramePainter,
    in box: PixelRect,
    as earlier: SubList?
  ) -> SubList {
    SubList(
      list: painter.list(of: 0..., movedTo: box),
      width: box.width,
      height: box.height,
      scale: painter.scale,
      keepsStore: true
    ).orSame(as: earlier)
  }
}
