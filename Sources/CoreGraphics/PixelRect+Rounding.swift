// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

// MARK: Rounding to whole pixels

extension PixelRect {
  /// Creates the rectangle whose edges are the nearest whole pixels.
  ///
  /// The rounding that the compositor applies to upright rectangles.
  package init(nearest rect: CGRect) {
    self.init(
      left: Self.round(rect.minX),
      top: Self.round(rect.minY),
      right: Self.round(rect.maxX),
      bottom: Self.round(rect.maxY)
    )
  }

  /// Creates the rectangle whose edges are those of a rectangle; `nil` if it covers some pixels in
  /// part, as far as Cairo tells, which counts 256ths of a pixel.
  init?(whole rect: CGRect) {
    self.init(nearest: rect)
    func isWhole(_ edge: CGFloat, _ pixel: Int) -> Bool { abs(edge - CGFloat(pixel)) < 1 / 512 }
    guard isWhole(rect.minX, left), isWhole(rect.minY, top), isWhole(rect.maxX, right),
      isWhole(rect.maxY, bottom)
    else { return nil }
  }

  /// Creates the rectangle of all pixels that a rectangle touches.
  package init(touchedBy rect: CGRect) {
    self.init(
      left: Self.clamp(rect.minX.rounded(.down)),
      top: Self.clamp(rect.minY.rounded(.down)),
      right: Self.clamp(rect.maxX.rounded(.up)),
      bottom: Self.clamp(rect.maxY.rounded(.up))
    )
  }

  /// Returns a coordinate truncated to a whole number within the limit; 0 for NaN.
  @inlinable
  package static func clamp(_ value: CGFloat) -> Int {
    guard value > -CGFloat(limit) else { return value.isNaN ? 0 : -limit }
    return value < CGFloat(limit) ? Int(value) : limit
  }

  /// Returns the nearest whole pixel; halves round up, so that content moving through zero does
  /// not stutter.
  @inlinable
  package static func round(_ value: CGFloat) -> Int { clamp((value + 0.5).rounded(.down)) }
}
