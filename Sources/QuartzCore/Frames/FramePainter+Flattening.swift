// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  /// Adds the layer and its subtree as one image; that of an earlier frame when nothing inside
  /// has changed, and then without visiting the subtree.
  mutating func paintFlattened(_ layer: CALayer, _ values: LayerValues, _ place: Place) {
    let isProjected = place.seen != nil
    let keepsStore =
      layer.switches.contains(.rasterizes) || layer.rare.mask != nil || isProjected
    let own = layer.rasterizationScale
    let scale = keepsStore && own > 0 ? own : scale
    let kept = layer.flattened
    if let image = layer.keptImage(values, place, scale: scale, keepsStore: keepsStore) {
      return addFlattened(image, of: layer, values, place)
    }
    var painter = FramePainter(scale: scale, purpose: purpose)
    let inner = inside(values, place, scale)
    let bounds = values.bounds
    if layer.rare.mask != nil || isProjected, !values.masksToBounds {
      LayerShadow(of: layer, values, inner).paint(by: &painter)
    }
    painter.paintInside(layer, values, inner)
    include(painter)
    if !keepsStore, painter.items.contains(where: { $0.isBackdrop }) {
      if purpose == .frame { layer.flattened.dropImage() }
      return add(BackdropParts(painter.items, scale: scale).clipped(to: values, inner, place))
    }
    let whole =
      values.masksToBounds
      ? inner.clip : painter.items.reduce(PixelRect.nowhere) { $0.union($1.box) }
    let masksCorners =
      isProjected
      ? values.clampedRadius > 0 : !place.transform.isUpright && layer.isPartlyRound(values)
    let mask = LayerMask(of: layer, values, inner, masksCorners: masksCorners, by: &self)
    let box = mask.part(of: whole)
    guard !box.isEmpty, !painter.items.isEmpty else {
      if purpose == .frame { layer.flattened.dropImage() }
      return
    }
    let made = SubList(
      of: painter.items,
      in: box,
      of: bounds,
      scale: scale,
      cornerRadius: values.masksToBounds && !mask.clipsCorners ? values.clampedRadius : 0,
      mask: mask.image(of: box, for: layer, by: &self),
      keepsStore: keepsStore
    )
    let image = reuse(kept.image, for: made)
    if purpose == .frame {
      // The layer's own animations count when they change its content.
      let changesContent = layer.animations.list.contains {
        $0.effect.map { !$0.keepsContent } ?? false
      }
      let dependsOnTime = painter.dependsOnTime || mask.dependsOnTime || changesContent
      layer.flattened.keep(image: image, dependsOnTime: dependsOnTime)
    }
    addFlattened(image, of: layer, values, place)
  }

  /// Returns the place of a layer's content in its flattened image.
  private func inside(_ values: LayerValues, _ place: Place, _ scale: CGFloat) -> Place {
    var inner = place
    inner.seen = nil
    inner.transform = values.toPixels(scale)
    inner.clip =
      values.masksToBounds
      ? PixelRect(nearest: values.bounds.applying(inner.transform)) : PixelRect.everywhere
    return inner
  }

  /// Replaces the items from `first` on by one translucent image, aligned to the screen's pixels.
  mutating func fadeTogether(
    _ layer: CALayer,
    _ opacity: Float,
    from first: Int,
    clip: PixelRect
  ) {
    guard !items[first...].contains(where: { $0.isBackdrop }) else {
      let parts = BackdropParts(items[first...], scale: scale)
      replaceItems(from: first, by: nil)
      return add(parts.faded(opacity, clip: clip))
    }
    let box = items[first...].reduce(PixelRect.nowhere) { $0.union($1.box) }.intersection(clip)
    let list = list(of: first..., movedTo: box)
    replaceItems(from: first, by: nil)
    guard !box.isEmpty else { return }
    let made = SubList(
      list: list,
      width: box.width,
      height: box.height,
      scale: scale,
      keepsStore: false
    )
    let group = reuse(layer.flattened.group, for: made)
    if purpose == .frame { layer.flattened.keep(group: group) }
    let item = DisplayList.Item(
      transform: .pixels(of: box, scale: scale),
      clip: clip,
      content: .sublist(group, opacity: opacity)
    )
    replaceItems(from: first, by: item)
  }

  /// Returns the items as a list whose origin is the corner of `box`, clipped to it.
  func list(of range: PartialRangeFrom<Int>, movedTo box: PixelRect) -> DisplayList {
    items[range].list(movedTo: box)
  }
}

extension Collection where Element == DisplayList.Item {
  /// The items as a list whose origin is the corner of `box`, clipped to it.
  func list(movedTo box: PixelRect) -> DisplayList {
    DisplayList(
      items: map { item in
        var item = item
        item.clip = item.clip.intersection(box)
        item.move(x: -box.x, y: -box.y)
        return item
      }
    )
  }
}

extension SubList {
  /// Creates an image of a part of a layer.
  ///
  /// - Parameters:
  ///   - items: What the layer adds, in pixels from the top left corner of its bounds.
  ///   - box: The part, in the same pixels.
  ///   - bounds: The bounds of the layer.
  ///   - scale: The pixels per point.
  ///   - cornerRadius: The radius of the corners that clip the image, in points.
  ///   - mask: The image whose alpha the pixels are multiplied by.
  ///   - keepsStore: Whether the pixels are kept for the next frame.
  convenience init(
    of items: some Collection<DisplayList.Item>,
    in box: PixelRect,
    of bounds: CGRect,
    scale: CGFloat,
    cornerRadius: CGFloat = 0,
    mask: SubList? = nil,
    keepsStore: Bool
  ) {
    self.init(
      list: items.list(movedTo: box),
      width: box.width,
      height: box.height,
      scale: scale,
      origin: CGPoint(
        x: bounds.minX + CGFloat(box.x) / scale,
        y: bounds.minY + CGFloat(box.y) / scale
      ),
      cornerRadius: cornerRadius,
      mask: mask,
      keepsStore: keepsStore
    )
  }
}

extension LayerValues {
  /// Returns the transform from points to pixels from the top left corner of the bounds.
  ///
  /// - Parameter scale: The pixels per point.
  /// - Returns: The transform.
  func toPixels(_ scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: -bounds.minX * scale,
      ty: -bounds.minY * scale
    )
  }
}

extension CALayer {
  /// Returns the flattened image of an earlier frame, if the layer would look the same again.
  fileprivate func keptImage(
    _ values: LayerValues,
    _ place: FramePainter.Place,
    scale: CGFloat,
    keepsStore: Bool
  ) -> SubList? {
    guard let image = flattened.image, !marks.contains(.content), !flattened.dependsOnTime,
      image.scale == scale, image.keepsStore == keepsStore
    else { return nil }
    guard values.masksToBounds, values.clampedRadius > 0 else { return image }
    // In perspective, and rotated where only some corners are round, a mask has the corners.
    let hasCorners =
      place.seen == nil && (!isPartlyRound(values) || place.transform.isUpright)
    return (image.cornerRadius > 0) == hasCorners ? image : nil
  }
}
