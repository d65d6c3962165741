// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// Visits a layer tree and creates its display list, in painting order.
struct FramePainter {
  /// The purpose of the display list.
  enum Purpose {
    /// A frame: marks are cleared, and images are kept for the next frame.
    case frame
    /// A snapshot: the tree is not changed.
    case snapshot
    /// The layers without animations.
    case model
  }

  /// The place of a layer's superlayer, and its time.
  struct Place {
    /// The transform from the superlayer's points to pixels.
    var transform: CGAffineTransform
    /// The bounds of all painting.
    var clip: PixelRect
    var time: Double
    /// Whether that time is running.
    var timeRuns: Bool
    /// The superlayer's transform of its sublayers.
    var sublayers: SublayerTransform?
    /// The projection into the superlayer of a layer in perspective.
    var seen: SeenPlane?
    /// The opacity of a superlayer that does not fade its sublayers together.
    var opacity: Float = 1
  }

  /// Pixels per point, for flattened images.
  let scale: CGFloat
  let purpose: Purpose
  private(set) var items: [DisplayList.Item] = []
  private(set) var layersVisited = 0
  private(set) var subListsBuilt = 0
  /// The number of pictures of shapes, gradients and shadows that were drawn.
  private(set) var picturesDrawn = 0
  /// Whether an animation is under way.
  private(set) var animates = false
  /// Whether the result depends on the time, running or stopped.
  private(set) var dependsOnTime = false

  init(scale: CGFloat, purpose: Purpose, capacity: Int = 0) {
    (self.scale, self.purpose) = (scale, purpose)
    items.reserveCapacity(capacity)
  }

  mutating func paint(_ layer: CALayer, in above: Place) {
    layersVisited += 1
    let (values, entered) = enter(layer, in: above)
    guard !values.isHidden, values.opacity > 0 else { return }
    if layer.keepsDepth {
      return DepthOrder(of: layer, values, entered, by: &self).paint(by: &self)
    }
    var place = entered
    place.sublayers = values.sublayers
    let projection = values.projection(through: above.sublayers)
    let flat = projection.map(\.affine) ?? values.toSuperlayer
    if !layer.rare.isDoubleSided, values.showsBack(projection) { return }
    let first = items.count
    if let flat {
      place.transform = flat.concatenating(above.transform)
    } else {
      place.seen = projection.map(SeenPlane.init)
    }
    if flat == nil {
      paintFlattened(layer, values, place)
    } else if purpose == .frame, let (effect, share) = layer.animations.transition(at: place.time) {
      paintTransition(of: layer, values, place, effect, at: share)
    } else {
      paintVisible(of: layer, values, place)
    }
    guard values.opacity < 1 else { return }
    if items.count == first + 1 {
      items[first].fade(values.opacity)
    } else if items.count > first + 1 {
      fadeTogether(layer, values.opacity, from: first, clip: place.clip)
    }
  }

  /// Returns a layer's values and the place of its content, with its time, but with the transform
  /// of its superlayer.
  mutating func enter(_ layer: CALayer, in above: Place) -> (values: LayerValues, place: Place) {
    var place = above
    place.time = layer.timing.localTime(above.time)
    place.timeRuns = above.timeRuns && layer.timing.speed != 0
    var values = values(of: layer, in: place)
    if above.opacity < 1 {
      values.opacity *= above.opacity
      place.opacity = 1
    }
    return (values, place)
  }

  private mutating func values(of layer: CALayer, in place: Place) -> LayerValues {
    guard !layer.animations.list.isEmpty, purpose != .model else { return layer.values }
    for animation in layer.animations.list where animation.effect != nil {
      dependsOnTime = true
      if place.timeRuns, animation.timing.speed != 0, animation.stage(at: place.time) == .active {
        animates = true
      }
    }
    return layer.values(at: place.time)
  }

  /// Adds the layer's shadow and its content, as if it were opaque.
  mutating func paintVisible(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    if values.isSpecial {
      let backdrop = LayerBackdrop(of: layer, values, place)
      if backdrop.masksContent { return backdrop.paintThroughContent(by: &self) }
      if backdrop.paintWithSource(by: &self) { return }
    }
    paintPlainly(layer, values, place)
  }

  /// Adds the layer's shadow, what it shows of what lies behind, and its content.
  mutating func paintPlainly(_ layer: CALayer, _ values: LayerValues, _ place: Place) {
    let isUpright = place.transform.isUpright
    let isMasked = layer.rare.mask != nil
    let hasRoundClip = values.masksToBounds && (values.clampedRadius > 0 || !isUpright)
    if values.masksToBounds {
      let box = PixelRect(around: values.bounds.applying(place.transform))
      if box.intersection(place.clip).isEmpty { return }
    } else if !isMasked {
      LayerShadow(of: layer, values, place).paint(by: &self)
    }
    if values.isSpecial, !isMasked { LayerBackdrop(of: layer, values, place).paint(by: &self) }
    if layer.switches.contains(.rasterizes) || isMasked
      || hasRoundClip && layer.hasContentToCut(values)
      || !isUpright && layer.isPartlyRound(values)
    {
      return paintFlattened(layer, values, place)
    }
    // Twelve megabytes for a page: not kept until it moves again.
    if purpose == .frame { layer.flattened.dropImage() }
    var inner = place
    if values.masksToBounds, isUpright {
      let box = PixelRect(nearest: values.bounds.applying(place.transform))
      inner.clip = place.clip.intersection(box)
      if inner.clip.isEmpty { return }
    }
    paintInside(layer, values, inner)
  }

  /// Adds background, contents, sublayers, and the border above them, as Core Animation does.
  mutating func paintInside(_ layer: CALayer, _ values: LayerValues, _ place: Place) {
    if purpose == .frame { layer.node.takeMark(.content) }
    if values.isSpecial, layer.rare.mask != nil {
      LayerBackdrop(of: layer, values, place).paint(by: &self)
    }
    let hasArea = values.bounds.width > 0 && values.bounds.height > 0
    if hasArea, let color = DisplayList.Color(values.backgroundColor) {
      addRound(layer, values, place) { .fill(values.bounds, cornerRadius: $0, color) }
    }
    paintContents(of: layer, values, place)
    if values.isSpecial { paintPicture(of: layer, values, place) }
    if layer.switches.contains(.sortsSublayers) {
      for child in layer.childrenInPaintOrder { paint(child, in: place) }
    } else {
      for child in layer.children { paint(child, in: place) }
    }
    if hasArea, values.borderWidth > 0, let color = DisplayList.Color(values.borderColor) {
      addRound(layer, values, place) {
        .border(values.bounds, cornerRadius: $0, width: values.borderWidth, color)
      }
    }
  }

  /// Adds items that were painted elsewhere.
  mutating func add(_ items: [DisplayList.Item]) { self.items += items }

  /// Adds an item, unless it is invisible.
  mutating func add(_ content: DisplayList.Content, _ place: Place) {
    let item = DisplayList.Item(transform: place.transform, clip: place.clip, content: content)
    if !item.box.isEmpty { items.append(item) }
  }

  /// Replaces the last items by one item, or by none.
  mutating func replaceItems(from first: Int, by item: DisplayList.Item?) {
    items.removeSubrange(first...)
    if let item { items.append(item) }
  }

  /// Adds the counts of the painter of a sub-list.
  mutating func include(_ inner: FramePainter) {
    layersVisited += inner.layersVisited
    subListsBuilt += inner.subListsBuilt
    picturesDrawn += inner.picturesDrawn
    animates = animates || inner.animates
    dependsOnTime = dependsOnTime || inner.dependsOnTime
  }

  /// Counts drawn pictures.
  mutating func count(pictures: Int) { picturesDrawn += pictures }

  /// Returns an earlier sub-list if a new one would look the same; otherwise counts the new one.
  mutating func reuse(_ earlier: SubList?, for made: SubList) -> SubList {
    let list = made.orSame(as: earlier)
    if list === made { subListsBuilt += 1 }
    return list
  }
}

extension LayerValues {
  /// The radius of the corners, limited by the size.
  var clampedRadius: CGFloat { max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2)) }
}

extension LayerValues {
  /// Whether the back of the layer is seen, in perspective or without.
  fileprivate func showsBack(_ projection: Projection?) -> Bool {
    (projection ?? Projection(toSuperlayer)).showsBack(of: bounds)
  }
}

extension CALayer {
  /// Whether rounded corners clip more than a background.
  fileprivate func hasContentToCut(_ values: LayerValues) -> Bool {
    content.value != nil || !children.isEmpty
      || values.isSpecial && pictureSource(values) != nil
  }
}
