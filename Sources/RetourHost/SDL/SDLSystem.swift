// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import Synchronization

/// SDL's video subsystem and its one event queue, shared by the windows of the process.
enum SDLSystem {
  /// The open windows, each with the signals that were read for it on behalf of another.
  ///
  /// Per process, as SDL's event queue is.
  private static let mailboxes = Mutex<[UInt32: [WindowSignal]]>([:])
  /// The identifier of no window, since SDL counts from 1.
  private static let noWindow: UInt32 = 0
  /// The window that had the focus last, ``noWindow`` after it was closed; `nil` before the first
  /// one has had it.
  private static let focused = Mutex<UInt32?>(nil)
  /// The environment variables that are overridden until SDL has started.
  private static let overrides = Mutex<[String]>([])

  /// Connects to the screen; each call is paired with one of `stop()`.
  ///
  /// - Throws: `DisplayError.noDisplay` when there is no screen.
  static func start() throws(DisplayError) {
    setEnvironmentOverrides()
    defer { removeEnvironmentOverrides() }
    let onlyDriver = try onlyDriver()
    try SDLLibrary.load()
    setHints()
    if let onlyDriver { setAlways(SDL_HINT_VIDEODRIVER, with: onlyDriver) }
    guard sdl.InitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else {
      throw .noDisplay(reason: onlyDriver == "x11" ? unreachable : lastError)
    }
    let name = sdl.GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    if ["dummy", "evdev", "none", "offscreen"].contains(name) {
      stop()
      // Without a screen, SDL falls back to a driver without output.
      guard getenv("SDL_VIDEODRIVER") != nil else { throw .noDisplay(reason: unreachable) }
      throw .noDisplay(reason: "SDL_VIDEODRIVER is \"\(name)\", which shows nothing: unset it")
    }
    // SDL starts it by itself, and keys would go through an input method without a text to edit.
    sdl.StopTextInput()
  }

  /// The only driver of SDL that can find a screen; `nil` where SDL has to try.
  ///
  /// Wayland's library writes to the standard error where it has no folder to look in.
  ///
  /// - Throws: `DisplayError.noDisplay` when there is no place where a screen could be.
  private static func onlyDriver() throws(DisplayError) -> String? {
    if getenv("SDL_VIDEODRIVER") != nil || mayHaveWayland { return nil }
    if getenv("DISPLAY") != nil { return "x11" }
    guard hasScreen else { throw .noDisplay(reason: unreachable) }
    return "kmsdrm"
  }

  /// Whether there is a place where a Wayland compositor could answer.
  private static var mayHaveWayland: Bool {
    if getenv("WAYLAND_SOCKET") != nil || getenv("XDG_RUNTIME_DIR") != nil { return true }
    return getenv("WAYLAND_DISPLAY").map { String(cString: $0).hasPrefix("/") } ?? false
  }

  /// Whether the kernel has a screen that a program can draw to without a desktop.
  private static var hasScreen: Bool { access("/dev/dri/card0", F_OK) == 0 }

  /// A description of the screens that were tried.
  private static var unreachable: String {
    let tried = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { (name: String) in
      getenv(name).map { "\(name) is \"\(String(cString: $0))\"" }
    }
    return tried.isEmpty
      ? "DISPLAY and WAYLAND_DISPLAY are not set"
      : tried.joined(separator: ", ") + ", and no screen answers there"
  }

  /// Disconnects from the screen when its last user stops.
  static func stop() {
    sdl.QuitSubSystem(SDL_INIT_VIDEO | SDL_INIT_EVENTS)
  }

  /// SDL's description of its last failure.
  static var lastError: String {
    let text = sdl.GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL gives no reason" : text
  }

  /// Registers a window to receive signals.
  ///
  /// - Parameter window: SDL's identifier of the window.
  static func register(_ window: UInt32) {
    mailboxes.withLock { $0[window] = [] }
  }

  /// Unregisters a window and drops its pending signals.
  ///
  /// - Parameter window: SDL's identifier of the window.
  static func unregister(_ window: UInt32) {
    mailboxes.withLock { $0[window] = nil }
    let isLast = mailboxes.withLock { $0.isEmpty }
    focused.withLock { if isLast { $0 = nil } else if $0 == window { $0 = noWindow } }
  }

  /// Notes that a window has the focus.
  ///
  /// - Parameter window: SDL's identifier of the window.
  /// - Returns: Whether another window of the process had it before.
  static func takeFocus(_ window: UInt32) -> Bool {
    focused.withLock { focused in
      defer { focused = window }
      return focused != nil && focused != window
    }
  }

  /// Whether the text that is input goes to a window.
  ///
  /// - Parameter window: SDL's identifier of the window.
  /// - Returns: Whether it has the focus, or none has had it.
  static func mayInputText(_ window: UInt32) -> Bool {
    focused.withLock { $0 == nil || $0 == window }
  }

  /// Returns the next signal for a window, and keeps those for other windows.
  ///
  /// - Parameter window: SDL's identifier of the window.
  /// - Returns: The signal, or `nil` when none is pending.
  static func nextSignal(for window: UInt32) -> WindowSignal? {
    mailboxes.withLock { mailboxes in
      if let waiting = mailboxes[window], let first = waiting.first {
        mailboxes[window] = Array(waiting.dropFirst())
        return first
      }
      var event = SDL_Event()
      while sdl.PollEvent(&event) == 1 {
        Controllers.follow(event)
        guard let signal = WindowSignal(event) else { continue }
        guard let receiver = receiver(of: signal, among: mailboxes) else { continue }
        if receiver == window { return signal }
        mailboxes[receiver]?.append(signal)
      }
      return nil
    }
  }

  /// Signals of fingers and controllers may name no window: they belong to the one with the focus,
  /// or to the only one.
  private static func receiver(
    of signal: WindowSignal,
    among mailboxes: [UInt32: [WindowSignal]]
  ) -> UInt32? {
    if mailboxes[signal.windowID] != nil { return signal.windowID }
    guard signal.windowID == 0 else { return nil }
    if let front = focused.withLock({ $0 }), mailboxes[front] != nil { return front }
    return mailboxes.count == 1 ? mailboxes.keys.first : nil
  }

  /// Overrides environment variables so that the next `start()` skips two tasks that each take a
  /// tenth of it (measured): reading half a megabyte of composed characters for X11, and where no
  /// message bus runs, launching a process to start one.
  ///
  /// The overrides last until SDL has started. Setting a variable is not safe while another thread
  /// reads the environment.
  static func setEnvironmentOverrides() {
    let bus = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) + "/bus" }
    let hasBus = bus.map { access($0, F_OK) == 0 } ?? false
    // Wayland's keyboard library does not have this file, and reports an empty one as an error.
    let isX11 =
      getenv("DISPLAY") != nil
      && getenv("SDL_VIDEODRIVER").map { String(cString: $0) } != "wayland"
    overrides.withLock { overrides in
      if isX11, getenv("XCOMPOSEFILE") == nil {
        setenv("XCOMPOSEFILE", "/dev/null", 1)
        overrides.append("XCOMPOSEFILE")
      }
      if !hasBus, getenv("DBUS_SESSION_BUS_ADDRESS") == nil {
        setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
        overrides.append("DBUS_SESSION_BUS_ADDRESS")
      }
    }
  }

  private static func removeEnvironmentOverrides() {
    overrides.withLock { overrides in
      for name in overrides { unsetenv(name) }
      overrides = []
    }
  }

  private static func setHints() {
    // A window's surface is memory shared with the X server, not a texture.
    set(SDL_HINT_FRAMEBUFFER_ACCELERATION, to: "0")
    // Touches produce no mouse events and the mouse no touches, whatever the user has set.
    setAlways(SDL_HINT_TOUCH_MOUSE_EVENTS, with: "0")
    setAlways(SDL_HINT_MOUSE_TOUCH_EVENTS, with: "0")
    // Ctrl-C ends the process, as for other programs.
    setAlways(SDL_HINT_NO_SIGNAL_HANDLERS, with: "1")
    // The owner of the window handles its close button.
    setAlways(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, with: "0")
    // What an input method composes comes whole, however long it is.
    setAlways(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, with: "1")
    // A click that activates the window counts.
    set(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, to: "1")
    // Not a full-screen game: keep the screen saver and the desktop's compositor.
    set(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, to: "1")
    set(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, to: "0")
    if mayHaveWayland, !canDecorateWindows {
      set(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, to: "0")
    }
  }

  /// Whether the library that draws the frames of windows on Wayland has a plugin to do so.
  ///
  /// Without one it draws nothing, and writes to the standard error.
  private static var canDecorateWindows: Bool {
    if getenv("LIBDECOR_PLUGIN_DIR") != nil { return true }
    var found = glob_t()
    defer { globfree(&found) }
    let plugins = "/usr/{,local/}{lib,lib64,lib/*}/libdecor/plugins-1/*.so"
    return glob(plugins, GLOB_BRACE, nil, &found) == 0
  }

  /// Sets the hints of game controllers, before SDL looks for them.
  static func setControllerHints() {
    // The kernel's devices alone, whose events and changes wake (see `Controllers`); it takes half
    // of the time (measured).
    setAlways(SDL_HINT_JOYSTICK_HIDAPI, with: "0")
    setAlways("SDL_JOYSTICK_DISABLE_UDEV", with: "1")
  }

  /// Sets a hint, unless the user has set it.
  private static func set(_ hint: String, to value: String) {
    _ = sdl.SetHint(hint, value)
  }

  /// Sets a hint, even if the user has set it.
  private static func setAlways(_ hint: String, with value: String) {
    _ = sdl.SetHintWithPriority(hint, value, SDL_HINT_OVERRIDE)
  }
}
