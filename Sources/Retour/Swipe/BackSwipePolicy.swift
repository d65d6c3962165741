// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Whether a swipe back may begin on a view and its subviews.
///
/// A swipe begins where all views below the finger allow it.
public enum BackSwipePolicy: Hashable, Sendable {
  /// The policy of the view's class.
  ///
  /// A view that is a ``BackSwipeYielding`` keeps its drags until it yields; others allow every
  /// swipe.
  case automatic
  /// No swipe begins on the view, also not at the edge of the page.
  case exclude
  /// The view keeps its drags until it is at its leading edge. Swipes from the edge of the page
  /// begin.
  ///
  /// A ``BackSwipeYielding`` answers whether it is; another view never is.
  case yieldAtLeadingEdge
  /// Swipes begin at the edge of the page only.
  case edgeOnly
}
