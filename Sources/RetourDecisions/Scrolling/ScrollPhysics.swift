// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The rules by which content goes on after a finger was lifted.
///
/// Pure: no views, no clock, no globals.
package struct ScrollPhysics: Equatable, Sendable {
  /// The ranges of the offset.
  package let space: ScrollSpace
  /// The rate of deceleration per millisecond.
  package let rate: Double
  /// Whether the content stops at multiples of the view's size.
  package let isPaging: Bool

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - space: The ranges of the offset.
  ///   - rate: The rate of deceleration per millisecond, 0.998 or 0.99.
  ///   - isPaging: Whether the content stops at multiples of the view's size.
  package init(space: ScrollSpace, rate: Double = 0.998, isPaging: Bool = false) {
    (self.space, self.rate, self.isPaging) = (space, rate, isPaging)
  }

  /// Returns the offset at which the content would come to rest.
  ///
  /// - Parameters:
  ///   - offset: The offset when the finger is lifted.
  ///   - velocity: Its velocity, in points per second.
  /// - Returns: The offset.
  package func target(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: target(from: offset.x, velocity: velocity.x, in: space.x),
      y: target(from: offset.y, velocity: velocity.y, in: space.y)
    )
  }

  private func target(from offset: Double, velocity: Double, in axis: ScrollAxis) -> Double {
    guard isPaging, axis.isScrollable, axis.length > 0 else {
      return AxisMotion.naturalTarget(from: offset, velocity: velocity, in: axis, rate: rate)
    }
    let page = offset / axis.length
    let turned: Double
    if velocity > ScrollFigures.pageFlick {
      turned = page.rounded(.down) + 1
    } else if velocity < -ScrollFigures.pageFlick {
      turned = page.rounded(.up) - 1
    } else {
      turned = page.rounded()
    }
    return axis.clamped(turned * axis.length)
  }

  /// Returns the motion after a finger was lifted.
  ///
  /// - Parameters:
  ///   - offset: The offset when the finger is lifted.
  ///   - velocity: Its velocity, in points per second.
  ///   - target: The offset that the owner chose instead of the proposed one; `nil` for that one.
  ///   - time: The time in seconds.
  /// - Returns: The motion to the place where the content rests.
  package func motion(
    from offset: CGPoint,
    velocity: CGPoint,
    to target: CGPoint? = nil,
    at time: Double
  ) -> ScrollMotion {
    ScrollMotion(
      x: motion(from: offset.x, velocity: velocity.x, to: target.map { Double($0.x) }, in: space.x),
      y: motion(from: offset.y, velocity: velocity.y, to: target.map { Double($0.y) }, in: space.y),
      start: time
    )
  }

  private func motion(
    from offset: Double,
    velocity: Double,
    to chosen: Double?,
    in axis: ScrollAxis
  ) -> AxisMotion {
    let proposed = target(from: offset, velocity: velocity, in: axis)
    if let chosen, abs(chosen - proposed) > 0.01 {
      return .leading(to: chosen, from: offset, velocity: velocity, rate: isPaging ? nil : rate)
    }
    guard isPaging, axis.isScrollable else {
      return .natural(from: offset, velocity: velocity, in: axis, rate: rate)
    }
    return .leading(to: proposed, from: offset, velocity: velocity, rate: nil)
  }
}
