// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Has a say in what a gesture recognizer does.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Tells whether a recognizer may leave the possible state; `true` by default.
  ///
  /// - Parameter gestureRecognizer: The recognizer, which fails otherwise.
  /// - Returns: Whether it may.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Tells whether two recognizers may recognize at the same time; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - otherGestureRecognizer: The other one; it is enough if one of the two says yes.
  /// - Returns: The answer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Tells whether a recognizer waits for another one to fail; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that would wait.
  ///   - otherGestureRecognizer: The one that would have to fail.
  /// - Returns: The answer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Tells whether another recognizer waits for a recognizer to fail; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer that would have to fail.
  ///   - otherGestureRecognizer: The one that would wait.
  /// - Returns: The answer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Tells whether a recognizer looks at a touch; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - touch: The touch, which just came down.
  /// - Returns: The answer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool

  /// Tells whether a recognizer looks at the touches of an event; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recognizer.
  ///   - event: The event; this is asked before the touches are.
  /// - Returns: The answer.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the recognizer begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Lets only one of the two recognize.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Does not make the recognizer wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Does not make the other recognizer wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Lets the recognizer look at the touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    true
  }

  /// Lets the recognizer look at the event.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    true
  }
}
