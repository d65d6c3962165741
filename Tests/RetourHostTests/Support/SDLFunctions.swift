// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

@testable import RetourHost

/// The functions of SDL that only the tests call; for tests that have a display.
enum SDLFunctions {
  static let pushEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>) -> Int32 =
    find("SDL_PushEvent")
  static let windowFromID: @convention(c) (UInt32) -> OpaquePointer? = find("SDL_GetWindowFromID")
  static let windowPosition:
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
      Void = find("SDL_GetWindowPosition")

  static let wasInit: @convention(c) (UInt32) -> UInt32 = find("SDL_WasInit")
  static let attachVirtual: @convention(c) (SDL_JoystickType, Int32, Int32, Int32) -> Int32 =
    find("SDL_JoystickAttachVirtual")
  static let detachVirtual: @convention(c) (Int32) -> Int32 = find("SDL_JoystickDetachVirtual")
  static let joystickFromID: @convention(c) (Int32) -> OpaquePointer? =
    find("SDL_JoystickFromInstanceID")
  static let deviceID: @convention(c) (Int32) -> Int32 = find("SDL_JoystickGetDeviceInstanceID")
  static let setVirtualButton: @convention(c) (OpaquePointer?, Int32, UInt8) -> Int32 =
    find("SDL_JoystickSetVirtualButton")
  static let setVirtualAxis: @convention(c) (OpaquePointer?, Int32, Int16) -> Int32 =
    find("SDL_JoystickSetVirtualAxis")

  private static func find<Function>(_ name: String) -> Function {
    guard let library = dlopen(SDLLibrary.name, RTLD_LAZY | RTLD_NOLOAD),
      let function = dlsym(library, name)
    else { preconditionFailure("\(name) is asked for where SDL is not loaded") }
    return unsafeBitCast(function, to: Function.self)
  }
}
