// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Has a say in what a gesture recogniser does.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Tells whether a recogniser may leave the possible state; `true` by default.
  ///
  /// - Parameter gestureRecognizer: The recogniser, which fails otherwise.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Tells whether two recognisers may recognise at the same time; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - otherGestureRecognizer: The other one; it is enough if one of the two says yes.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Tells whether a recogniser waits for another one to fail; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser that would wait.
  ///   - otherGestureRecognizer: The one that would have to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Tells whether another recogniser waits for a recogniser to fail; `false` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser that would have to fail.
  ///   - otherGestureRecognizer: The one that would wait.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Tells whether a recogniser looks at a touch; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - touch: The touch, which just came down.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool

  /// Tells whether a recogniser looks at the touches of an event; `true` by default.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - event: The event; this is asked before the touches are.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the recogniser begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Lets only one of the two recognise.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Does not make the recogniser wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Does not make the other recogniser wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  /// Lets the recogniser look at the touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    true
  }

  /// Lets the recogniser look at the event.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    true
  }
}
