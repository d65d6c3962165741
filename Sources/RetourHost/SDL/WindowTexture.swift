// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

/// The pixels of a window on Wayland, in memory of our own.
///
/// There SDL's surface has the size in points, whatever the scale: it would be blown up. A texture
/// has the pixels that the window has.
final class WindowTexture: WindowPixels {
  let width: Int
  let height: Int
  private(set) var isMarked = false

  private let renderer: OpaquePointer
  private let texture: OpaquePointer
  private let base: UnsafeMutableRawPointer
  private var bytesPerRow: Int { width * 4 }

  /// Makes the pixels for a window's size as it is now.
  ///
  /// - Parameter window: The window.
  /// - Throws: `DisplayError.frameFailed` when the graphics driver refuses.
  init(of window: SDLWindow) throws(DisplayError) {
    let size = window.pixels
    guard
      let renderer = sdl.GetRenderer(window.handle) ?? sdl.CreateRenderer(window.handle, -1, 0),
      let texture = sdl.CreateTexture(
        renderer,
        SDL_PIXELFORMAT_RGB888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(size.width),
        Int32(size.height)
      )
    else { throw .frameFailed(reason: SDLSystem.lastError) }
    self.renderer = renderer
    self.texture = texture
    width = size.width
    height = size.height
    base = .allocate(byteCount: width * 4 * height, alignment: 16)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: width * 4 * height)
  }

  deinit {
    base.deallocate()
    sdl.DestroyTexture(texture)
  }

  func mark() {
    isMarked = true
  }

  func memory(contentIsKept: Bool) -> FrameMemory {
    FrameMemory(
      base: base,
      width: width,
      height: height,
      bytesPerRow: bytesPerRow,
      contentIsKept: contentIsKept
    )
  }

  func present(_ changes: [DamageRect], in window: SDLWindow) throws(DisplayError) {
    for change in changes {
      var rect = change.rect
      let start = base + change.y * bytesPerRow + change.x * 4
      try check(sdl.UpdateTexture(texture, &rect, start, Int32(bytesPerRow)))
    }
    try check(sdl.RenderCopy(renderer, texture, nil, nil))
    sdl.RenderPresent(renderer)
  }

  private func check(_ result: Int32) throws(DisplayError) {
    guard result != 0 else { return }
    isMarked = false
    throw .frameFailed(reason: SDLSystem.lastError)
  }
}
