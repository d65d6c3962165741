// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The beginning of a scroll by a touchpad or a wheel, until its direction is known.
///
/// Pure: a sum of movements in points. Fingers never move along one axis only, and their first
/// event can be a fraction of a point: the direction is that of the first few points together.
package struct ScrollStart: Equatable, Sendable {
  /// The movement of the content that is requested so far.
  package private(set) var movement = CGPoint.zero

  /// Creates the beginning of a scroll.
  package init() {}

  /// Adds a movement; one that is not finite counts as none.
  package mutating func add(_ step: CGPoint) {
    guard step.x.isFinite, step.y.isFinite else { return }
    movement.x += step.x
    movement.y += step.y
  }

  /// Whether the movement is long enough to tell its direction.
  package var hasDirection: Bool {
    hypot(movement.x, movement.y) >= ScrollFigures.touchpadSlop
  }
}
