// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The decisions of recognizers, their delegates and their views about a gesture.
extension UIGestureRecognizer {
  /// The reason for which the recognizer of the present or last gesture began, or did not.
  package var recognitionReason: String { engine.reasonText }

  /// Cancels the present gesture, and ignores its touches until they are lifted.
  func cancelGesture() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// Returns whether the recognizer receives a touch that just began.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The touch's event, which subclass and delegate are asked about first.
  /// - Returns: The decision.
  func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard engine.isEnabled, accepts(touch.type), acceptsButtons(of: event), shouldReceive(event)
    else { return false }
    guard let delegate = storedDelegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Returns whether the recognizer receives a press that just began.
  ///
  /// - Parameters:
  ///   - press: The press.
  ///   - event: The press's event, which subclass and delegate are asked about first.
  /// - Returns: The decision.
  func receives(_ press: UIPress, of event: UIPressesEvent) -> Bool {
    guard engine.isEnabled, allows(press.type), shouldReceive(event) else { return false }
    guard let delegate = storedDelegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event as UIEvent)
      && delegate.gestureRecognizer(self, shouldReceive: press)
  }

  /// Returns whether the recognizer receives a scroll that just began.
  ///
  /// - Parameter event: The event, which subclass and delegate are asked about.
  /// - Returns: The decision.
  func receives(_ event: UIScrollEvent) -> Bool {
    guard engine.isEnabled, shouldReceive(event) else { return false }
    return storedDelegate?.gestureRecognizer(self, shouldReceive: event as UIEvent) ?? true
  }

  /// Returns whether touches of a type can be part of the gesture.
  private func accepts(_ type: UITouch.TouchType) -> Bool {
    if requiresExclusiveTouchType, let present = engine.touchType, present != type { return false }
    return allows(type)
  }

  /// Returns whether another recognizer must fail before this one can begin.
  ///
  /// - Parameter other: The other recognizer.
  /// - Returns: The decision.
  func requires(toFail other: UIGestureRecognizer) -> Bool {
    engine.requires(toFail: other)
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || storedDelegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.storedDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether the recognizer can leave the possible state.
  ///
  /// The delegate decides first, then the views from the hit view up to the recognizer's own, so
  /// that a control can keep a tap for itself (the order is our decision).
  func shouldBegin() -> Bool {
    if storedDelegate?.gestureRecognizerShouldBegin(self) == false { return false }
    var view = engine.hitView ?? engine.view
    while let asked = view {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      view = asked === engine.view ? nil : asked.storedSuperview
    }
    return true
  }

  /// Returns whether the recognition of this gesture makes another one fail.
  ///
  /// - Parameter other: The other recognizer.
  /// - Returns: The decision.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    let isSimultaneous =
      storedDelegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.storedDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        == true
    return !isSimultaneous && canPrevent(other) && other.canBePrevented(by: self)
  }
}
