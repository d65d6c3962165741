// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation

/// The pixels of a window, in SDL's hands: on X11 memory that is shared with the server.
///
/// SDL makes a new surface when the window changes its size, without a word. So each surface that
/// has a picture carries a mark: a new one has none.
struct WindowSurface: WindowPixels {
  private let surface: UnsafeMutablePointer<SDL_Surface>

  /// Takes the window's surface as it is now.
  ///
  /// - Parameter window: The window.
  /// - Throws: `DisplayError` when it has none, or one whose pixels are of another kind.
  init(of window: SDLWindow) throws(DisplayError) {
    guard let surface = sdl.GetWindowSurface(window.handle), surface.pointee.pixels != nil,
      let format = surface.pointee.format?.pointee
    else { throw .frameFailed(reason: SDLSystem.lastError) }
    guard format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00,
      format.Bmask == 0xFF
    else {
      let name = sdl.GetPixelFormatName(format.format).map { String(cString: $0) }
      throw .unsupportedPixels(format: name ?? "\(format.format)")
    }
    self.surface = surface
  }

  /// Has the system find memory for the pixels, on a thread of its own.
  ///
  /// Thousands of pages, found one fault at a time while the first frame is painted, take a tenth of
  /// the start of a large window (measured).
  func findMemory() {
    nonisolated(unsafe) let base = surface.pointee.pixels
    let length = Int(surface.pointee.pitch) * height
    // A kernel before 5.14 does not know how, and a window that is gone has no pages: both say so,
    // and no more.
    Thread.detachNewThread { _ = madvise(base, length, Self.populate) }
  }

  /// `MADV_POPULATE_WRITE` of Linux's headers, which the C library of 2022 has not got yet.
  private static let populate: Int32 = 23

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }

  var isMarked: Bool { surface.pointee.userdata != nil }

  func mark() {
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
  }

  func memory(contentIsKept: Bool) -> FrameMemory {
    FrameMemory(
      base: surface.pointee.pixels,
      width: width,
      height: height,
      bytesPerRow: Int(surface.pointee.pitch),
      contentIsKept: contentIsKept
    )
  }

  func present(_ changes: [DamageRect], in window: SDLWindow) throws(DisplayError) {
    let rects = changes.map(\.rect)
    guard sdl.UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)) == 0 else {
      surface.pointee.userdata = nil
      throw .frameFailed(reason: SDLSystem.lastError)
    }
  }
}
