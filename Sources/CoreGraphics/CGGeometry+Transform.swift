// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGPoint {
  /// Returns the point after a transform.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size after a transform, without its translation.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around this one after a transform.
  ///
  /// The null and the infinite rectangle stay unchanged.
  @inlinable
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let (x0, y0) = (minX, minY)
    let (x1, y1) = (maxX, maxY)
    let (ax0, ax1) = (t.a * x0, t.a * x1)
    let (cy0, cy1) = (t.c * y0, t.c * y1)
    let (bx0, bx1) = (t.b * x0, t.b * x1)
    let (dy0, dy1) = (t.d * y0, t.d * y1)
    let left = Swift.min(ax0, ax1) + Swift.min(cy0, cy1)
    let top = Swift.min(bx0, bx1) + Swift.min(dy0, dy1)
    let right = Swift.max(ax0, ax1) + Swift.max(cy0, cy1)
    let bottom = Swift.max(bx0, bx1) + Swift.max(dy0, dy1)
    return CGRect(x: left + t.tx, y: top + t.ty, width: right - left, height: bottom - top)
  }
}
