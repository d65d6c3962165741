// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics

/// The pixels of a window on Wayland or of a screen without a desktop, in memory that belongs to
/// this object.
///
/// On Wayland, SDL's surface has the size in points, whatever the scale, and would be scaled up. A
/// screen without a desktop (`kmsdrm`) has no surface. A texture has the window's pixels on both.
final class WindowTexture: WindowPixels {
  let width: Int
  let height: Int
  private(set) var isMarked = false

  private let renderer: OpaquePointer
  private let texture: OpaquePointer
  private let memory: PixelMemory

  /// Creates the pixels for a window's current size.
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
      ),
      let memory = PixelMemory(width: size.width, height: size.height)
    else { throw .frameFailed(reason: SDLSystem.lastError) }
    self.memory = memory
    self.renderer = renderer
    self.texture = texture
    width = size.width
    height = size.height
  }

  deinit {
    sdl.DestroyTexture(texture)
  }

  func mark() {
    isMarked = true
  }

  func withPixels(_ body: (borrowing PixelBuffer) -> Void) { memory.withPixels(body) }

  func present(_ changes: [PixelRect], in window: SDLWindow) throws(DisplayError) {
    for change in changes {
      var rect = change.rect
      let result = memory.withPixels { pixels in
        let start = pixels.base + change.y * pixels.bytesPerRow + change.x * 4
        return sdl.UpdateTexture(texture, &rect, start, Int32(pixels.bytesPerRow))
      }
      try check(result)
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
