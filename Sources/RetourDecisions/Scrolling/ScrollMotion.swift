// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The motion of a content offset in both axes, as a function of the time.
package struct ScrollMotion: Equatable, Sendable {
  private var x: AxisMotion
  private var y: AxisMotion
  /// The time at which it began, in seconds.
  private let start: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - x: The motion along the horizontal axis.
  ///   - y: The motion along the vertical axis.
  ///   - start: The time at which both begin, in seconds.
  package init(x: AxisMotion, y: AxisMotion, start: Double) {
    (self.x, self.y, self.start) = (x, y, start)
  }

  /// Creates the motion to an offset along a curve that ends without velocity.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - offset: The present offset.
  ///   - velocity: The present velocity, in points per second.
  ///   - start: The present time, in seconds.
  ///   - duration: The duration, in seconds.
  package init(
    to target: CGPoint,
    from offset: CGPoint,
    velocity: CGPoint,
    start: Double,
    duration: Double
  ) {
    self.init(
      x: AxisMotion(
        .curve(from: offset.x, velocity: velocity.x, to: target.x, duration: duration)
      ),
      y: AxisMotion(
        .curve(from: offset.y, velocity: velocity.y, to: target.y, duration: duration)
      ),
      start: start
    )
  }

  /// The time at which the motion ends, in seconds.
  package var end: Double { start + max(x.duration, y.duration) }

  /// The offset at which it ends.
  package var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  /// Returns the offset at a time.
  package func position(at time: Double) -> CGPoint {
    CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }

  /// Returns the velocity at a time, in points per second.
  package func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Returns the same motion elsewhere.
  ///
  /// - Parameter distance: The change of all offsets.
  /// - Returns: The motion.
  package func shifted(by distance: CGPoint) -> ScrollMotion {
    var motion = self
    motion.x = x.shifted(by: distance.x)
    motion.y = y.shifted(by: distance.y)
    return motion
  }
}
