// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import Synchronization

/// The game controllers of the process, whose events are among those of the window that has the
/// keyboard focus.
///
/// SDL looks for them only where there is a device that the user may read: of keyboards and mice,
/// desktops allow it to nobody. Nothing polls: a change among the devices wakes the owner of the
/// windows, and so does an event of a controller.
package enum Controllers {
  private struct State {
    var folder: WakeSource?
    var wake: @Sendable () -> Void = {}
    /// Whether SDL looks for controllers.
    var isStarted = false
    /// The open controllers by SDL's number of them.
    var opened: [Int32: WakeSource?] = [:]
  }

  /// Per process, as SDL's event queue is.
  private static let state = Mutex(State())

  /// Begins to follow the controllers that are attached now and later.
  ///
  /// Without a folder of devices, as in a container, there are none.
  ///
  /// - Parameters:
  ///   - folder: The folder of the devices.
  ///   - onWake: Called on the main queue when displays may have events.
  package static func watch(
    _ folder: String = "/dev/input",
    onWake: @escaping @Sendable () -> Void
  ) {
    let source = WakeSource.watching(folder) {
      startIfNeeded(folder)
      onWake()
    }
    guard let source else { return }
    state.withLock { ($0.folder, $0.wake) = (source, onWake) }
    startIfNeeded(folder)
  }

  /// Starts SDL's controllers when there is a device to look at.
  private static func startIfNeeded(_ folder: String) {
    let isDue = state.withLock { state in
      guard !state.isStarted, hasReadableDevice(folder) else { return false }
      state.isStarted = true
      return true
    }
    guard isDue else { return }
    SDLSystem.setControllerHints()
    guard sdl.InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0 else {
      return RetourLog.once("controllers", "no game controllers: \(SDLSystem.lastError)")
    }
    state.withLock { $0.wake }()
  }

  private static func hasReadableDevice(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasPrefix("event") && access("\(folder)/\($0)", R_OK) == 0 }
  }

  /// Follows a controller that was attached or detached.
  ///
  /// - Parameter event: An event of SDL; others have no effect.
  static func follow(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED: open(at: event.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED:
      let number = event.cdevice.which
      guard state.withLock({ $0.opened.removeValue(forKey: number) }) != nil else { return }
      sdl.GameControllerClose(sdl.GameControllerFromInstanceID(number))
    default: return
    }
  }

  private static func open(at index: Int32) {
    guard let controller = sdl.GameControllerOpen(index) else {
      return RetourLog.once(
        "controller",
        "a game controller cannot be opened: \(SDLSystem.lastError)"
      )
    }
    let number = sdl.JoystickInstanceID(sdl.GameControllerGetJoystick(controller))
    let wake = state.withLock { $0.wake }
    // SDL reads the device by a descriptor of its own: opened first, it has each event first.
    let source = sdl.GameControllerPath(controller).flatMap {
      WakeSource.reading(String(cString: $0), onEvent: wake)
    }
    state.withLock { $0.opened[number] = .some(source) }
  }
}
