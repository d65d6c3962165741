// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import Synchronization

/// SDL's video and its one event queue, shared by the windows of the process.
enum SDLSystem {
  /// The windows that are open, each with the signals that others found for it.
  ///
  /// The queue they come from is SDL's and belongs to the process, so this does too.
  private static let mailboxes = Mutex<[UInt32: [WindowSignal]]>([:])
  /// The environment variables that are set until SDL has started.
  private static let detours = Mutex<[String]>([])

  /// Connects to the screen; each call is paired with one of `stop()`.
  ///
  /// - Throws: `DisplayError.noDisplay` when there is no screen.
  static func start() throws(DisplayError) {
    avoidDetours()
    defer { forgetDetours() }
    try SDLLibrary.load()
    setHints()
    guard sdl.InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
      throw .noDisplay(reason: lastError)
    }
    let name = sdl.GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if ["dummy", "evdev", "none", "offscreen"].contains(name) {
      stop()
      // Without a screen, SDL itself falls back to a driver that shows nothing.
      guard getenv("SDL_VIDEODRIVER") != nil else { throw .noDisplay(reason: unreachable) }
      throw .noDisplay(reason: "SDL_VIDEODRIVER is \"\(name)\", which shows nothing: unset it")
    }
  }

  /// Which screens were tried.
  private static var unreachable: String {
    let tried = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { (name: String) in
      getenv(name).map { "\(name) is \"\(String(cString: $0))\"" }
    }
    return tried.isEmpty
      ? "DISPLAY and WAYLAND_DISPLAY are not set"
      : tried.joined(separator: ", ") + ", and no screen answers there"
  }

  /// Lets the screen go when nobody uses it any more.
  static func stop() {
    sdl.QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
  }

  /// What SDL says about its last failure.
  static var lastError: String {
    let text = sdl.GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL gives no reason" : text
  }

  /// Starts to keep the signals of a window.
  ///
  /// - Parameter window: SDL's number of the window.
  static func register(_ window: UInt32) {
    mailboxes.withLock { $0[window] = [] }
  }

  /// Forgets a window and what waits for it.
  ///
  /// - Parameter window: SDL's number of the window.
  static func unregister(_ window: UInt32) {
    mailboxes.withLock { $0[window] = nil }
  }

  /// Returns the next signal for a window, and keeps those for other windows that it meets.
  ///
  /// - Parameter window: SDL's number of the window.
  /// - Returns: The signal, or `nil` when none is waiting.
  static func nextSignal(for window: UInt32) -> WindowSignal? {
    mailboxes.withLock { mailboxes in
      if let waiting = mailboxes[window], let first = waiting.first {
        mailboxes[window] = Array(waiting.dropFirst())
        return first
      }
      var event = SDL_Event()
      while sdl.PollEvent(&event) == 1 {
        guard let signal = WindowSignal(event) else { continue }
        guard let receiver = receiver(of: signal, among: mailboxes) else { continue }
        if receiver == window { return signal }
        mailboxes[receiver]?.append(signal)
      }
      return nil
    }
  }

  /// Fingers can come without a window: they are the only window's, if there is only one.
  private static func receiver(
    of signal: WindowSignal,
    among mailboxes: [UInt32: [WindowSignal]]
  ) -> UInt32? {
    if mailboxes[signal.windowID] != nil { return signal.windowID }
    return signal.windowID == 0 && mailboxes.count == 1 ? mailboxes.keys.first : nil
  }

  /// Keeps the next `start()` from work that nobody here asks for and that takes a tenth of it each
  /// (measured): reading half a megabyte of composed characters for X11, and where no message bus
  /// runs, starting a process that would start one.
  ///
  /// By environment variables, which last until SDL has started. Setting one is not safe while
  /// another thread reads the environment.
  static func avoidDetours() {
    let bus = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) + "/bus" }
    let hasBus = bus.map { access($0, F_OK) == 0 } ?? false
    // Wayland's keyboard library has no such file, and complains of an empty one.
    let isX11 =
      getenv("DISPLAY") != nil
      && getenv("SDL_VIDEODRIVER").map { String(cString: $0) } != "wayland"
    detours.withLock { detours in
      if isX11, getenv("XCOMPOSEFILE") == nil {
        setenv("XCOMPOSEFILE", "/dev/null", 1)
        detours.append("XCOMPOSEFILE")
      }
      if !hasBus, getenv("DBUS_SESSION_BUS_ADDRESS") == nil {
        setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
        detours.append("DBUS_SESSION_BUS_ADDRESS")
      }
    }
  }

  private static func forgetDetours() {
    detours.withLock { detours in
      for name in detours { unsetenv(name) }
      detours = []
    }
  }

  private static func setHints() {
    // A window's surface is memory shared with the X server, not a texture.
    set(SDL_HINT_FRAMEBUFFER_ACCELERATION, to: "0")
    // A touch is a touch and the mouse the mouse. Nothing may bring the doubles back.
    overrule(SDL_HINT_TOUCH_MOUSE_EVENTS, with: "0")
    overrule(SDL_HINT_MOUSE_TOUCH_EVENTS, with: "0")
    // Ctrl-C ends the process as it does any other.
    overrule(SDL_HINT_NO_SIGNAL_HANDLERS, with: "1")
    // The owner of the window decides what closing it means.
    overrule(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, with: "0")
    // A click into a window that was not in front counts.
    set(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, to: "1")
    // This is no full-screen game: the screen saver and the desktop's compositor stay.
    set(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, to: "1")
    set(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, to: "0")
  }

  /// Sets a hint that the user may have set otherwise.
  private static func set(_ hint: String, to value: String) {
    _ = sdl.SetHint(hint, value)
  }

  /// Sets a hint whatever the user has set.
  private static func overrule(_ hint: String, with value: String) {
    _ = sdl.SetHintWithPriority(hint, value, SDL_HINT_OVERRIDE)
  }
}
