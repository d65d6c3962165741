// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A row that a finger moves aside to uncover actions.
///
/// Offsets are in the direction of the finger that uncovers: positive ones uncover.
package struct RowSwipe: Equatable, Sendable {
  /// The end of a swipe.
  package enum End: Equatable, Sendable {
    /// The row returns to its place.
    case close
    /// The actions stay visible.
    case open
    /// The first action is performed.
    case full
  }

  /// The share of the row's width at which the first action is performed (ours).
  package static let fullShare = 0.6
  /// The speed at which a short swipe opens or closes, in points per second (ours).
  package static let flick = 200.0

  /// The width of all actions.
  package let actionsWidth: Double
  /// The width of the row.
  package let rowWidth: Double
  /// Whether a long swipe performs the first action.
  package let performsFirst: Bool
  /// The offset at which the finger began.
  private let start: Double
  /// The offset of the row.
  package private(set) var offset: Double

  /// Creates a swipe.
  ///
  /// - Parameters:
  ///   - actionsWidth: The width of all actions.
  ///   - rowWidth: The width of the row.
  ///   - performsFirst: Whether a long swipe performs the first action.
  ///   - isOpen: Whether the actions are visible already.
  package init(actionsWidth: Double, rowWidth: Double, performsFirst: Bool, isOpen: Bool) {
    (self.actionsWidth, self.rowWidth) = (actionsWidth, rowWidth)
    self.performsFirst = performsFirst
    start = isOpen ? actionsWidth : 0
    offset = start
  }

  /// Whether the first action fills the room of all.
  package var isFull: Bool {
    performsFirst && offset >= max(rowWidth * Self.fullShare, actionsWidth + 1)
  }

  /// The finger moved.
  ///
  /// - Parameter translation: The distance since it began.
  package mutating func moved(by translation: Double) {
    let free = start + translation
    // Without an action at the end, the row resists like content beyond its edge.
    let excess = max(0, free - actionsWidth)
    let resists = !performsFirst && excess > 0
    offset = max(0, resists ? actionsWidth + excess * 0.3 : free)
  }

  /// Returns the end of the swipe when the finger lifts.
  ///
  /// - Parameter velocity: The speed of the finger, in points per second.
  /// - Returns: Where the row goes.
  package func end(velocity: Double) -> End {
    if isFull { return velocity > -Self.flick ? .full : .open }
    if velocity > Self.flick { return .open }
    if velocity < -Self.flick { return .close }
    return offset >= actionsWidth / 2 && offset > 0 ? .open : .close
  }
}
