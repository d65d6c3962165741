// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  /// Adds a layer on its way from its old content to the new one.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: Its values.
  ///   - place: Its place.
  ///   - effect: The transition.
  ///   - share: The share of its duration, 0...1.
  mutating func paintTransition(
    of layer: CALayer,
    _ values: LayerValues,
    _ place: Place,
    _ effect: TransitionEffect,
    at share: Double
  ) {
    let progress = effect.progress(at: share)
    if effect.fades {
      return LayerFade(of: layer, values, place).paint(effect, at: progress, by: &self)
    }
    if effect.type == .flip {
      return LayerFlip(of: layer, values, place).paint(effect, at: progress, by: &self)
    }
    let bounds = values.bounds
    let (from, to) = effect.offsets(at: progress)
    var clipped = place
    let box = PixelRect(around: bounds.applying(place.transform))
    clipped.clip = place.clip.intersection(box)
    func moved(_ way: CGVector) -> Place {
      var moved = clipped
      moved.transform = CGAffineTransform(
        translationX: way.dx * bounds.width,
        y: way.dy * bounds.height
      ).concatenating(place.transform)
      return moved
    }
    if effect.isFormerInFront {
      paintVisible(of: layer, values, moved(to))
      addFormer(effect.former, bounds, moved(from), opacity: 1)
    } else {
      addFormer(effect.former, bounds, moved(from), opacity: 1)
      paintVisible(of: layer, values, moved(to))
    }
  }

  /// Adds the old content, whose origin is the corner of the bounds.
  mutating func addFormer(
    _ former: SubList,
    _ bounds: CGRect,
    _ place: Place,
    opacity: Float
  ) {
    var place = place
    place.transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
      .concatenating(place.transform)
    add(.sublist(former, opacity: opacity), place)
  }
}
