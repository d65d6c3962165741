// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITouch {
  /// What the touch shows of itself.
  var current: Sample { shownSample ?? sample }

  /// Whether the touch is lifted or cancelled.
  var isOver: Bool { sample.phase == .ended || sample.phase == .cancelled }

  /// The recognizers that look at the touch.
  var observers: [UIGestureRecognizer] { storedRecognizers.compactMap(\.recognizer) }

  /// Takes a recognizer away from those that look at the touch.
  ///
  /// - Parameter recognizer: The recognizer.
  func removeObserver(_ recognizer: UIGestureRecognizer) {
    storedRecognizers.removeAll { $0.recognizer === recognizer }
  }

  /// Goes to a new phase.
  ///
  /// - Parameters:
  ///   - phase: The new phase.
  ///   - point: Where the touch is now, in the window's coordinates; `nil` if it did not move.
  ///   - time: When, in seconds.
  func change(to phase: Phase, at point: CGPoint?, time: TimeInterval) {
    sample.previousPoint = sample.point
    sample.point = point ?? sample.point
    sample.timestamp = time
    sample.phase = phase
  }

  /// Converts a point of the window.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's coordinates.
  ///   - view: The view in whose coordinates it is wanted; `nil` for the window's.
  /// - Returns: The point in those coordinates.
  func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== storedWindow else { return point }
    return view.convert(point, from: nil)
  }
}

extension Set where Element == UITouch {
  /// The touches in the order in which they came down; a set has none of its own.
  @MainActor var inOrder: [UITouch] { sorted { $0.serial < $1.serial } }
}
