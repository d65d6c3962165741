// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A half-open rectangle of whole pixels; y grows downwards.
///
/// The one rectangle of displays, display lists and the compositor. Stored as edges, which the
/// compositor compares far more often than it needs a size. No edge lies farther from the origin
/// than `limit`, so sums and areas of edges cannot overflow.
package struct PixelRect: Hashable, Sendable {
  /// The farthest an edge can lie from the origin, in pixels: far outside every buffer, and sums
  /// and areas of such numbers fit the 32 bits of pixman's boxes and the 64 of `Int`.
  @inlinable package static var limit: Int { 1 << 24 }

  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  /// Creates a rectangle from edges that lie within the limit.
  @inlinable
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Creates a rectangle from its top left corner and its size, moved to within the limit.
  package init(x: Int, y: Int, width: Int, height: Int) {
    left = Self.clamp(x)
    top = Self.clamp(y)
    right = Self.clamp(left + Self.clamp(width))
    bottom = Self.clamp(top + Self.clamp(height))
  }

  /// Creates a rectangle at the origin.
  package init(width: Int, height: Int) {
    self.init(x: 0, y: 0, width: width, height: height)
  }

  @inlinable package var x: Int { left }
  @inlinable package var y: Int { top }
  @inlinable package var width: Int { right - left }
  @inlinable package var height: Int { bottom - top }
  @inlinable package var area: Int { width * height }
  @inlinable package var isEmpty: Bool { right <= left || bottom <= top }

  @inlinable
  package func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Returns the common part of two rectangles; it is empty where they have none.
  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Returns the smallest rectangle around two; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  /// Calls `body` with the parts of the rectangle outside another, at most four.
  @inlinable
  package func forEachPart(outside other: PixelRect, _ body: (PixelRect) -> Void) {
    let middle = intersection(other)
    guard !middle.isEmpty else { return isEmpty ? () : body(self) }
    let (top, bottom) = (middle.top, middle.bottom)
    if self.top < top { body(PixelRect(left: left, top: self.top, right: right, bottom: top)) }
    if left < middle.left {
      body(PixelRect(left: left, top: top, right: middle.left, bottom: bottom))
    }
    if middle.right < right {
      body(PixelRect(left: middle.right, top: top, right: right, bottom: bottom))
    }
    if bottom < self.bottom {
      body(PixelRect(left: left, top: bottom, right: right, bottom: self.bottom))
    }
  }

  @inlinable
  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(
      left: Self.clamp(left + x),
      top: Self.clamp(top + y),
      right: Self.clamp(right + x),
      bottom: Self.clamp(bottom + y)
    )
  }

  /// Returns the rectangle with its edges moved inwards, or outwards for negative numbers.
  @inlinable
  package func inset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right - x, bottom: bottom - y)
  }

  /// Returns a coordinate within the limit.
  @inlinable
  package static func clamp(_ value: Int) -> Int { min(max(value, -limit), limit) }
}
