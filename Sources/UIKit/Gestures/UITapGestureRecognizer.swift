// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A gesture recognizer for one or more taps of one or more fingers.
///
/// The gesture is discrete. Its location is that of the touches of the last tap.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var sequence = TapSequence()

  // MARK: Configuring the gesture

  /// The number of taps.
  open var numberOfTapsRequired: Int = 1

  /// The number of fingers in each tap.
  open var numberOfTouchesRequired: Int = 1

  /// The buttons of the pointer that make the tap; fingers need none.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  // MARK: Overridden

  /// Starts a tap.
  ///
  /// - Parameters:
  ///   - touches: The touches that began.
  ///   - event: The event with all touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    begin(touches)
  }

  /// Fails if a finger moves too far.
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
  ///   - touches: The touches that ended.
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
    engine.setState(.failed)
  }

  /// Starts a tap by a press.
  ///
  /// - Parameters:
  ///   - presses: The presses that began.
  ///   - event: The event with all presses.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    (sequence.tapsRequired, sequence.fingersRequired) = (numberOfTapsRequired, 1)
    for press in presses { act(on: sequence.fingerDown(press.serial, at: .zero)) }
  }

  /// Completes a tap by a press.
  ///
  /// - Parameters:
  ///   - presses: The presses that ended.
  ///   - event: The event with all presses.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses where engine.isPossible { act(on: sequence.fingerUp(press.serial)) }
  }

  /// Fails.
  ///
  /// - Parameters:
  ///   - presses: The presses that were cancelled.
  ///   - event: The event with all presses.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    engine.setState(.failed)
  }

  /// Prepares for the next gesture.
  open override func reset() { sequence = TapSequence() }

  /// Returns whether this recognizer prevents another one.
  ///
  /// - Parameter preventedGestureRecognizer: The other recognizer.
  /// - Returns: `false` for tap recognizers that need more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !needsFewerTaps(than: preventedGestureRecognizer)
  }

  override func acceptsButtons(of event: UIEvent) -> Bool {
    event.storedButtonMask.isEmpty || event.storedButtonMask.isSuperset(of: buttonMaskRequired)
  }

  /// A tap of another button than the primary one is none that a control handles.
  override var isSingleTap: Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
      && buttonMaskRequired.contains(.primary)
  }
}

extension UITapGestureRecognizer {
  private func begin(_ touches: Set<UITouch>) {
    sequence.tapsRequired = numberOfTapsRequired
    sequence.fingersRequired = numberOfTouchesRequired
    engine.forgetRestingPoints()
    for touch in touches.inOrder {
      act(on: sequence.fingerDown(touch.serial, at: touch.sample.point))
    }
  }

  private func follow(_ touches: Set<UITouch>) {
    for touch in touches {
      act(on: sequence.fingerMoved(touch.serial, to: touch.sample.point))
    }
  }

  private func end(_ touches: Set<UITouch>) {
    follow(touches)
    for touch in touches.inOrder where engine.isPossible {
      engine.rest(at: touch.sample.point)
      act(on: sequence.fingerUp(touch.serial))
    }
  }

  private func act(on outcome: TapSequence.Outcome) {
    switch outcome {
    case .ignored:
      break
    case .continues(let deadline):
      engine.setDeadline(after: deadline)
    case .recognized:
      engine.cancelDeadline()
      engine.setState(.ended)
    case .failed:
      engine.setState(.failed)
    }
  }

  private func needsFewerTaps(than other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return false }
    return numberOfTapsRequired < tap.numberOfTapsRequired
  }
}
