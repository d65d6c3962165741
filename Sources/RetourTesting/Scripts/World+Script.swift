// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import UIKit

extension World {
  /// Plays a script: its touches, keys and scrolls, each at its time.
  ///
  /// A finger stays down until a step lifts it, also beyond the end of the script. One that is not
  /// down neither moves nor is lifted.
  ///
  /// - Parameter script: The script. It may be written as a literal.
  public func play(_ script: InputScript) {
    let timeline = InputScript.Timeline(
      of: script,
      on: window.bounds.size,
      isMirrored: direction == .rightToLeft,
      contacts: contacts
    )
    let start = time
    for event in timeline.events {
      if start + event.time > time { advance(by: start + event.time - time) }
      play(event.kind)
    }
    advance(by: max(0, start + timeline.duration - time))
  }

  private func play(_ event: InputScript.Event.Kind) {
    switch event {
    case .began(let contact, let point): touch(contact, .began, point)
    case .moved(let contact, let point): touch(contact, .moved, point)
    case .ended(let contact, let point): touch(contact, .ended, point)
    case .cancelled(let contact, let point): touch(contact, .cancelled, point)
    case .press(let key, let modifiers, let seconds):
      press(key, modifiers: UIKeyModifierFlags(rawValue: modifiers), for: seconds)
    case .stick(let place): moveStick(to: place)
    case .wheel(let notches, let point): turnWheel(by: notches, at: point)
    case .touchpad(let movement, let point):
      moveTouchpad(by: CGPoint(x: -movement.x, y: -movement.y), at: point)
    }
  }

  private func touch(
    _ contact: InputScript.Contact,
    _ phase: InputEvent.Touch.Phase,
    _ point: CGPoint
  ) {
    let isMouse = contact == InputEvent.Touch.mouseID
    report(
      .touch(
        .init(
          id: contact,
          phase: phase,
          location: point,
          device: isMouse ? .mouse : .touch,
          buttons: isMouse ? .left : nil
        )
      )
    )
  }
}
