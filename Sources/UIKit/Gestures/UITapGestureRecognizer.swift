// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Recognizes one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  var sequence = TapSequence()

  // MARK: Configuring the gesture

  /// How many taps make the gesture.
  open var numberOfTapsRequired: Int = 1

  /// How many fingers make a tap.
  open var numberOfTouchesRequired: Int = 1

  // MARK: Overridden

  /// Starts a tap.
  ///
  /// - Parameters:
  ///   - touches: The touches that came down.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    begin(touches)
  }

  /// Fails if a finger goes too far.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: The event with all touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
  }

  /// Completes a tap.
  ///
  /// - Parameters:
  ///   - touches: The touches that were lifted.
  ///   - event: The event with all touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches)
  }

  /// Fails.
  ///
  /// - Parameters:
  ///   - touches: The touches that were cancelled.
  ///   - event: The event with all touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    go(to: .failed)
  }

  /// Starts to count anew.
  open override func reset() { sequence = TapSequence() }

  /// Does not prevent a tap recognizer that needs more taps.
  ///
  /// - Parameter preventedGestureRecognizer: The other recognizer.
  /// - Returns: Whether this recognizer prevents the other one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !needsFewerTaps(than: preventedGestureRecognizer)
  }

  override var isSingleTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }
}

extension UITapGestureRecognizer {
  private func begin(_ touches: Set<UITouch>) {
    sequence.tapsRequired = numberOfTapsRequired
    sequence.fingersRequired = numberOfTouchesRequired
    restingPoints = []
    for touch in touches.inOrder {
      take(sequence.down(touch.serial, at: touch.sample.point))
    }
  }

  private func follow(_ touches: Set<UITouch>) {
    let stay = touches.allSatisfy { sequence.moved($0.serial, to: $0.sample.point) }
    if !stay { go(to: .failed) }
  }

  private func end(_ touches: Set<UITouch>) {
    follow(touches)
    for touch in touches.inOrder where storedState == .possible {
      restingPoints.append(touch.sample.point)
      take(sequence.up(touch.serial))
    }
  }

  private func take(_ outcome: TapSequence.Outcome) {
    switch outcome {
    case .goesOn(let deadline):
      setDeadline(after: deadline)
    case .recognized:
      cancelDeadline()
      go(to: .ended)
    case .failed:
      go(to: .failed)
    }
  }

  private func needsFewerTaps(than other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return false }
    return numberOfTapsRequired < tap.numberOfTapsRequired
  }
}
