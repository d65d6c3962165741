// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The size of a window in its three units: SDL's units, pixels and points.
///
/// On X11 a unit is a pixel; on Wayland it is the compositor's point.
struct WindowGeometry: Hashable, Sendable {
  var unitWidth: Int
  var unitHeight: Int
  var pixelWidth: Int
  var pixelHeight: Int

  /// The pixels per point.
  var scale: CGFloat

  /// The size of the content, in points.
  var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// Converts a location in SDL's units to points.
  ///
  /// - Parameters:
  ///   - x: The distance from the left, in units.
  ///   - y: The distance from the top, in units.
  /// - Returns: The location in points.
  func point(unitX x: Double, unitY y: Double) -> CGPoint {
    CGPoint(
      x: x * size.width / CGFloat(max(unitWidth, 1)),
      y: y * size.height / CGFloat(max(unitHeight, 1))
    )
  }

  /// Converts a rectangle in points to SDL's units.
  ///
  /// - Parameter rect: The rectangle in points.
  /// - Returns: The rectangle in whole units.
  func units(of rect: CGRect) -> (x: Int, y: Int, width: Int, height: Int) {
    let (x, y) = (CGFloat(unitWidth) / size.width, CGFloat(unitHeight) / size.height)
    func whole(_ number: CGFloat) -> Int { Int(max(-16_384, min(number, 16_384)).rounded()) }
    return (
      whole(rect.minX * x), whole(rect.minY * y), whole(rect.width * x), whole(rect.height * y)
    )
  }

  /// Converts a limit of the content's size to SDL's units.
  ///
  /// - Parameter size: The limit in points; a side may have none.
  /// - Returns: Its sides in whole units, 1 to 16,384.
  func unitLimit(_ size: CGSize) -> (width: Int, height: Int) {
    func whole(_ length: CGFloat, _ units: Int, of side: CGFloat) -> Int {
      PixelLength.clamped(length * CGFloat(units) / max(side, 1))
    }
    return (
      whole(size.width, unitWidth, of: self.size.width),
      whole(size.height, unitHeight, of: self.size.height)
    )
  }

  /// Converts a location in fractions of the window to points.
  ///
  /// SDL divides by the last unit, not by the number of units: 1 is inside the window.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width, 0...1.
  ///   - y: The fraction of the height, 0...1.
  /// - Returns: The location in points.
  func point(partX x: Double, partY y: Double) -> CGPoint {
    point(unitX: x * Double(unitWidth - 1), unitY: y * Double(unitHeight - 1))
  }
}
