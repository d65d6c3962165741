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
    guard !effect.fades else { return paintFade(of: layer, values, place, effect, progress) }
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

  /// Adds both contents in shares that add up to one: where both are opaque, nothing shines
  /// through.
  private mutating func paintFade(
    of layer: CALayer,
    _ values: LayerValues,
    _ place: Place,
    _ effect: TransitionEffect,
    _ progress: CGFloat
  ) {
    var new = FramePainter(scale: scale, purpose: purpose)
    new.paintVisible(of: layer, values, place)
    include(new)
    var old = FramePainter(scale: scale, purpose: purpose)
    old.addFormer(effect.former, values.bounds, place, opacity: 1)
    let box = (new.items + old.items).reduce(PixelRect.nowhere) { $0.union($1.box) }
      .intersection(place.clip)
    guard !box.isEmpty else { return }
    let share = Float(min(max(progress, 0), 1))
    let kept = layer.flattened.pictures()
    let before = old.group(in: box, as: purpose == .frame ? kept.former : nil)
    let after = new.group(in: box, as: purpose == .frame ? kept.latter : nil)
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
    add(.sublist(sum, opacity: 1), shown)
  }

  /// Adds the old content, whose origin is the corner of the bounds.
  private mutating func addFormer(
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

  /// Returns all items as one image, which is kept for the next frame.
  private func group(in box: PixelRect, as earlier: SubList?) -> SubList {
    SubList(
      list: list(of: 0..., movedTo: box),
      width: box.width,
      height: box.height,
      scale: scale,
      keepsStore: true
    ).orSame(as: earlier)
  }
}
