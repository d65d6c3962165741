// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
package import Foundation

/// A window on the desktop, drawn by the processor into memory that it shares with the screen.
///
/// The window appears with its first frame, so that nobody sees it empty.
package final class SDLDisplay: Display {
  /// What the user of the display said about the scale; `nil` follows the desktop.
  private let chosenScale: CGFloat?
  private let clock: TickClock
  private var window: SDLWindow?
  private var geometry: WindowGeometry
  private var translator = SignalTranslator()
  private var isShown = false

  /// The pixels on Wayland; elsewhere SDL keeps them.
  private var texture: WindowTexture?

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its title bar says.
  ///   - size: The size of the content, in points. A side has 1 to 16,384 pixels.
  ///   - scale: How many pixels make a point; `nil` asks the desktop: on X11 `Xft.dpi` by 96,
  ///     rounded to 1, 2 or 3, on Wayland what the compositor says.
  /// - Throws: `DisplayError` when there is no screen, or none that the window fits.
  package init(title: String, size: CGSize, scale: CGFloat?) throws(DisplayError) {
    precondition(scale.map { $0 > 0 } ?? true, "a display's scale must be positive")
    try SDLSystem.start()
    let window: SDLWindow
    do {
      window = try Self.open(title: title, size: size, scale: scale)
    } catch {
      SDLSystem.stop()
      throw error
    }
    SDLSystem.register(window.id)
    self.window = window
    chosenScale = scale
    geometry = Self.geometry(of: window, scale: scale)
    clock = TickClock(ticks: sdl.GetTicks64(), now: monotonicNow())
    if !window.isOnWayland { try? WindowSurface(of: window).findMemory() }
  }

  /// Prepares the process for its first window; to be called while it has one thread.
  package static func prepare() { SDLSystem.avoidDetours() }

  deinit {
    close()
  }

  package var size: CGSize { geometry.size }
  package var scale: CGFloat { geometry.scale }
  package var pixelWidth: Int { geometry.pixelWidth }
  package var pixelHeight: Int { geometry.pixelHeight }
  package var descriptor: Int32? { window?.descriptor }

  /// SDL's number of the window; 0 when it is closed.
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
    damage: [DamageRect],
    _ draw: (FrameMemory) -> Void
  ) throws(DisplayError) {
    guard let window else { throw .closed }
    let pixels = try pixels(of: window)
    let contentIsKept = pixels.isMarked
    let changes =
      contentIsKept
      ? damage.compactMap { $0.clipped(toWidth: pixels.width, height: pixels.height) }
      : [DamageRect(x: 0, y: 0, width: pixels.width, height: pixels.height)]
    guard !changes.isEmpty else { return }
    pixels.mark()
    draw(pixels.memory(contentIsKept: contentIsKept))
    if !isShown {
      sdl.ShowWindow(window.handle)
      isShown = true
      // Appearing may have given the window another size: an event tells of it, and its frame
      // comes with that.
      guard try self.pixels(of: window).isMarked else { return }
    }
    try pixels.present(changes, in: window)
  }

  package func close() {
    guard let window else { return }
    self.window = nil
    texture = nil
    SDLSystem.unregister(window.id)
    window.destroy()
    SDLSystem.stop()
  }

  private func pixels(of window: SDLWindow) throws(DisplayError) -> any WindowPixels {
    guard window.isOnWayland else { return try WindowSurface(of: window) }
    if let texture, (texture.width, texture.height) == window.pixels { return texture }
    let fresh = try WindowTexture(of: window)
    texture = fresh
    return fresh
  }

  private func kind(of signal: WindowSignal, in window: SDLWindow) -> InputEvent.Kind? {
    guard signal.kind == .sizeChanged else {
      return translator.translate(signal.kind, in: geometry)
    }
    let current = Self.geometry(of: window, scale: chosenScale)
    guard current != geometry else { return nil }
    geometry = current
    return .resized(geometry.size, scale: geometry.scale)
  }

  /// Opens a window whose size is known in points, though SDL wants its own units.
  ///
  /// How many units make a point is known once there is a window: if it is not one, there is
  /// a second try.
  private static func open(
    title: String,
    size: CGSize,
    scale: CGFloat?
  ) throws(DisplayError) -> SDLWindow {
    let guess = (width: PixelLength.clamped(size.width), height: PixelLength.clamped(size.height))
    let window = try SDLWindow(title: title, width: guess.width, height: guess.height)
    let pixelsPerUnit = CGFloat(window.pixels.width) / CGFloat(max(window.units.width, 1))
    let unitsPerPoint = (scale ?? window.desktopScale) / max(pixelsPerUnit, 1)
    let width = PixelLength.clamped(size.width * unitsPerPoint)
    let height = PixelLength.clamped(size.height * unitsPerPoint)
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
