// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The part of an animation's way that is played, for animators that hold it, scrub it and turn it
/// round.
package struct AnimationPart: Equatable {
  /// The whole way.
  package static let whole = AnimationPart()

  /// The position at the beginning of the animation's time.
  package var start = 0.0
  /// The position at the end of the animation's time.
  package var end = 1.0
  /// Whether time runs from the end to the beginning.
  package var isBackwards = false
  /// The position below which nothing changes; what is above it is stretched to the whole.
  package var delay = 0.0

  /// Creates the part of a way between two positions.
  package init(
    start: Double = 0,
    end: Double = 1,
    isBackwards: Bool = false,
    delay: Double = 0
  ) {
    (self.start, self.end, self.isBackwards, self.delay) = (start, end, isBackwards, delay)
  }

  /// Returns the progress of the change, for the share of the part's way that is done.
  func progress(at share: Double) -> Double {
    let position = start + (end - start) * share
    guard delay > 0 else { return position }
    return delay < 1 ? max(0, position - delay) / (1 - delay) : position >= 1 ? 1 : 0
  }
}
