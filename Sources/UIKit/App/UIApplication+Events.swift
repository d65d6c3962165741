// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import RetourHost

extension UIApplication {
  /// Dispatches the events of the display.
  ///
  /// Touches that arrive together make one event.
  ///
  /// - Parameter events: The events, in order.
  func handle(_ events: [InputEvent]) {
    guard let stage else { return }
    stage.perform {
      var touches: [TouchInput] = []
      for (index, event) in events.enumerated() {
        if case .pointer = event.kind, index + 1 < events.count,
          case .pointer = events[index + 1].kind
        {
          // Only the last of several movements counts.
          continue
        }
        if case .touch(let touch) = event.kind {
          stage.trace(.touch, "\(touch.phase) \(touch.id) at \(touch.location.shortText)")
          touches.append(TouchInput(touch, at: event.timestamp))
        } else {
          handle(touches, stage)
          touches = []
          handle(event, stage)
        }
      }
      handle(touches, stage)
      // After the changes that the events made: a frame that they requested is due at once.
      stage.session.clock.noteInput()
    }
  }

  private func handle(_ event: InputEvent, _ stage: Stage) {
    switch event.kind {
    case .touch:
      break
    case .key(let key):
      // Nothing of a password is recorded.
      let isSecret = keyWindow?.pressDelivery.editor?.editsSecretly == true
      let name = isSecret ? "of a password" : "\(key.usage)"
      stage.trace(.touch, "key \(name) \(key.isDown ? "down" : "up")")
      if key.isRepetition {
        keyWindow?.pressDelivery.repeatKey(stage.pressTracker.key(key))
        return
      }
      let press = stage.pressTracker.take(key, at: event.timestamp, window: keyWindow)
      if let press { sendEvent(press) }
    case .stick(let place):
      for button in stage.pressTracker.buttons(ofStickAt: place) {
        handle(InputEvent(timestamp: event.timestamp, kind: .key(button)), stage)
      }
    case .text(let text):
      stage.trace(.touch, "text")
      keyWindow?.pressDelivery.receive(text)
    case .wheel(let wheel):
      send(wheel, at: event.timestamp, stage)
    case .pointer(let location):
      sendEvent(
        UIHoverEvent(
          in: location.flatMap(window(at:)),
          at: location,
          timestamp: event.timestamp,
          modifierFlags: stage.pressTracker.modifiers
        )
      )
    case .resized:
      stage.displayDidResize()
    case .screenChanged:
      stage.followFrameRate()
    case .exposed:
      stage.redraw()
    case .closeRequested:
      stage.onClose?()
    case .activated:
      stage.life.windowDidGainFocus()
    case .deactivated:
      cancelInput(at: event.timestamp, stage)
      stage.life.windowDidLoseFocus()
    case .minimized:
      cancelInput(at: event.timestamp, stage)
      stage.life.windowWasMinimized()
    case .restored:
      stage.life.windowWasRestored()
    }
  }

  private func cancelInput(at time: TimeInterval, _ stage: Stage) {
    stage.pressTracker.cancelAll(at: time) { sendEvent($0) }
    stage.touchTracker.cancelAll(at: time) { send($0, stage) }
    for window in windows { window.wheelDelivery.cancel() }
  }

  private func handle(_ touches: [TouchInput], _ stage: Stage) {
    guard !touches.isEmpty else { return }
    for touch in touches { stage.scene.statusBarManager?.follow(touch) }
    stage.touchTracker.take(touches, windowAt: window(at:)) { send($0, stage) }
  }

  /// Sends the movement of a wheel to the window below the pointer.
  private func send(_ wheel: InputEvent.Wheel, at time: TimeInterval, _ stage: Stage) {
    stage.trace(.touch, "wheel at \(wheel.location.shortText)")
    let step = wheel.isContinuous ? ScrollFigures.touchpadUnit : ScrollFigures.notch
    sendEvent(
      UIScrollEvent(
        in: window(at: wheel.location),
        at: wheel.location,
        distance: CGPoint(x: wheel.turns.x * step, y: wheel.turns.y * step),
        scrollType: wheel.isContinuous ? .continuous : .discrete,
        timestamp: time,
        modifierFlags: stage.pressTracker.modifiers
      )
    )
  }

  private func send(_ event: UIEvent, _ stage: Stage) {
    stage.trace(.window, event.storedTouches.map(\.shortText).joined(separator: ", "))
    sendEvent(event)
  }

  /// Returns the frontmost window that receives a touch at a point of the screen.
  private func window(at point: CGPoint) -> UIWindow? {
    let windows = windows.enumerated().sorted {
      let (a, b) = ($0.element.windowLevel.rawValue, $1.element.windowLevel.rawValue)
      return a == b ? $0.offset > $1.offset : a > b
    }
    return windows.map(\.element).first { window in
      window.hitTest(window.point(onScreen: point), with: nil) != nil
    }
  }
}

extension TouchInput {
  fileprivate init(_ touch: InputEvent.Touch, at time: TimeInterval) {
    let phase: Phase =
      switch touch.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    self.init(
      id: touch.id,
      phase: phase,
      location: touch.location,
      timestamp: time,
      // The buttons of a UIKit event have the same bits as USB's.
      pointerButtons: touch.device == .mouse ? touch.buttons.rawValue : nil
    )
  }
}

extension UITouch {
  fileprivate var shortText: String {
    "\(phase) \(storedView.map { "\(Swift.type(of: $0))" } ?? "nowhere") at \(sample.point.shortText)"
  }
}

extension CGPoint {
  /// The point in whole points, for the trace of the data flow.
  fileprivate var shortText: String {
    guard x.isFinite, y.isFinite else { return "(?)" }
    return String(format: "(%.0f, %.0f)", x, y)
  }
}
