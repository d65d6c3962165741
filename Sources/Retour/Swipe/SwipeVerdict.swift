// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The decision about one gesture that could have been a swipe, with its reason.
///
/// ```swift
/// for await verdict in stack.swipeVerdicts { print(verdict) }
/// // Did not begin. A view excludes the swipe. (MapView)
/// ```
@MainActor
public struct SwipeVerdict: CustomStringConvertible {
  /// Whether the swipe began.
  ///
  /// It is `false` for a swipe that a guard denies, though the page follows the finger with
  /// resistance: it cannot go back.
  public nonisolated let began: Bool
  /// The reason.
  public nonisolated let reason: Reason
  /// The area of the page that was on top.
  public nonisolated let area: SwipeArea
  /// The direction of the swipe.
  public nonisolated let direction: BackRequest.Direction
  /// The object that decided: a view, a gesture recognizer, a delegate, or a page with a guard.
  ///
  /// It is `nil` where the state of the stack decided, and when the object has been released.
  public private(set) weak var decidedBy: AnyObject?
  private nonisolated let decider: String?

  /// Creates a verdict.
  ///
  /// - Parameters:
  ///   - ruling: The reason, and the object that decided.
  ///   - area: The area of the page.
  ///   - direction: The direction of the swipe.
  init(_ ruling: SwipeRuling, in area: SwipeArea, _ direction: BackRequest.Direction) {
    reason = ruling.reason
    began = ruling.reason.begins
    (self.area, self.direction, decidedBy) = (area, direction, ruling.decider)
    decider = ruling.decider.map { "\(type(of: $0))" }
  }

  /// The verdict in words.
  public nonisolated var description: String {
    let words = "\(began ? "Began." : "Did not begin.") \(reason)"
    return decider.map { "\(words) (\($0))" } ?? words
  }
}

/// A reason, and the object that decided.
@MainActor
struct SwipeRuling {
  let reason: SwipeVerdict.Reason
  private(set) weak var decider: AnyObject?

  init(_ reason: SwipeVerdict.Reason, by decider: AnyObject? = nil) {
    (self.reason, self.decider) = (reason, decider)
  }
}
