// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides when content that is pulled down refreshes.
///
/// Pure: no views, no clock. A refresh begins once in each pull: the content must be back at its
/// edge before the next one.
package struct RefreshPull: Equatable, Sendable {
  /// The height of the control, in points (reported of UIKit's).
  package static let height = 60.0
  /// The distance of the content from its edge at which a refresh begins, in points.
  ///
  /// Our decision: about what is reported.
  package static let threshold = 110.0
  /// The duration with which the content returns after a refresh, in seconds (our decision).
  package static let returnDuration = 0.3

  /// Whether a refresh runs.
  package private(set) var isRefreshing = false
  /// Whether the content keeps room for the control.
  package private(set) var keepsRoom = false
  /// Whether the content has been at its edge since the last refresh began.
  private var isArmed = true

  /// Creates the state of content at its edge.
  package init() {}

  /// Returns how far the content is on its way to a refresh, 0...1.
  ///
  /// - Parameter distance: The distance of the content from its edge, in points.
  /// - Returns: 1 while a refresh runs.
  package func share(at distance: Double) -> Double {
    isRefreshing ? 1 : min(max(distance / Self.threshold, 0), 1)
  }

  /// The content moved.
  ///
  /// - Parameters:
  ///   - distance: Its distance from its edge, in points.
  ///   - isDragged: Whether the user drags it.
  /// - Returns: Whether a refresh begins.
  package mutating func moved(to distance: Double, isDragged: Bool) -> Bool {
    if distance <= 0, !isRefreshing { isArmed = true }
    guard isDragged, isArmed, !isRefreshing, distance >= Self.threshold else { return false }
    (isRefreshing, isArmed) = (true, false)
    return true
  }

  /// Code begins a refresh.
  ///
  /// - Parameter isDragged: Whether the user drags the content, which gets its room later.
  package mutating func begin(isDragged: Bool) {
    (isRefreshing, isArmed) = (true, false)
    if !isDragged { keepsRoom = true }
  }

  /// The user let go of the content.
  package mutating func dragEnded() { if isRefreshing { keepsRoom = true } }

  /// The refresh ended.
  package mutating func end() { (isRefreshing, keepsRoom) = (false, false) }
}
