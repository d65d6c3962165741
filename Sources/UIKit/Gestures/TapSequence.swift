// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Counts the taps of one or more fingers.
///
/// Pure: it is told what the fingers do and that time ran out, and answers what that means.
///
/// ```
///            all fingers down                all fingers up
///   resting ─────────────────▶ pressing ──┬────────────────▶ between taps* ──┐
///      │                                  │  (taps missing)      │           │
///      │                                  ▼                      │ down      │
///      │                              recognized                 ▼           │
///      │                                                      pressing       │
///      └── too far, too many or too few fingers, time is up ──▶ failed ◀─────┘
/// ```
/// The state marked * waits for the clock.
struct TapSequence: Equatable {
  /// What the last step means for the recognizer.
  enum Outcome: Equatable {
    /// The tap goes on; a deadline in seconds from now ends it, where there is one.
    case goesOn(deadline: TimeInterval?)
    /// The tap is complete.
    case recognized
    /// This is no tap any more.
    case failed
  }

  /// How many taps are wanted.
  var tapsRequired = 1
  /// How many fingers are wanted.
  var fingersRequired = 1

  private var starts: [Int: CGPoint] = [:]
  private var lifted: Set<Int> = []
  private var taps = 0
  private var firstTap: CGPoint?

  /// Adds a finger that came down.
  ///
  /// - Parameters:
  ///   - id: The finger's number.
  ///   - point: Where it came down, in the window's coordinates.
  /// - Returns: What that means.
  mutating func down(_ id: Int, at point: CGPoint) -> Outcome {
    guard lifted.isEmpty, starts.count < fingersRequired else { return .failed }
    if let firstTap, !Self.isNear(point, firstTap, GestureFigures.tapDistance) { return .failed }
    starts[id] = point
    return .goesOn(deadline: tapsRequired > 1 ? GestureFigures.tapPress : nil)
  }

  /// Looks where a finger went.
  ///
  /// - Parameters:
  ///   - id: The finger's number.
  ///   - point: Where it is now, in the window's coordinates.
  /// - Returns: Whether the finger stayed near enough.
  func moved(_ id: Int, to point: CGPoint) -> Bool {
    guard let start = starts[id] else { return true }
    return Self.isNear(point, start, GestureFigures.tapMovement)
  }

  /// Takes a finger away.
  ///
  /// - Parameter id: The finger's number.
  /// - Returns: What that means.
  mutating func up(_ id: Int) -> Outcome {
    guard let start = starts[id], starts.count == fingersRequired else { return .failed }
    lifted.insert(id)
    guard lifted.count == starts.count else {
      return .goesOn(deadline: GestureFigures.tapInterval)
    }
    if fingersRequired == 1 { firstTap = firstTap ?? start }
    starts = [:]
    lifted = []
    taps += 1
    return taps >= tapsRequired
      ? .recognized : .goesOn(deadline: GestureFigures.tapInterval)
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint, _ distance: CGFloat) -> Bool {
    hypot(a.x - b.x, a.y - b.y) <= distance
  }
}
