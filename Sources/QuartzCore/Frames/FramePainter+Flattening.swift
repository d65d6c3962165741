// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  /// Shows the layer and all in it as one picture; that of an earlier frame when nothing inside
  /// has changed, and then without a look at what is inside.
  mutating func paintFlattened(_ layer: CALayer, _ values: LayerValues, _ place: Place) {
    let keepsStore = layer.switches.contains(.rasterizes)
    let own = layer.rasterizationScale
    let scale = keepsStore && own > 0 ? own : scale
    let kept = layer.flattened
    if let picture = kept.picture, !layer.marks.contains(.picture), !kept.dependsOnTime,
      picture.scale == scale, picture.keepsStore == keepsStore
    {
      return add(.sublist(picture, opacity: 1), place)
    }
    var painter = FramePainter(scale: scale, purpose: purpose)
    var inner = place
    let bounds = values.bounds
    inner.transform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: -bounds.minX * scale,
      ty: -bounds.minY * scale
    )
    inner.clip =
      values.masksToBounds
      ? PixelRect(nearest: bounds.applying(inner.transform)) : PixelRect.everywhere
    painter.paintInside(layer, values, inner)
    layersVisited += painter.layersVisited
    subListsBuilt += painter.subListsBuilt
    animates = animates || painter.animates
    dependsOnTime = dependsOnTime || painter.dependsOnTime

    let box =
      values.masksToBounds
      ? inner.clip : painter.items.reduce(PixelRect.nowhere) { $0.union($1.box) }
    guard !box.isEmpty, !painter.items.isEmpty else {
      if purpose == .frame { layer.flattened.picture = nil }
      return
    }
    let made = SubList(
      list: painter.list(of: 0..., movedTo: box),
      width: box.width,
      height: box.height,
      scale: scale,
      origin: CGPoint(
        x: bounds.minX + CGFloat(box.x) / scale,
        y: bounds.minY + CGFloat(box.y) / scale
      ),
      cornerRadius: values.masksToBounds ? values.clampedRadius : 0,
      keepsStore: keepsStore
    )
    let picture = made.orSame(as: kept.picture)
    if picture === made { subListsBuilt += 1 }
    if purpose == .frame {
      layer.flattened.picture = picture
      // The layer's own animations count when they change what is inside it.
      layer.flattened.dependsOnTime =
        painter.dependsOnTime
        || layer.attached.contains {
          $0.effect.map { !$0.property.key.leavesPictureAlone } ?? false
        }
    }
    add(.sublist(picture, opacity: 1), place)
  }

  /// Lets the items from `first` on show through as one picture, laid on the screen's pixels.
  mutating func fadeTogether(
    _ layer: CALayer,
    _ opacity: Float,
    from first: Int,
    clip: PixelRect
  ) {
    let box = items[first...].reduce(PixelRect.nowhere) { $0.union($1.box) }.intersection(clip)
    let list = list(of: first..., movedTo: box)
    items.removeSubrange(first...)
    guard !box.isEmpty else { return }
    let made = SubList(
      list: list,
      width: box.width,
      height: box.height,
      scale: scale,
      keepsStore: false
    )
    let group = made.orSame(as: layer.flattened.group)
    if group === made { subListsBuilt += 1 }
    if purpose == .frame { layer.flattened.group = group }
    let toPixels = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: CGFloat(box.x),
      ty: CGFloat(box.y)
    )
    items.append(
      DisplayList.Item(
        transform: toPixels,
        clip: clip,
        content: .sublist(group, opacity: opacity)
      )
    )
  }

  /// The items as a list of their own whose origin is the corner of `box`, clipped to it.
  private func list(of range: PartialRangeFrom<Int>, movedTo box: PixelRect) -> DisplayList {
    DisplayList(
      items: items[range].map { item in
        var item = item
        item.clip = item.clip.intersection(box)
        item.move(x: -box.x, y: -box.y)
        return item
      }
    )
  }
}
