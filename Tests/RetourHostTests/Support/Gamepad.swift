// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

@testable import RetourHost

/// A game controller that SDL simulates; for tests that have a display which looks for controllers.
struct Gamepad {
  private let index: Int32
  private let number: Int32

  struct IsNotAttached: Error {}

  /// Attaches the controller.
  init() throws {
    index = SDLFunctions.attachVirtual(
      SDL_JOYSTICK_TYPE_GAMECONTROLLER,
      Int32(SDL_CONTROLLER_AXIS_MAX.rawValue),
      Int32(SDL_CONTROLLER_BUTTON_MAX.rawValue),
      0
    )
    guard index >= 0 else { throw IsNotAttached() }
    number = SDLFunctions.deviceID(index)
  }

  /// Whether the process has opened it.
  var isOpen: Bool { SDLFunctions.joystickFromID(number) != nil }

  /// Presses or releases a button.
  func set(_ button: SDL_GameControllerButton, isDown: Bool) {
    _ = SDLFunctions.setVirtualButton(
      SDLFunctions.joystickFromID(number),
      button.rawValue,
      isDown ? 1 : 0
    )
  }

  /// Moves an axis.
  func set(_ axis: SDL_GameControllerAxis, _ value: Int16) {
    _ = SDLFunctions.setVirtualAxis(SDLFunctions.joystickFromID(number), axis.rawValue, value)
  }

  /// Detaches the controller.
  func detach() { _ = SDLFunctions.detachVirtual(index) }
}
