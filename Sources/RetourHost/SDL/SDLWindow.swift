// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

/// A window of SDL, with the properties that the window system alone knows.
struct SDLWindow {
  /// SDL's window.
  let handle: OpaquePointer

  /// Opens a hidden window.
  ///
  /// - Parameters:
  ///   - title: The text of its title bar.
  ///   - width: The width, in SDL's units.
  ///   - height: The height, in SDL's units.
  ///   - fillsScreen: Whether the desktop shows it on the whole screen, without a frame.
  /// - Throws: `DisplayError.windowRefused` when it cannot be opened.
  init(title: String, width: Int, height: Int, fillsScreen: Bool = false) throws(DisplayError) {
    let anywhere = Int32(SDL_WINDOWPOS_UNDEFINED_MASK)
    let frame = fillsScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : SDL_WINDOW_RESIZABLE
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | frame.rawValue
    guard
      let handle = sdl.CreateWindow(
        title,
        anywhere,
        anywhere,
        Int32(width),
        Int32(height),
        flags
      )
    else { throw .windowRefused(reason: SDLSystem.lastError) }
    self.handle = handle
  }

  /// Opens a hidden window that covers the first screen.
  ///
  /// - Parameter title: The text for the desktop's list of windows.
  /// - Returns: The window.
  /// - Throws: `DisplayError.windowRefused` when it cannot be opened.
  static func fillingScreen(title: String) throws(DisplayError) -> SDLWindow {
    var area = SDL_Rect()
    guard sdl.GetDisplayBounds(0, &area) == 0 else {
      throw .windowRefused(reason: SDLSystem.lastError)
    }
    // Without a window manager, nobody gives it the screen's size later.
    return try SDLWindow(
      title: title,
      width: Int(area.w),
      height: Int(area.h),
      fillsScreen: true
    )
  }

  /// SDL's identifier of the window.
  var id: UInt32 { sdl.GetWindowID(handle) }

  /// The size in SDL's units.
  var units: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    sdl.GetWindowSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size in pixels.
  var pixels: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    sdl.GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// The size of the screen without panels, in SDL's units; `nil` if it is not known.
  var usableScreen: (width: Int, height: Int)? {
    var area = SDL_Rect()
    let screen = sdl.GetWindowDisplayIndex(handle)
    guard screen >= 0, sdl.GetDisplayUsableBounds(screen, &area) == 0, area.w > 0, area.h > 0 else {
      return nil
    }
    return (Int(area.w), Int(area.h))
  }

  /// The frames that the window's screen shows in a second.
  var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let screen = sdl.GetWindowDisplayIndex(handle)
    guard screen >= 0, sdl.GetCurrentDisplayMode(screen, &mode) == 0 else {
      return FrameRate.standard
    }
    return FrameRate.usable(Double(mode.refresh_rate))
  }

  /// The pixels per point of the desktop.
  var desktopScale: CGFloat {
    guard let info = systemInformation else { return 1 }
    if info.subsystem == SDL_SYSWM_X11 {
      let resources = retour_resourcesOfX11(info.info.x11.display).map { String(cString: $0) }
      return DesktopScale.scale(fromResources: resources)
    }
    return CGFloat(pixels.width) / CGFloat(max(units.width, 1))
  }

  /// The descriptor of the connection that receives the window's events.
  var descriptor: Int32? {
    guard let info = systemInformation else { return nil }
    switch info.subsystem {
    case SDL_SYSWM_X11: return retour_descriptorOfX11(info.info.x11.display)
    case SDL_SYSWM_WAYLAND: return retour_descriptorOfWayland(info.info.wl.display)
    default: return nil
    }
  }

  /// Whether the window is on X11, where its pixels are memory that the server shares, and a unit
  /// is a pixel.
  var isOnX11: Bool { systemInformation?.subsystem == SDL_SYSWM_X11 }

  /// Whether the window is on a desktop, which can have others beside it.
  var isOnDesktop: Bool {
    let system = systemInformation?.subsystem
    return system == SDL_SYSWM_X11 || system == SDL_SYSWM_WAYLAND
  }

  private var systemInformation: SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION),
      minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL)
    )
    return sdl.GetWindowWMInfo(handle, &info) == SDL_TRUE ? info : nil
  }

  /// Destroys the window.
  func destroy() {
    sdl.DestroyWindow(handle)
  }
}
