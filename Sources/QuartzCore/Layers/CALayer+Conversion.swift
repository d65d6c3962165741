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
    l === self ? p : p.applying(Self.transform(from: l, to: self))
  }

  /// Converts a point from this layer's coordinates to another's.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The other layer; nil for the topmost layer's superlayer.
  /// - Returns: The point.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l === self ? p : p.applying(Self.transform(from: self, to: l))
  }

  /// Converts a rectangle from another layer's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The layer that it belongs to; nil for the topmost layer's superlayer.
  /// - Returns: The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    l === self ? r : r.applying(Self.transform(from: l, to: self))
  }

  /// Converts a rectangle from this layer's coordinates to another's.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The other layer; nil for the topmost layer's superlayer.
  /// - Returns: The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    l === self ? r : r.applying(Self.transform(from: self, to: l))
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

  /// The transform between two layers; exact where one contains the other and all are only moved.
  private static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    if let source, let matrix = source.transform(toAncestor: target) { return matrix }
    if let target, let matrix = target.transform(toAncestor: source) { return matrix.inverted() }
    let up = source?.transform(toAncestor: nil) ?? .identity
    let down = target?.transform(toAncestor: nil) ?? .identity
    return up.concatenating(down.inverted())
  }

  /// The transform to an ancestor, or nil when the layer is none.
  private func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform? {
    var matrix = CGAffineTransform.identity
    var layer = self
    while layer !== ancestor {
      matrix = matrix.concatenating(layer.values.toSuperlayer)
      guard let parent = layer.parent else { return ancestor == nil ? matrix : nil }
      layer = parent
    }
    return matrix
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
    let own = point.applying(values.toSuperlayer.inverted())
    let isInside = contains(own)
    if values.masksToBounds, !isInside { return nil }
    for child in childrenInPaintOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}
