// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// The area of a page in which a swipe back may begin.
///
/// It is that of fingers on the screen. Two fingers on a touchpad swipe from anywhere, unless the
/// area is ``disabled``.
public enum SwipeArea: Hashable, Sendable {
  /// A strip along the leading edge.
  ///
  /// Without a width, it is UIKit's own strip. A narrower strip restricts UIKit's swipe; in a wider
  /// one, the kit performs the swipes that begin further inside, which look like UIKit's.
  case edge(width: CGFloat? = nil)
  /// The whole page, without the navigation bar and the toolbar.
  ///
  /// On iOS 26 the swipe is that of `interactiveContentPopGestureRecognizer`. Earlier, and on
  /// Linux, UIKit's own begins at the edge, and the kit performs those that begin further inside.
  case content
  /// No area: the page has no swipe, neither back nor forward.
  case disabled

  /// The width of UIKit's own strip, in points, as far as it is reported.
  static let systemWidth: CGFloat = 20

  /// Whether a swipe may begin at a distance from the leading edge, in points.
  ///
  /// - Parameters:
  ///   - distance: The distance.
  ///   - zone: The part of the stack's view whose recognizer asks.
  /// - Returns: Whether the distance is in the area.
  func contains(_ distance: CGFloat, in zone: SwipeZone) -> Bool {
    switch (self, zone) {
    case (.disabled, _): false
    case (.content, _), (_, .forward), (_, .touchpad): true
    case (.edge(let width), .edge): distance <= width ?? .infinity
    case (.edge(let width), .content): distance <= width ?? 0
    }
  }
}
