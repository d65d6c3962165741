// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The motion of a zoom scale and a content offset to their ends, as a function of the time.
package struct ZoomMotion: Equatable, Sendable {
  /// A scale and the content offset that belongs to it.
  package struct Place: Equatable, Sendable {
    package let scale: Double
    package let offset: CGPoint

    /// Creates a place.
    package init(scale: Double, offset: CGPoint) { (self.scale, self.offset) = (scale, offset) }
  }

  private let from: Place
  /// The place at which the motion ends.
  package let target: Place
  private let start: Double
  private let law = ScrollLaw.curve(
    from: 0,
    velocity: 0,
    to: 1,
    duration: ScrollFigures.animationDuration
  )

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - from: The present place.
  ///   - target: The place at which it ends.
  ///   - start: The present time, in seconds.
  package init(from: Place, to target: Place, start: Double) {
    (self.from, self.target, self.start) = (from, target, start)
  }

  /// Returns whether the motion has ended at a time.
  package func hasEnded(at time: Double) -> Bool { time >= start + law.duration - 0.004 }

  /// Returns the place at a time.
  ///
  /// Scale and offset change together, so that one point of the content stays where it is.
  package func place(at time: Double) -> Place {
    let share = law.position(at: time - start)
    return Place(
      scale: from.scale + (target.scale - from.scale) * share,
      offset: CGPoint(
        x: from.offset.x + (target.offset.x - from.offset.x) * share,
        y: from.offset.y + (target.offset.y - from.offset.y) * share
      )
    )
  }
}
