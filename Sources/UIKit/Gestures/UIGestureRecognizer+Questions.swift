// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// What recognizers, their delegates and their views answer to the questions about a gesture.
extension UIGestureRecognizer {
  /// Tells whether the recognizer looks at a touch that just came down.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: Its event.
  /// - Returns: Whether it does.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard storedIsEnabled, shouldReceive(event) else { return false }
    guard let delegate = storedDelegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Tells whether the recognizer has to wait until another one has failed.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether it has to wait.
  func mustWait(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || storedDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.storedDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Tells whether the recognizer may leave the possible state.
  ///
  /// The delegate is asked first, then the views from the hit view up to the recognizer's own: so a
  /// control can keep a tap for itself (the order is our decision).
  func mayBegin() -> Bool {
    if storedDelegate?.gestureRecognizerShouldBegin(self) == false { return false }
    var view = hitView ?? storedView
    while let asked = view {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      view = asked === storedView ? nil : asked.storedSuperview
    }
    return true
  }

  /// Tells whether the recognizer, when it recognizes, makes another one fail.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether it does.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    let areFriends =
      storedDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.storedDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        == true
    return !areFriends && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Makes the recognizer wait for another one, now and in later gestures.
  ///
  /// - Parameter other: The other one; it is not held.
  func storeRequirement(_ other: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    failureRequirements.append(WeakRecognizer(recognizer: other))
    participation?.delivery?.require(self, toFail: other)
  }
}
