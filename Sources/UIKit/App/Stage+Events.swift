// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost

extension Stage {
  /// Handles what waits on the display.
  package func handleWaitingEvents() {
    var events: [InputEvent] = []
    while let event = display.nextEvent() { events.append(event) }
    if !events.isEmpty { application.handle(events) }
  }

  func becomeActive() {
    guard application.storedState != .active else { return }
    application.storedState = .active
    application.storedDelegate?.applicationDidBecomeActive(application)
  }

  func resignActive() {
    guard application.storedState == .active else { return }
    application.storedDelegate?.applicationWillResignActive(application)
    application.storedState = .inactive
  }
}
