// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

/// An event of SDL that concerns a window, as a value.
///
/// Events that SDL synthesizes from others are left out, so that no touch arrives twice.
struct WindowSignal: Hashable, Sendable {
  /// SDL's identifier of a finger.
  struct Finger: Hashable, Sendable {
    var device: Int64
    var number: Int64
  }

  enum Kind: Hashable, Sendable {
    /// The mouse, in SDL's window units, and the button that is pressed or released.
    case mouse(Action, MouseButtons = [], x: Double, y: Double)

    case key(InputEvent.Key)

    case text(InputEvent.Text)

    /// The wheel turned, in notches right and down; fractions are those of a touchpad.
    case wheel(x: Double, y: Double)

    /// An axis of the left stick of a game controller is at a place of -1...1, right or down.
    case stick(Axis, Double)

    /// A finger, in fractions of the window: 0 is the first unit and 1 the last.
    case finger(Action, Finger, x: Double, y: Double)

    /// The pointer left the window.
    case pointerLeft

    case sizeChanged, exposed, closeRequested, focusGained, focusLost
    case minimized, restored, screenChanged
  }

  enum Action: Hashable, Sendable {
    case down, motion, up
  }

  enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// SDL's identifier of the window; 0 when SDL does not know it, as with game controllers.
  var windowID: UInt32

  /// The time of the event in SDL's milliseconds.
  var ticks: UInt32
  var kind: Kind

  init(windowID: UInt32, ticks: UInt32, kind: Kind) {
    self.windowID = windowID
    self.ticks = ticks
    self.kind = kind
  }

  /// Converts an event of SDL; `nil` when it does not concern a window's content.
  ///
  /// - Parameter event: The event.
  init?(_ event: SDL_Event) {
    ticks = event.common.timestamp
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = event.button
      guard button.which != Self.mouseOfTouch,
        let pressed = MouseButtons(sdlButton: button.button)
      else { return nil }
      windowID = button.windowID
      kind = .mouse(
        event.type == SDL_MOUSEBUTTONDOWN.rawValue ? .down : .up,
        pressed,
        x: Double(button.x),
        y: Double(button.y)
      )
    case SDL_MOUSEMOTION:
      guard event.motion.which != Self.mouseOfTouch else { return nil }
      windowID = event.motion.windowID
      kind = .mouse(.motion, x: Double(event.motion.x), y: Double(event.motion.y))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      guard event.tfinger.touchId != Self.touchOfMouse else { return nil }
      windowID = event.tfinger.windowID
      kind = .finger(
        Self.action(ofFinger: event.type),
        Finger(device: event.tfinger.touchId, number: event.tfinger.fingerId),
        x: Double(event.tfinger.x),
        y: Double(event.tfinger.y)
      )
    case SDL_MOUSEWHEEL:
      guard event.wheel.which != Self.mouseOfTouch else { return nil }
      windowID = event.wheel.windowID
      kind = Self.wheel(event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP:
      guard let key = InputEvent.Key(event.key) else { return nil }
      windowID = event.key.windowID
      kind = .key(key)
    case SDL_WINDOWEVENT:
      guard let kind = Self.kind(ofWindowEvent: event.window.event) else { return nil }
      windowID = event.window.windowID
      self.kind = kind
    case SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      guard let text = InputEvent.Text.make(event) else { return nil }
      windowID = text.windowID
      kind = .text(text.text)
    default:
      guard let kind = Kind(controller: event) else { return nil }
      windowID = 0
      self.kind = kind
    }
  }

  // SDL_TOUCH_MOUSEID and SDL_MOUSE_TOUCHID are casts, which Swift does not import.
  static let mouseOfTouch = UInt32.max
  static let touchOfMouse: Int64 = -1

  /// SDL counts notches away from the user, and those of a turned wheel the other way round.
  private static func wheel(_ event: SDL_MouseWheelEvent) -> Kind {
    let isFlipped = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue
    let sign: Double = isFlipped ? -1 : 1
    return .wheel(x: Double(event.preciseX) * sign, y: -Double(event.preciseY) * sign)
  }

  private static func action(ofFinger type: UInt32) -> Action {
    switch SDL_EventType(type) {
    case SDL_FINGERDOWN: .down
    case SDL_FINGERUP: .up
    default: .motion
    }
  }

  private static func kind(ofWindowEvent event: UInt8) -> Kind? {
    switch SDL_WindowEventID(UInt32(event)) {
    // SDL sends SIZE_CHANGED for every new size, and RESIZED as well when the user resized.
    case SDL_WINDOWEVENT_SIZE_CHANGED: .sizeChanged
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    case SDL_WINDOWEVENT_CLOSE: .closeRequested
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_MINIMIZED: .minimized
    case SDL_WINDOWEVENT_RESTORED: .restored
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: .screenChanged
    default: nil
    }
  }
}
