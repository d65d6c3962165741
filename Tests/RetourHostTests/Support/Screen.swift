// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import TestSupport

@testable import RetourHost

/// Another client of the X server, which reads the screen and produces input.
struct Screen {
  private let connection: OpaquePointer

  struct DidNotConnect: Error {}

  init() throws {
    guard let connection = XOpenDisplay(nil) else { throw DidNotConnect() }
    self.connection = connection
  }

  /// Makes SDL and Xlib of this process use an X server, or none.
  ///
  /// - Parameter name: The server's name.
  static func use(_ name: String?) {
    unsetenv("WAYLAND_DISPLAY")
    unsetenv("SDL_VIDEODRIVER")
    if let name {
      setenv("DISPLAY", name, 1)
    } else {
      unsetenv("DISPLAY")
      // There is no session to find one in either.
      setenv("XDG_RUNTIME_DIR", "/nonexistent", 1)
    }
  }

  /// Sets the resolution of the desktop.
  ///
  /// - Parameter text: The RESOURCE_MANAGER property of the root window.
  func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    let resourceManager: Atom = 23  // XA_RESOURCE_MANAGER
    let string: Atom = 31  // XA_STRING
    XChangeProperty(
      connection,
      XDefaultRootWindow(connection),
      resourceManager,
      string,
      8,
      PropModeReplace,
      bytes,
      Int32(bytes.count)
    )
    XSync(connection, 0)
  }

  /// Returns the pixels of the screen inside a display's window.
  ///
  /// - Parameter display: The display.
  /// - Returns: Row by row, 0xRRGGBB.
  func pixels(of display: SDLDisplay) -> [UInt32] {
    var x: Int32 = 0
    var y: Int32 = 0
    SDLFunctions.windowPosition(SDLFunctions.windowFromID(display.windowID), &x, &y)
    guard
      let image = XGetImage(
        connection,
        XDefaultRootWindow(connection),
        x,
        y,
        UInt32(display.pixelWidth),
        UInt32(display.pixelHeight),
        .max,
        ZPixmap
      )
    else { return [] }
    return (0..<display.pixelHeight).flatMap { row in
      let start = UnsafeRawPointer(image.pointee.data + row * Int(image.pointee.bytes_per_line))
      return (0..<display.pixelWidth).map { column in
        start.load(fromByteOffset: column * 4, as: UInt32.self) & 0xFFFFFF
      }
    }
  }

  /// Drags with the mouse: the server produces the events, as for a physical mouse.
  ///
  /// - Parameters:
  ///   - display: The display that the places belong to.
  ///   - start: Where the button goes down, in pixels of the display.
  ///   - places: Where the mouse goes.
  ///   - end: Where the mouse goes last and the button comes up.
  /// - Throws: The error of running the program that moves the mouse.
  func drag(
    over display: SDLDisplay,
    from start: (Int, Int),
    through places: [(Int, Int)],
    to end: (Int, Int)
  ) throws {
    var left: Int32 = 0
    var top: Int32 = 0
    SDLFunctions.windowPosition(SDLFunctions.windowFromID(display.windowID), &left, &top)
    let move = { (place: (Int, Int)) in
      ["mousemove", "\(Int(left) + place.0)", "\(Int(top) + place.1)"]
    }
    try XServer.moveMouse(
      move(start) + ["mousedown", "1"] + places.flatMap(move) + move(end) + ["mouseup", "1"]
    )
  }

  /// Resizes a display's window, as a window manager does.
  ///
  /// - Parameters:
  ///   - display: The display.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  func resize(_ display: SDLDisplay, width: UInt32, height: UInt32) {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(major: 2, minor: 0, patch: 0)
    guard sdl.GetWindowWMInfo(SDLFunctions.windowFromID(display.windowID), &info) == SDL_TRUE else {
      return
    }
    XResizeWindow(connection, info.info.x11.window, width, height)
    XSync(connection, 0)
  }
}

extension PixelBuffer {
  /// Fills all pixels with a color.
  ///
  /// - Parameter color: 0xRRGGBB.
  func fill(_ color: UInt32) {
    for row in 0..<height {
      withRow(row) { pixels in for index in pixels.indices { pixels[index] = color } }
    }
  }
}

extension SDLDisplay {
  /// The rectangle of the whole display.
  var everything: [PixelRect] {
    [PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)]
  }

  /// Waits for an event of a kind, for at most five seconds.
  ///
  /// - Parameter isWanted: Whether it is the one.
  /// - Returns: The events before it that were of none of the kinds of a window coming up, and it.
  func events(until isWanted: (InputEvent.Kind) -> Bool) -> [InputEvent] {
    var found: [InputEvent] = []
    let deadline = monotonicNow() + 5
    while monotonicNow() < deadline {
      while let event = nextEvent() {
        found.append(event)
        if isWanted(event.kind) { return found }
      }
      guard let descriptor else { return found }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, 100)
    }
    return found
  }

  /// Discards the events of a window that appears.
  func settle() {
    while nextEvent() != nil {}
  }
}

/// Returns the memory mappings of this process, one per line.
///
/// Line by line: Foundation takes the first short read of a file in `/proc` for its end.
func memoryMappings() -> [String] {
  guard let file = fopen("/proc/self/maps", "r") else { return [] }
  defer { fclose(file) }
  var line = [UInt8](repeating: 0, count: 4096)
  var lines: [String] = []
  while line.withUnsafeMutableBytes({ bytes in
    fgets(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), file) != nil
  }) {
    lines.append(String(decoding: line.prefix { $0 != 0 }, as: UTF8.self))
  }
  return lines
}

/// Puts an event into SDL's queue, as a driver does.
///
/// - Parameter event: The event.
func push(_ event: SDL_Event) {
  var event = event
  _ = SDLFunctions.pushEvent(&event)
}

extension SDL_Event {
  /// Makes an event of a finger.
  static func finger(
    _ type: SDL_EventType,
    device: Int64 = 7,
    number: Int64 = 0,
    x: Float,
    y: Float,
    window: UInt32
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = number
    event.tfinger.x = x
    event.tfinger.y = y
    event.tfinger.windowID = window
    return event
  }

  /// Makes an event of a mouse button.
  static func button(
    _ type: SDL_EventType,
    mouse: UInt32 = 0,
    button: UInt8 = 1,
    x: Int32,
    y: Int32,
    window: UInt32
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = mouse
    event.button.button = button
    event.button.x = x
    event.button.y = y
    event.button.windowID = window
    return event
  }

  /// Makes an event of a key.
  static func key(
    _ type: SDL_EventType,
    _ code: SDL_Scancode,
    symbol: Int32,
    mod: UInt16 = 0,
    isRepeat: Bool = false,
    window: UInt32
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.state = UInt8(type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED)
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.scancode = code
    event.key.keysym.sym = symbol
    event.key.keysym.mod = mod
    event.key.windowID = window
    return event
  }

  /// Makes an event of a game controller's button.
  static func controller(_ type: SDL_EventType, _ button: SDL_GameControllerButton) -> SDL_Event {
    var event = SDL_Event()
    event.cbutton.type = type.rawValue
    event.cbutton.button = UInt8(button.rawValue)
    event.cbutton.state = UInt8(type == SDL_CONTROLLERBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED)
    return event
  }

  /// Makes an event of a game controller's axis.
  static func axis(_ axis: SDL_GameControllerAxis, _ value: Int16) -> SDL_Event {
    var event = SDL_Event()
    event.caxis.type = SDL_CONTROLLERAXISMOTION.rawValue
    event.caxis.axis = UInt8(axis.rawValue)
    event.caxis.value = value
    return event
  }

  /// Makes an event of a mouse that moves.
  static func motion(mouse: UInt32 = 0, x: Int32, y: Int32, window: UInt32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = mouse
    event.motion.x = x
    event.motion.y = y
    event.motion.windowID = window
    return event
  }

  /// Makes an event of a window.
  static func window(_ kind: SDL_WindowEventID, window: UInt32) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(kind.rawValue)
    event.window.windowID = window
    return event
  }
}
