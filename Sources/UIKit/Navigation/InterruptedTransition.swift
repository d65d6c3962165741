// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The pose and speed of a transition's views when an operation interrupted it.
@MainActor
struct InterruptedTransition {
  /// The poses of the pages; `nil` after a custom animator, whose pages are at rest then.
  let pages: ParallaxTransition.Capture?
  /// The place of the card of a zoom.
  let zoom: PageZoomTransition.Capture?
  /// The speed of the upper page, in points per second.
  let speed: CGFloat

  /// Returns the same speed as progress per second over another distance.
  func velocity(over distance: CGFloat) -> CGFloat { distance == 0 ? 0 : speed / distance }
}

/// The place at which a finger catches a page that is on its way in.
@MainActor
struct CaughtPush {
  /// The progress of the pop, 0...1.
  let progress: CGFloat
  /// The place of the card of a zoom.
  var zoom: PageZoomTransition.Capture?
}
