// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// The drags of a scene.
extension ConflictScene {
  /// Drags, and lifts the finger when the outcome is known.
  func play(_ drag: SwipeConflict.Drag) -> SwipeConflict.Outcome {
    world.settle()
    var start = start
    if drag == .strip { start.x = 5 }
    let (movement, finger) = (drag.movement, world.finger)
    let (from, end) = (
      point(start), point(CGPoint(x: start.x + movement.x, y: start.y + movement.y))
    )
    if drag == .mouse {
      world.dragMouse(from: from, to: end)
    } else if drag.isScroll {
      world.scroll(by: CGVector(dx: from.x - end.x, dy: from.y - end.y), at: from, during: 0.25)
    } else {
      finger.down(at: from)
      finger.move(to: end, during: 0.25)
    }
    let outcome = outcome(of: drag)
    if drag != .mouse, !drag.isScroll { finger.up() }
    world.settle()
    return outcome
  }

  private func outcome(of drag: SwipeConflict.Drag) -> SwipeConflict.Outcome {
    let winner: SwipeConflict.Winner =
      switch (isSwiping, hasReacted()) {
      case (true, true): .both
      case (true, false): .swipe
      case (false, true): .neighbor
      case (false, false): .nobody
      }
    let content = stack.view.gestureRecognizers?.first {
      type(of: $0) == UIPanGestureRecognizer.self
    }
    let recognizer =
      drag == .strip || drag.isScroll ? stack.interactivePopGestureRecognizer : content
    let verdict = (stack as? BackNavigationController)?.lastSwipeVerdict
    if verdict == nil, drag.movement.x <= 0 {
      return SwipeConflict.Outcome(winner, SwipeConflict.Outcome.otherWay)
    }
    let reason =
      verdict.map { "\($0.reason)" } ?? recognizer.map { world.reason(of: $0) } ?? ""
    return SwipeConflict.Outcome(winner, reason)
  }
}
