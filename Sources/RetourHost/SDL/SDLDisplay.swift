// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
package import CoreGraphics
package import Foundation

/// A window on the desktop, drawn by the processor into memory that it shares with the screen.
///
/// The window appears with its first frame, so that it is never empty on screen.
package final class SDLDisplay: Display {
  /// The scale that the app chose; `nil` follows the desktop.
  private let chosenScale: CGFloat?
  /// The room for a title bar above a window that fits its screen, in points.
  ///
  /// A window's frame is known only when it is on the screen; those of common desktops are lower
  /// (our decision).
  private static let titleBarHeight: CGFloat = 40
  private let clock: TickClock
  private var window: SDLWindow?
  private var geometry: WindowGeometry
  private var translator = SignalTranslator()
  private var isShown = false

  /// The text of the title bar unless a scene has one.
  private let standardTitle: String
  /// The place of the caret while text is input in the window; `nil` while it is not.
  private var textArea: CGRect?

  /// The pixels on every system but X11, where SDL owns them.
  private var texture: WindowTexture?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The text of its title bar.
  ///   - size: The size of the content, in points. A side has 1 to 16,384 pixels.
  ///   - scale: The pixels per point; `nil` takes the desktop's: on X11 `Xft.dpi` by 96,
  ///     rounded to 1, 2 or 3, on Wayland the compositor's.
  ///   - place: The place of the window on the screen.
  /// - Throws: `DisplayError` when there is no screen, or it refuses the window.
  package init(
    title: String,
    size: CGSize,
    scale: CGFloat?,
    place: WindowPlace = .asIs
  ) throws(DisplayError) {
    precondition(scale.map { $0 > 0 } ?? true, "a display's scale must be positive")
    try SDLSystem.start()
    let window: SDLWindow
    do {
      window = try Self.open(title: title, size: size, scale: scale, place: place)
    } catch {
      SDLSystem.stop()
      throw error
    }
    SDLSystem.register(window.id)
    self.window = window
    (chosenScale, standardTitle) = (scale, title)
    geometry = Self.geometry(of: window, scale: scale)
    clock = TickClock(ticks: sdl.GetTicks64(), now: monotonicNow())
    if window.isOnX11 { try? WindowSurface(of: window).prefault() }
  }

  /// Prepares the process for its first window; call it while the process has one thread.
  package static func prepare() { SDLSystem.setEnvironmentOverrides() }

  deinit {
    close()
  }

  package var size: CGSize { geometry.size }
  package var scale: CGFloat { geometry.scale }
  package var pixelWidth: Int { geometry.pixelWidth }
  package var pixelHeight: Int { geometry.pixelHeight }
  package var descriptor: Int32? { window?.descriptor }
  package var framesPerSecond: Double { window?.framesPerSecond ?? FrameRate.standard }

  /// SDL's identifier of the window; 0 when it is closed.
  var windowID: UInt32 { window?.id ?? 0 }

  package func nextEvent() -> InputEvent? {
    guard let window else { return nil }
    while let signal = SDLSystem.nextSignal(for: window.id) {
      guard let kind = kind(of: signal, in: window) else { continue }
      let time = clock.time(of: signal.ticks, ticks: sdl.GetTicks64(), now: monotonicNow())
      return InputEvent(timestamp: time, kind: kind)
    }
    return nil
  }

  package func withFrame(
    damage: [PixelRect],
    _ draw: (borrowing PixelBuffer, Bool) -> Void
  ) throws(DisplayError) {
    guard let window else { throw .closed }
    let pixels = try pixels(of: window)
    let contentIsKept = pixels.isMarked
    let whole = PixelRect(width: pixels.width, height: pixels.height)
    let changes = contentIsKept ? damage.clipped(to: whole) : [whole]
    guard !changes.isEmpty else { return }
    pixels.mark()
    pixels.withPixels { draw($0, contentIsKept) }
    if !isShown {
      sdl.ShowWindow(window.handle)
      sdl.RaiseWindow(window.handle)
      isShown = true
      // The window may have been resized when it appeared: an event for it is pending, and the next
      // frame follows that.
      guard try self.pixels(of: window).isMarked else { return }
    }
    try pixels.present(changes, in: window)
  }

  package var clipboardText: String? {
    get {
      guard window != nil, sdl.HasClipboardText() == SDL_TRUE, let text = sdl.GetClipboardText()
      else { return nil }
      defer { sdl.free(text) }
      return String(cString: text)
    }
    set { if window != nil { _ = sdl.SetClipboardText(newValue ?? "") } }
  }

  package func setTextInput(_ area: CGRect?) {
    guard let window, area != nil || textArea != nil else { return }
    let wasOn = textArea != nil
    textArea = area
    // SDL's input of text is that of the process: the window with the focus has it.
    if SDLSystem.mayInputText(window.id) { inputText(wasOn: wasOn) }
  }

  /// Makes SDL's input of text that of the window.
  private func inputText(wasOn: Bool) {
    guard let textArea else {
      sdl.StopTextInput()
      return
    }
    let units = geometry.units(of: textArea)
    var rect = SDL_Rect(
      x: Int32(units.x),
      y: Int32(units.y),
      w: Int32(units.width),
      h: Int32(units.height)
    )
    sdl.SetTextInputRect(&rect)
    if !wasOn { sdl.StartTextInput() }
  }

  /// Whether the process can open further windows: it can on a desktop.
  package var allowsOthers: Bool { window?.isOnDesktop ?? false }

  package func setTitle(_ title: String) {
    guard let window else { return }
    sdl.SetWindowTitle(window.handle, title.isEmpty ? standardTitle : title)
  }

  package func limitSize(from minimum: CGSize, to maximum: CGSize) {
    guard let window else { return }
    let (least, most) = (geometry.unitLimit(minimum), geometry.unitLimit(maximum))
    // SDL refuses limits that cross, those that it has meanwhile included.
    sdl.SetWindowMinimumSize(window.handle, 1, 1)
    sdl.SetWindowMaximumSize(
      window.handle,
      Int32(max(most.width, least.width)),
      Int32(max(most.height, least.height))
    )
    sdl.SetWindowMinimumSize(window.handle, Int32(least.width), Int32(least.height))
  }

  package func raise() {
    if let window, isShown { sdl.RaiseWindow(window.handle) }
  }

  package func close() {
    guard let window else { return }
    if textArea != nil, SDLSystem.mayInputText(window.id) { sdl.StopTextInput() }
    self.window = nil
    texture = nil
    SDLSystem.unregister(window.id)
    window.destroy()
    SDLSystem.stop()
  }

  private func pixels(of window: SDLWindow) throws(DisplayError) -> any WindowPixels {
    if window.isOnX11 { return try WindowSurface(of: window) }
    if let texture, (texture.width, texture.height) == window.pixels { return texture }
    let fresh = try WindowTexture(of: window)
    texture = fresh
    return fresh
  }

  private func kind(of signal: WindowSignal, in window: SDLWindow) -> InputEvent.Kind? {
    if signal.kind == .focusGained, SDLSystem.takeFocus(window.id) { inputText(wasOn: false) }
    // Another screen can have other pixels, at the same size or not.
    guard signal.kind == .sizeChanged || signal.kind == .screenChanged else {
      return translator.translate(signal.kind, in: geometry)
    }
    let current = Self.geometry(of: window, scale: chosenScale)
    guard current != geometry else { return translator.translate(signal.kind, in: geometry) }
    geometry = current
    return .resized(geometry.size, scale: geometry.scale)
  }

  /// Opens a window of a size in points, which has to be converted to SDL's units.
  ///
  /// The units per point are known only for an existing window: unless they are 1, the window is
  /// opened twice.
  private static func open(
    title: String,
    size: CGSize,
    scale: CGFloat?,
    place: WindowPlace
  ) throws(DisplayError) -> SDLWindow {
    if place == .fullScreen {
      return try SDLWindow.fillingScreen(title: title)
    }
    let guess = (width: PixelLength.clamped(size.width), height: PixelLength.clamped(size.height))
    let window = try SDLWindow(title: title, width: guess.width, height: guess.height)
    let pixelsPerUnit = CGFloat(window.pixels.width) / CGFloat(max(window.units.width, 1))
    let unitsPerPoint = (scale ?? window.desktopScale) / max(pixelsPerUnit, 1)
    var width = PixelLength.clamped(size.width * unitsPerPoint)
    var height = PixelLength.clamped(size.height * unitsPerPoint)
    if place == .fitted, let screen = window.usableScreen {
      let titleBar = titleBarHeight * window.desktopScale / max(pixelsPerUnit, 1)
      width = min(width, screen.width)
      height = min(height, max(screen.height - Int(titleBar.rounded(.up)), 1))
    }
    guard (width, height) != guess else { return window }
    window.destroy()
    return try SDLWindow(title: title, width: width, height: height)
  }

  private static func geometry(of window: SDLWindow, scale: CGFloat?) -> WindowGeometry {
    WindowGeometry(
      unitWidth: window.units.width,
      unitHeight: window.units.height,
      pixelWidth: window.pixels.width,
      pixelHeight: window.pixels.height,
      scale: scale ?? window.desktopScale
    )
  }
}
