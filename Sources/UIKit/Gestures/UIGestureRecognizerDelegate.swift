// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods with which an object decides about a gesture recognizer's behavior.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer can leave the possible state; `true` by default.
  ///
  /// - Parameter gestureRecognizer: The recognizer, which fails otherwise.
  /// - Returns: The decision.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two recognizers can recognize at the same time; `false` by default.
  ///
  /// `true` from one of the two delegates suffices; `false` does not prevent it.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - otherGestureRecognizer: The other recognizer.
  /// - Returns: The decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer waits for another one to fail; `false` by default.
  ///
  /// Asked once for each gesture and pair of recognizers.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that waits.
  ///   - otherGestureRecognizer: The recognizer that must fail first.
  /// - Returns: The decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another recognizer waits for a recognizer to fail; `false` by default.
  ///
  /// Asked once for each gesture and pair of recognizers.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that must fail first.
  ///   - otherGestureRecognizer: The recognizer that waits.
  /// - Returns: The decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer receives a touch; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - touch: The touch, which just began.
  /// - Returns: The decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool

  /// Returns whether a recognizer receives a press; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - press: The press, which just began.
  /// - Returns: The decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool

  /// Returns whether a recognizer receives the touches or presses of an event; `true` by default.
  ///
  /// Asked before `gestureRecognizer(_:shouldReceive:)` for a touch or a press of the event.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - event: The event.
  /// - Returns: The decision.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Allows the recognizer to begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Allows only one of the two recognizers to recognize.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Does not require the other recognizer to fail.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Does not require the recognizer to fail.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Allows the recognizer to receive the touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    true
  }

  /// Allows the recognizer to receive the press.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    true
  }

  /// Allows the recognizer to receive the event's touches.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    true
  }
}
