// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions
import RetourHost

extension Stage {
  /// Launches an app.
  ///
  /// The first frame is due at once: a tick would come up to a sixtieth of a second later.
  ///
  /// - Parameter delegate: The delegate of the app.
  func launch(_ delegate: any UIApplicationDelegate) {
    perform { interface.life.launch(delegate, in: self) }
    session.clock.noteInput()
  }

  /// Warns the app that memory is low.
  package func receiveMemoryWarning() { perform { interface.life.receiveMemoryWarning() } }

  /// Dispatches events of the display.
  ///
  /// Touches that arrive together make one event.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - appKeepsFocus: Whether another window of the app takes the focus in an event that follows.
  func handle(_ events: [InputEvent], appKeepsFocus: Bool = false) {
    perform {
      interface.handle(in: self) { dispatch(events, appKeepsFocus) }
      // After the changes that the events made: a frame that they requested is due at once.
      session.clock.noteInput()
    }
  }

  private func dispatch(_ events: [InputEvent], _ appKeepsFocus: Bool) {
    var touches: [TouchInput] = []
    for (index, event) in events.enumerated() where isOpen {
      if case .pointer = event.kind, index + 1 < events.count,
        case .pointer = events[index + 1].kind
      {
        // Only the last of several movements counts.
        continue
      }
      if case .touch(let touch) = event.kind {
        trace(.touch, "\(touch.phase) \(touch.id) at \(touch.location.shortText)")
        touches.append(TouchInput(touch, at: event.timestamp))
      } else {
        handle(touches)
        touches = []
        handle(event, appKeepsFocus)
      }
    }
    handle(touches)
  }

  private func handle(_ event: InputEvent, _ appKeepsFocus: Bool) {
    switch event.kind {
    case .touch:
      break
    case .key(let key):
      handle(key, at: event.timestamp)
    case .stick(let place):
      for button in pressTracker.buttons(ofStickAt: place) {
        handle(button, at: event.timestamp)
      }
    case .text(let text):
      trace(.touch, "text")
      scene.keyWindow?.pressDelivery.receive(text)
    case .wheel(let wheel):
      send(wheel, at: event.timestamp)
    case .pointer(let location):
      application.sendEvent(
        UIHoverEvent(
          in: location.flatMap(window(at:)),
          of: scene,
          at: location,
          timestamp: event.timestamp,
          modifierFlags: pressTracker.modifiers
        )
      )
    case .resized:
      displayDidResize()
    case .screenChanged:
      interface.followFrameRate()
    case .exposed:
      redraw()
    case .closeRequested:
      interface.close(self)
    case .activated:
      interface.windowDidGainFocus(self, at: event.timestamp)
    case .deactivated:
      cancelInput(at: event.timestamp)
      life.windowDidLoseFocus(appKeepsFocus: appKeepsFocus)
    case .minimized:
      cancelInput(at: event.timestamp)
      life.windowWasMinimized(appKeepsFocus: appKeepsFocus)
    case .restored:
      life.windowWasRestored()
      // Frames that came meanwhile were not drawn.
      redraw()
    }
  }

  private func handle(_ key: InputEvent.Key, at time: TimeInterval) {
    let keyWindow = scene.keyWindow
    // Nothing of a password is recorded.
    let isSecret = keyWindow?.pressDelivery.editor?.editsSecretly == true
    let name = isSecret ? "of a password" : "\(key.usage)"
    trace(.touch, "key \(name) \(key.isDown ? "down" : "up")")
    if key.isRepetition {
      keyWindow?.pressDelivery.repeatKey(pressTracker.key(key))
      return
    }
    let press = pressTracker.take(key, at: time, window: keyWindow)
    if let press { application.sendEvent(press) }
  }

  /// Cancels the touches and presses that are down, and what the wheel moves.
  func cancelInput(at time: TimeInterval) {
    pressTracker.cancelAll(at: time) { application.sendEvent($0) }
    touchTracker.cancelAll(at: time) { send($0) }
    for window in scene.storedWindows { window.wheelDelivery.cancel() }
  }

  private func handle(_ touches: [TouchInput]) {
    guard !touches.isEmpty else { return }
    for touch in touches { scene.statusBarManager?.follow(touch) }
    touchTracker.take(touches, windowAt: window(at:)) { send($0) }
  }

  /// Sends the movement of a wheel to the window below the pointer.
  private func send(_ wheel: InputEvent.Wheel, at time: TimeInterval) {
    trace(.touch, "wheel at \(wheel.location.shortText)")
    let step = wheel.isContinuous ? ScrollFigures.touchpadUnit : ScrollFigures.notch
    application.sendEvent(
      UIScrollEvent(
        in: window(at: wheel.location),
        at: wheel.location,
        distance: CGPoint(x: wheel.turns.x * step, y: wheel.turns.y * step),
        scrollType: wheel.isContinuous ? .continuous : .discrete,
        timestamp: time,
        modifierFlags: pressTracker.modifiers
      )
    )
  }

  private func send(_ event: UIEvent) {
    trace(.window, event.storedTouches.map(\.shortText).joined(separator: ", "))
    application.sendEvent(event)
  }

  /// Returns the frontmost window that receives a touch at a point of the screen.
  private func window(at point: CGPoint) -> UIWindow? {
    let windows = scene.storedWindows.enumerated().sorted {
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
