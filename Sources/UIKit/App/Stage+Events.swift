// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourHost

extension Stage {
  /// Dispatches the events that wait on the display.
  package func handleWaitingEvents() {
    var events: [InputEvent] = []
    while let event = display.nextEvent() { events.append(event) }
    if !events.isEmpty { application.handle(events) }
  }

  /// Launches an app.
  ///
  /// The first frame is due at once: a tick would come up to a sixtieth of a second later.
  ///
  /// - Parameter delegate: The delegate of the app.
  func launch(_ delegate: any UIApplicationDelegate) {
    perform { life.launch(delegate) }
    session.clock.noteInput()
  }

  /// Warns the app that memory is low.
  package func receiveMemoryWarning() { perform { life.receiveMemoryWarning() } }
}
