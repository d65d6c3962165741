// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// Returns where a point of another layer lies in this one.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The layer that it is a point of; nil for the topmost layer's superlayer.
  /// - Returns: The point.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l === self ? p : p.applying(Self.transform(from: l, to: self))
  }

  /// Returns where a point of this layer lies in another.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - l: The layer to express it in; nil for the topmost layer's superlayer.
  /// - Returns: The point.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l === self ? p : p.applying(Self.transform(from: self, to: l))
  }

  /// Returns the box around a rectangle of another layer, in this one.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The layer that it belongs to; nil for the topmost layer's superlayer.
  /// - Returns: The rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    l === self ? r : r.applying(Self.transform(from: l, to: self))
  }

  /// Returns the box around a rectangle of this layer, in another.
  ///
  /// - Parameters:
  ///   - r: The rectangle.
  ///   - l: The layer to express it in; nil for the topmost layer's superlayer.
  /// - Returns: The rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    l === self ? r : r.applying(Self.transform(from: self, to: l))
  }

  /// Returns what a moment of another layer's time is in this one's.
  ///
  /// - Parameters:
  ///   - t: The time.
  ///   - l: The layer whose time it is; nil for the time of the clock.
  /// - Returns: The time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    l === self ? t : localTime(atClock: l?.clockTime(atLocal: t) ?? t)
  }

  /// Returns what a moment of this layer's time is in another's.
  ///
  /// - Parameters:
  ///   - t: The time.
  ///   - l: The layer whose time it shall be; nil for the time of the clock.
  /// - Returns: The time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard l !== self else { return t }
    let clock = clockTime(atLocal: t)
    return l?.localTime(atClock: clock) ?? clock
  }

  /// The matrix between two layers; exact where one lies in the other and all are only moved.
  private static func transform(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    if let source, let matrix = source.transform(toAncestor: target) { return matrix }
    if let target, let matrix = target.transform(toAncestor: source) { return matrix.inverted() }
    let up = source?.transform(toAncestor: nil) ?? .identity
    let down = target?.transform(toAncestor: nil) ?? .identity
    return up.concatenating(down.inverted())
  }

  /// The matrix to a layer above, or nil when it is not above.
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

  /// The layer's time for a time of the clock.
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
