// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import RetourHost

extension Stage {
  /// Takes what happened on the display to where it belongs.
  package func handle(_ event: InputEvent) {
    session.clock.noteInput()
    switch event.kind {
    case .touch(let touch):
      trace(.touch, "\(touch.phase) \(Int(touch.location.x)),\(Int(touch.location.y))")
      application.handle(event)
    case .resized: displayDidResize()
    case .exposed:
      shownList = nil
      session.clock.requestFrame()
    case .closeRequested: onClose?()
    case .activated: becomeActive()
    case .deactivated:
      application.handle(event)
      resignActive()
    }
  }

  /// Handles what waits on the display.
  package func handleWaitingEvents() {
    while let event = display.nextEvent() { handle(event) }
  }

  func becomeActive() {
    guard application.storedState != .active else { return }
    application.storedState = .active
    application.storedDelegate?.applicationDidBecomeActive(application)
  }

  private func resignActive() {
    guard application.storedState == .active else { return }
    application.storedDelegate?.applicationWillResignActive(application)
    application.storedState = .inactive
  }
}
