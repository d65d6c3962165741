// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A half-open box of whole pixels, its edges near enough to zero for sums to stay in range.
struct Box: Equatable {
  /// The farthest an edge can lie from the origin, in pixels: far outside every buffer, and sums
  /// and areas of such numbers fit the 32 bits of pixman's boxes and the 64 of `Int`.
  static let limit = 1 << 24

  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(width: Int, height: Int) {
    self.init(PixelRect(x: 0, y: 0, width: width, height: height))
  }

  init(_ rect: PixelRect) {
    left = Self.clamp(rect.x)
    top = Self.clamp(rect.y)
    right = Self.clamp(left + Self.clamp(rect.width))
    bottom = Self.clamp(top + Self.clamp(rect.height))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  var rect: PixelRect { PixelRect(x: left, y: top, width: width, height: height) }

  func contains(_ other: Box) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Calls `body` with what of the box is not in another, as up to four boxes.
  func forEachPart(outside other: Box, _ body: (Box) -> Void) {
    let middle = intersection(other)
    guard !middle.isEmpty else { return isEmpty ? () : body(self) }
    let (top, bottom) = (middle.top, middle.bottom)
    if self.top < top { body(Box(left: left, top: self.top, right: right, bottom: top)) }
    if left < middle.left { body(Box(left: left, top: top, right: middle.left, bottom: bottom)) }
    if middle.right < right {
      body(Box(left: middle.right, top: top, right: right, bottom: bottom))
    }
    if bottom < self.bottom {
      body(Box(left: left, top: bottom, right: right, bottom: self.bottom))
    }
  }

  func moved(x: Int, y: Int) -> Box {
    Box(
      left: Self.clamp(left + x),
      top: Self.clamp(top + y),
      right: Self.clamp(right + x),
      bottom: Self.clamp(bottom + y)
    )
  }

  /// The box with its edges moved inwards, or outwards where the number is negative.
  func inset(x: Int, y: Int) -> Box {
    Box(left: left + x, top: top + y, right: right - x, bottom: bottom - y)
  }

  /// A coordinate kept within the limit.
  static func clamp(_ value: Int) -> Int { min(max(value, -limit), limit) }

  /// A coordinate as a whole number, and 0 for what is none.
  static func clamp(_ value: CGFloat) -> Int {
    guard value > -CGFloat(limit) else { return value.isNaN ? 0 : -limit }
    return value < CGFloat(limit) ? Int(value) : limit
  }

  /// The nearest whole pixel; halves go up, so that content moving through zero does not stutter.
  static func round(_ value: CGFloat) -> Int { clamp((value + 0.5).rounded(.down)) }
}
