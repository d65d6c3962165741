// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation

/// The pixels of a window, which SDL owns: on X11 memory that is shared with the server.
///
/// SDL replaces the surface when the window is resized, without notice. So each surface with a
/// frame carries a mark: a new one has none.
struct WindowSurface: WindowPixels {
  private let surface: UnsafeMutablePointer<SDL_Surface>

  /// Takes the window's current surface.
  ///
  /// - Parameter window: The window.
  /// - Throws: `DisplayError` when it has none, or one with an unsupported format.
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

  /// Prefaults the memory of the pixels on another thread.
  ///
  /// Thousands of page faults while the first frame is painted take a tenth of the start of a large
  /// window (measured).
  func prefault() {
    nonisolated(unsafe) let base = surface.pointee.pixels
    let length = Int(surface.pointee.pitch) * height
    // Failure has no effect: a kernel before 5.14 does not support it, and the pages of a closed
    // window are gone.
    Thread.detachNewThread { _ = madvise(base, length, Self.populate) }
  }

  /// `MADV_POPULATE_WRITE` of Linux's headers, which the C library of 2022 lacks.
  private static let populate: Int32 = 23

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }

  var isMarked: Bool { surface.pointee.userdata != nil }

  func mark() {
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
  }

  func withPixels(_ body: (borrowing PixelBuffer) -> Void) {
    body(
      PixelBuffer(
        base: surface.pointee.pixels,
        width: width,
        height: height,
        bytesPerRow: Int(surface.pointee.pitch)
      )
    )
  }

  func present(_ changes: [PixelRect], in window: SDLWindow) throws(DisplayError) {
    let rects = changes.map(\.rect)
    guard sdl.UpdateWindowSurfaceRects(window.handle, rects, Int32(rects.count)) == 0 else {
      surface.pointee.userdata = nil
      throw .frameFailed(reason: SDLSystem.lastError)
    }
  }
}
