// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// Converts a point from another layer's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The layer that it is a point of; nil for the topmost layer's superlayer.
  /// - Returns: The point.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l === self ? p : Self.map(from: l, to: self).place(of: p)
  }

  /// Converts a point from this layer's coordinates to another's.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The other layer; nil for the topmost layer's superlayer.
  /// - Returns: The point.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l === self ? p : Self.map(from: self, to: l).place(of: p)
  }

  /// Converts a rectangle from another layer's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The layer that it belongs to; nil for the topmost layer's superlayer.
  /// - Returns: The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    l === self ? r : Self.map(from: l, to: self).place(of: r)
  }

  /// Converts a rectangle from this layer's coordinates to another's.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The other layer; nil for the topmost layer's superlayer.
  /// - Returns: The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    l === self ? r : Self.map(from: self, to: l).place(of: r)
  }

  /// Converts a time from another layer's time space to this one's.
  ///
  /// - Parameters:
  ///   - t: The time.
  ///   - l: The layer whose time it is; nil for the time of the clock.
  /// - Returns: The time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    l === self ? t : localTime(atClock: l?.clockTime(atLocal: t) ?? t)
  }

  /// Converts a time from this layer's time space to another's.
  ///
  /// - Parameters:
  ///   - t: The time.
  ///   - l: The other layer; nil for the time of the clock.
  /// - Returns: The time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    let clock = clockTime(atLocal: t)
    return l?.localTime(atClock: clock) ?? clock
  }

  /// The map between two layers, by way of the nearest plane that holds both: exact where the
  /// layers below it are only moved, however deep they lie.
  private static func map(from source: CALayer?, to target: CALayer?) -> LayerMap {
    let plane = plane(of: source, and: target)
    let up = source.map { $0.map(to: plane) } ?? .affine(.identity)
    guard let target, target !== plane else { return up }
    return up.concatenating(target.map(to: plane).inverted)
  }

  /// The nearest layer that is one of two layers or a plane in which they lie; nil for the plane of
  /// the topmost layers.
  private static func plane(of first: CALayer?, and second: CALayer?) -> CALayer? {
    guard let first, let second else { return nil }
    // Hit tests ask for neighbors only, of each view.
    let (above, otherAbove) = (first.plane, second.plane)
    if above === second || above === otherAbove { return above }
    if otherAbove === first { return first }
    guard let depth = first.planes(below: second) else { return second }
    guard let other = second.planes(below: first) else { return first }
    var (layer, next): (CALayer?, CALayer?) = (first, second)
    for _ in 0..<max(0, depth - other) { layer = layer?.plane }
    for _ in 0..<max(0, other - depth) { next = next?.plane }
    while layer !== next { (layer, next) = (layer?.plane, next?.plane) }
    return layer
  }

  /// The number of planes in which the layer lies; nil if another layer is one of them.
  private func planes(below other: CALayer) -> Int? {
    var count = 0
    var layer = plane
    while let current = layer, current !== other { (layer, count) = (current.plane, count + 1) }
    return layer == nil ? count : nil
  }

  /// Returns the map to a plane in which the layer lies.
  private func map(to ancestor: CALayer?) -> LayerMap {
    var map = LayerMap.affine(.identity)
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      map = map.concatenating(current.mapToPlane)
      layer = current.plane
    }
    return map
  }

  /// Returns the layer's transform and opacity in an ancestor, as they are on the screen at the
  /// time of the session's clock.
  ///
  /// - Parameter ancestor: The ancestor.
  /// - Returns: The transform to the ancestor's coordinates, and the product of the opacities below
  ///   it; nil for a layer that is not in the ancestor.
  package func shownPose(in ancestor: CALayer) -> (transform: CGAffineTransform, opacity: Float)? {
    var (transform, opacity) = (CGAffineTransform.identity, Float(1))
    var layer = self
    while layer !== ancestor {
      let shown = layer.presentedValues()
      transform = transform.concatenating(shown.toSuperlayer)
      opacity *= shown.opacity
      guard let parent = layer.parent else { return nil }
      layer = parent
    }
    return (transform, opacity)
  }

  /// Converts a time of the clock to the layer's time.
  func localTime(atClock time: Double) -> Double {
    timing.localTime(parent?.localTime(atClock: time) ?? time)
  }

  func clockTime(atLocal time: Double) -> Double {
    let above = timing.parentTime(time)
    return parent?.clockTime(atLocal: above) ?? above
  }

  func findLayer(at point: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    if keepsDepth {
      return front(\.sublayersByDepth).lazy.compactMap { $0.hitTest(point) }.first
    }
    let own = mapToPlane.inverted.place(of: point)
    let isInside = contains(own)
    if values.masksToBounds, !isInside { return nil }
    for child in front(\.childrenInPaintOrder) {
      if let hit = child.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers in an order from the front to the back; those of a presentation are the
  /// presentations of the model's.
  private func front(_ order: KeyPath<CALayer, [CALayer]>) -> [CALayer] {
    guard let modelLayer else { return self[keyPath: order].reversed() }
    return modelLayer[keyPath: order].reversed().map { $0.makePresentation() }
  }
}
