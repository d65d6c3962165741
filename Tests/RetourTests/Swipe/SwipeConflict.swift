// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// A neighbor of the swipe back, a drag, and who takes it: a row of `SwipeConflicts.md`.
struct SwipeConflict: Sendable, CustomTestStringConvertible {
  /// A straight drag of one finger, or of two on a touchpad, 60 points long.
  enum Drag: String, Sendable {
    /// From UIKit's strip.
    case strip = "from the leading edge"
    case inside = "from inside, back"
    case away = "from inside, forward"
    case up, down
    /// As ``inside``, with the mouse.
    case mouse = "from inside, back, with the mouse"
    /// Two fingers on a touchpad, with the pointer inside.
    case pad = "on a touchpad, back"
    case padAway = "on a touchpad, forward"
    case padUp = "on a touchpad, up"

    /// Whether fingers on a touchpad scroll.
    var isScroll: Bool { [.pad, .padAway, .padUp].contains(self) }

    var movement: CGPoint {
      switch self {
      case .strip, .inside, .mouse, .pad: CGPoint(x: 60, y: 0)
      case .away, .padAway: CGPoint(x: -60, y: 0)
      case .up, .padUp: CGPoint(x: 0, y: -60)
      case .down: CGPoint(x: 0, y: 60)
      }
    }
  }

  /// Who takes the drag.
  enum Winner: String, Sendable {
    case swipe = "the swipe"
    case neighbor = "the neighbor"
    case nobody
    /// Never expected.
    case both
  }

  /// The result of a drag.
  struct Outcome: Equatable, CustomStringConvertible, Sendable {
    let winner: Winner
    /// The verdict of the stack; without one, the reason that UIKit's recognizer or the kit's has.
    let reason: String

    init(_ winner: Winner, _ reason: String) { (self.winner, self.reason) = (winner, reason) }

    var description: String { "\(winner.rawValue): \(reason)" }
  }

  let neighbor: String
  let drag: Drag
  let expected: Outcome
  let make: @MainActor @Sendable (World.Direction) -> ConflictScene

  var testDescription: String { "\(neighbor), \(drag.rawValue)" }

  /// The row of the table.
  var markdown: String {
    "| \(neighbor) | \(drag.rawValue) | \(expected.winner.rawValue) | \(expected.reason) |"
  }

  /// Makes the rows of a neighbor in a page.
  static func rows(
    _ neighbor: String,
    _ outcomes: KeyValuePairs<Drag, Outcome>,
    _ prepare: @escaping @MainActor @Sendable (ConflictScene) -> Void
  ) -> [SwipeConflict] {
    scenes(neighbor, outcomes) { direction in
      let scene = ConflictScene(direction)
      prepare(scene)
      return scene
    }
  }

  /// Makes the rows of a neighbor with a scene of its own.
  static func scenes(
    _ neighbor: String,
    _ outcomes: KeyValuePairs<Drag, Outcome>,
    _ make: @escaping @MainActor @Sendable (World.Direction) -> ConflictScene
  ) -> [SwipeConflict] {
    outcomes.map { drag, outcome in
      SwipeConflict(neighbor: neighbor, drag: drag, expected: outcome, make: make)
    }
  }

  /// Drags, and lifts the finger when the outcome is known.
  @MainActor
  func play(_ direction: World.Direction) -> Outcome { make(direction).play(drag) }
}

extension SwipeConflict.Outcome {
  /// No recognizer of a swipe is asked.
  static let otherWay = "No swipe back goes in this direction."
  /// The swipe begins.
  static let swipe = Self(.swipe, "Nothing prevents the swipe.")
  /// A view that yields keeps the drag.
  static let kept = Self(.neighbor, "A view keeps its drags until it is at its leading edge.")
  /// Nobody goes in this direction.
  static let nobody = Self(.nobody, otherWay)
  /// The neighbor goes in this direction.
  static let otherDirection = Self(.neighbor, otherWay)

  /// A recognizer was faster.
  static func first(_ recognizer: String) -> Self { Self(.neighbor, "\(recognizer) was first.") }
}
