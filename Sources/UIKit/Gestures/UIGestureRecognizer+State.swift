// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIGestureRecognizer {
  /// Whether a continuous gesture is going on.
  var isActive: Bool { storedState == .began || storedState == .changed }

  /// Whether the gesture is through and waits for its reset.
  var isTerminal: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  /// Goes to a state as far as the state machine and the other recognizers let it.
  ///
  /// - Parameter state: Where a subclass, or the window, wants it to go.
  func go(to state: State) {
    switch (storedState, state) {
    case (.possible, .began), (.possible, .changed):
      leavePossible(.begin)
    case (.possible, .ended):
      leavePossible(.recognize)
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.changed, .began):
      enter(.changed)
    case (.began, .ended), (.changed, .ended):
      enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default:
      break
    }
  }

  /// Breaks the gesture off: an active one is cancelled, an undecided one fails.
  func breakOff() {
    go(to: isActive ? .cancelled : .failed)
  }

  /// Enables or disables the recognizer.
  ///
  /// - Parameter isEnabled: Whether it looks at touches.
  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != storedIsEnabled else { return }
    storedIsEnabled = isEnabled
    if !isEnabled, participation != nil { breakOff() }
  }

  /// Takes a state that the window's arbiter agreed to, and has it told to the targets.
  ///
  /// - Parameter state: The new state.
  func enter(_ state: State) {
    storedState = state
    if isTerminal { cancelDeadline() }
    participation?.delivery?.recognizer(self, entered: state)
  }

  private func leavePossible(_ request: GestureArbiter.Request) {
    takePartWithoutTouches()
    guard let delivery = participation?.delivery else {
      storedState = request == .begin ? .began : .ended
      return
    }
    delivery.leavePossible(self, request)
  }

  private func fail() {
    guard let delivery = participation?.delivery else { return }
    delivery.fail(self)
  }

  /// Lets a subclass begin a gesture that no touch started.
  private func takePartWithoutTouches() {
    guard participation == nil, storedIsEnabled else { return }
    storedView?.storedWindow?.touchDelivery.join(self)
  }

  // MARK: Resetting

  /// Makes the recognizer ready for the next gesture.
  func becomePossible() {
    participation = nil
    touches = []
    cancelDeadline()
    reset()
    storedState = .possible
    restingPoints = []
  }

  // MARK: Being attached

  /// Called by a view after it took the recognizer.
  ///
  /// - Parameter view: The view.
  func didAttach(to view: UIView) {
    storedView = view
    if participation == nil { storedState = .possible }
  }

  /// Called by a view before it gives the recognizer away.
  func willDetach() {
    participation?.delivery?.dismiss(self)
    storedView = nil
  }
}
