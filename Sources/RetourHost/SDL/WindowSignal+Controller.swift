// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

extension WindowSignal.Kind {
  /// Converts an event of a game controller; `nil` for buttons and axes that have no effect.
  ///
  /// - Parameter event: The event.
  init?(controller event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      let button = SDL_GameControllerButton(Int32(event.cbutton.button))
      guard let usage = InputEvent.Key.usage(of: button) else { return nil }
      let isDown = event.cbutton.state == UInt8(SDL_PRESSED)
      self = .key(InputEvent.Key(usage: usage, symbol: "", isDown: isDown))
    case SDL_CONTROLLERAXISMOTION:
      let value = max(Double(event.caxis.value) / Double(Int16.max), -1)
      switch SDL_GameControllerAxis(Int32(event.caxis.axis)) {
      case SDL_CONTROLLER_AXIS_LEFTX: self = .stick(.horizontal, value)
      case SDL_CONTROLLER_AXIS_LEFTY: self = .stick(.vertical, value)
      default: return nil
      }
    default: return nil
    }
  }
}

extension InputEvent.Key {
  /// The usage of a button; those of Apple's devices have the same effects.
  fileprivate static func usage(of button: SDL_GameControllerButton) -> Int? {
    switch button {
    case SDL_CONTROLLER_BUTTON_DPAD_UP: remoteUp
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: remoteDown
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: remoteLeft
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: remoteRight
    case SDL_CONTROLLER_BUTTON_A: remoteSelect
    case SDL_CONTROLLER_BUTTON_B: back
    case SDL_CONTROLLER_BUTTON_X: playPause
    default: nil
    }
  }
}
