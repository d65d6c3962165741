// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// Walks a layer tree and writes down what it shows, in the order it is painted.
struct FramePainter {
  /// What the walk is for.
  enum Purpose {
    /// A frame: the marks of what was seen are taken away, and pictures are kept.
    case frame
    /// A picture aside: the tree is left as it is.
    case snapshot
    /// As the layers are set, without animations.
    case model
  }

  /// Where a layer's superlayer lies, and its time.
  struct Place {
    /// From the superlayer's points to pixels.
    var transform: CGAffineTransform
    /// What may be touched.
    var clip: PixelRect
    var time: Double
    /// Whether that time passes.
    var timeRuns: Bool
  }

  /// Pixels per point, for pictures of their own.
  let scale: CGFloat
  let purpose: Purpose
  var items: [DisplayList.Item] = []
  var layersVisited = 0
  var subListsBuilt = 0
  /// Something moves by the clock.
  var animates = false
  /// Something is as it is because of the time, whether that passes or not.
  var dependsOnTime = false

  init(scale: CGFloat, purpose: Purpose) { (self.scale, self.purpose) = (scale, purpose) }

  mutating func paint(_ layer: CALayer, in above: Place) {
    layersVisited += 1
    var place = above
    place.time = layer.timing.localTime(above.time)
    place.timeRuns = above.timeRuns && layer.timing.speed != 0
    let values = values(of: layer, in: place)
    guard !values.isHidden, values.opacity > 0 else { return }
    place.transform = values.toSuperlayer.concatenating(above.transform)
    let first = items.count
    paintPicture(of: layer, values, place)
    guard values.opacity < 1 else { return }
    if items.count == first + 1 {
      items[first].fade(values.opacity)
    } else if items.count > first + 1 {
      fadeTogether(layer, values.opacity, from: first, clip: place.clip)
    }
  }

  private mutating func values(of layer: CALayer, in place: Place) -> LayerValues {
    guard !layer.attached.isEmpty, purpose != .model else { return layer.values }
    for animation in layer.attached where animation.effect != nil {
      dependsOnTime = true
      if place.timeRuns, animation.timing.speed != 0, animation.stage(at: place.time) == .active {
        animates = true
      }
    }
    return layer.values(at: place.time)
  }

  /// The layer's shadow and what is inside it, as if it were opaque.
  private mutating func paintPicture(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    let isUpright =
      place.transform.b == 0 && place.transform.c == 0 && place.transform.a > 0
      && place.transform.d > 0
    let hasRoundClip = values.masksToBounds && (values.clampedRadius > 0 || !isUpright)
    if values.masksToBounds {
      let box = PixelRect(around: values.bounds.applying(place.transform))
      if box.intersection(place.clip).isEmpty { return }
    } else {
      paintShadow(of: layer, values, place)
    }
    if layer.switches.contains(.rasterizes) || hasRoundClip && layer.hasContentToCut {
      return paintFlattened(layer, values, place)
    }
    // Twelve megabytes for a page: not to be kept until it moves again.
    if purpose == .frame, layer.flattened.picture != nil { layer.flattened.picture = nil }
    var inner = place
    if values.masksToBounds, isUpright {
      let box = PixelRect(nearest: values.bounds.applying(place.transform))
      inner.clip = place.clip.intersection(box)
      if inner.clip.isEmpty { return }
    }
    paintInside(layer, values, inner)
  }

  /// Background, contents, sublayers, and the border above them, as Core Animation has it.
  mutating func paintInside(_ layer: CALayer, _ values: LayerValues, _ place: Place) {
    if purpose == .frame { layer.marks.remove(.picture) }
    let radius = values.clampedRadius
    let hasArea = values.bounds.width > 0 && values.bounds.height > 0
    if hasArea, let color = DisplayList.Color(values.backgroundColor) {
      add(.fill(values.bounds, cornerRadius: radius, color), place)
    }
    paintContents(of: layer, values, place)
    if layer.switches.contains(.sortsSublayers) {
      for child in layer.childrenInPaintOrder { paint(child, in: place) }
    } else {
      for child in layer.children { paint(child, in: place) }
    }
    if hasArea, values.borderWidth > 0, let color = DisplayList.Color(values.borderColor) {
      add(.border(values.bounds, cornerRadius: radius, width: values.borderWidth, color), place)
    }
  }

  /// Writes down an item, unless nothing of it can show.
  mutating func add(_ content: DisplayList.Content, _ place: Place) {
    let item = DisplayList.Item(transform: place.transform, clip: place.clip, content: content)
    if !item.box.isEmpty { items.append(item) }
  }
}

extension LayerValues {
  /// The radius of the corners as far as there is room for it.
  var clampedRadius: CGFloat { max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2)) }
}

extension CALayer {
  /// Whether there is more than a background for rounded corners to cut.
  fileprivate var hasContentToCut: Bool { storedContents != nil || !children.isEmpty }
}
