// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The range of a zoom scale, and its resistance beyond it.
package struct ZoomRange: Equatable, Sendable {
  /// The smallest scale at rest.
  package let least: Double
  /// The greatest scale at rest, at least ``least``.
  package let most: Double
  /// Whether pinches go beyond the range.
  package let bounces: Bool

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - least: The smallest scale; scales are positive.
  ///   - most: The greatest scale.
  ///   - bounces: Whether pinches go beyond the range.
  package init(least: Double, most: Double, bounces: Bool = true) {
    self.least = max(least, 0.001)
    self.most = max(most, self.least)
    self.bounces = bounces
  }

  /// Whether the scale can change.
  package var allowsZoom: Bool { most > least }

  /// Returns the nearest scale of the range.
  package func clamped(_ scale: Double) -> Double {
    scale.isNaN ? least : min(max(scale, least), most)
  }

  /// Returns the scale that a pinch shows: beyond the range it follows with the resistance of
  /// ``ScrollFigures/rubberBand``, at most to the double or the half of the nearest scale.
  ///
  /// - Parameter pinched: The scale that the fingers ask for.
  /// - Returns: The scale to show.
  package func shown(_ pinched: Double) -> Double {
    let edge = clamped(pinched)
    guard bounces, pinched > 0, edge != pinched else { return edge }
    let octaves = log2(pinched / edge)
    let distance = 1 - 1 / (abs(octaves) * ScrollFigures.rubberBand + 1)
    return edge * exp2(octaves < 0 ? -distance : distance)
  }
}
