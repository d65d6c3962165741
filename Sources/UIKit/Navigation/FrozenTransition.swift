// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What a transition looked like when another operation broke it off.
@MainActor
struct FrozenTransition {
  /// `nil` after a client's animator, whose pages are at rest then.
  let pages: ParallaxTransition.Frozen?
  /// How fast the upper page moved, in points per second.
  let speed: CGFloat

  /// The same speed as progress per second over another distance.
  func velocity(over distance: CGFloat) -> CGFloat { distance == 0 ? 0 : speed / distance }
}
