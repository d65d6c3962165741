// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A sequence of taps of one or more fingers.
///
/// Pure: the owner keeps the deadlines and ends the sequence when one passes.
///
/// ```
///           finger down                 all fingers up
///   idle ───────────────▶ pressing ──┬────────────────▶ between taps* ──┐
///                          │    ▲    │  (taps missing)                  │
///                          │    │    └────────────────▶ recognized      │
///                          │    └───────────── finger down ─────────────┘
///                          └── too far, too many or too few fingers ──▶ failed
/// ```
/// The phase marked * waits for the next tap.
///
/// | event       | idle     | pressing             | between taps     | recognized | failed |
/// |-------------|----------|----------------------|------------------|------------|--------|
/// | fingerDown  | pressing | pressing, failed     | pressing, failed | failed     | failed |
/// | fingerMoved | ignored  | pressing, failed     | ignored          | ignored    | failed |
/// | fingerUp    | failed   | see above, or failed | failed           | failed     | failed |
///
/// A finger beyond the required ones, or one that comes down after another was lifted, ends the
/// sequence; so does the end of an unknown finger. Movements of unknown fingers are ignored.
package struct TapSequence: Equatable, Sendable {
  /// The effect of an event on the recognizer.
  package enum Outcome: Equatable, Sendable {
    /// No effect.
    case ignored
    /// The sequence continues; it fails after a number of seconds, if there is a deadline.
    case continues(deadline: TimeInterval?)
    /// All taps are complete.
    case recognized
    /// The sequence is broken.
    case failed
  }

  private enum Phase: Equatable {
    case idle
    case pressing
    case betweenTaps
    case recognized
    case failed
  }

  /// The number of taps in the sequence.
  package var tapsRequired = 1
  /// The number of fingers in each tap.
  package var fingersRequired = 1

  private var phase = Phase.idle
  private var starts: [Int: CGPoint] = [:]
  private var lifted: Set<Int> = []
  private var taps = 0
  private var firstTap: CGPoint?

  package init() {}

  /// Handles a finger that touches the screen.
  ///
  /// - Parameters:
  ///   - id: The finger.
  ///   - point: Its location in the window's coordinates.
  /// - Returns: The effect.
  package mutating func fingerDown(_ id: Int, at point: CGPoint) -> Outcome {
    switch phase {
    case .idle, .betweenTaps: break
    case .pressing: guard lifted.isEmpty, starts.count < fingersRequired else { return fail() }
    case .recognized, .failed: return fail()
    }
    if let firstTap, !Self.isNear(point, firstTap, GestureFigures.tapDistance) { return fail() }
    starts[id] = point
    phase = .pressing
    return .continues(deadline: tapsRequired > 1 ? GestureFigures.tapPress : nil)
  }

  /// Handles a finger that moves.
  ///
  /// - Parameters:
  ///   - id: The finger.
  ///   - point: Its location in the window's coordinates.
  /// - Returns: The effect; a movement within the tolerance has none.
  package mutating func fingerMoved(_ id: Int, to point: CGPoint) -> Outcome {
    if phase == .failed { return .failed }
    guard phase == .pressing, let start = starts[id] else { return .ignored }
    return Self.isNear(point, start, GestureFigures.tapMovement) ? .ignored : fail()
  }

  /// Handles a finger that is lifted.
  ///
  /// - Parameter id: The finger.
  /// - Returns: The effect.
  package mutating func fingerUp(_ id: Int) -> Outcome {
    guard phase == .pressing, let start = starts[id], starts.count == fingersRequired else {
      return fail()
    }
    lifted.insert(id)
    guard lifted.count == starts.count else {
      return .continues(deadline: GestureFigures.tapInterval)
    }
    if fingersRequired == 1 { firstTap = firstTap ?? start }
    starts = [:]
    lifted = []
    taps += 1
    phase = taps >= tapsRequired ? .recognized : .betweenTaps
    return phase == .recognized
      ? .recognized : .continues(deadline: GestureFigures.tapInterval)
  }

  private mutating func fail() -> Outcome {
    phase = .failed
    return .failed
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint, _ distance: CGFloat) -> Bool {
    hypot(a.x - b.x, a.y - b.y) <= distance
  }
}
