// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension TouchDelivery {
  /// Delivers a change of a press to recognizers, then to its responder.
  ///
  /// Presses are not delayed: a responder that has received the beginning of one that a gesture
  /// takes receives a cancellation in place of the end (our decision).
  ///
  /// - Parameters:
  ///   - press: The press.
  ///   - event: The event.
  ///   - view: The view whose recognizers and whose superviews' can receive a press that begins;
  ///     `nil` for none.
  ///   - deliver: Delivers it to the responder; its argument is whether a gesture has taken it.
  func send(
    _ press: UIPress,
    of event: UIPressesEvent,
    at view: UIView? = nil,
    deliver: (Bool) -> Void
  ) {
    perform {
      if let view {
        for recognizer in candidates(at: view) where competition.acceptsTouches(recognizer) {
          guard recognizer.receives(press, of: event) else { continue }
          competition.pressBegan(press, in: view, for: recognizer)
        }
      }
      for recognizer in press.recognizers { recognizer.engine.receive(press, of: event) }
      deliver(competition.isTaken(press))
      if press.isOver { competition.pressEnded(press) }
    }
    if press.isOver { press.removeAllRecognizers() }
  }
}
