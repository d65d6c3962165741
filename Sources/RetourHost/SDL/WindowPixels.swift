// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2

/// Where a window's picture is drawn before it is shown.
protocol WindowPixels {
  /// The width, in pixels.
  var width: Int { get }

  /// The height, in pixels.
  var height: Int { get }

  /// Whether a picture was drawn here.
  var isMarked: Bool { get }

  /// Notes that a picture is drawn here.
  func mark()

  /// Returns the pixels to draw into.
  ///
  /// - Parameter contentIsKept: Whether they hold the last frame.
  /// - Returns: The memory; it lives as long as the window has its size.
  func memory(contentIsKept: Bool) -> FrameMemory

  /// Shows parts of the picture in its window.
  ///
  /// - Parameters:
  ///   - changes: The parts, inside the picture.
  ///   - window: The window.
  /// - Throws: `DisplayError.frameFailed`; the picture then counts as not drawn.
  func present(_ changes: [DamageRect], in window: SDLWindow) throws(DisplayError)
}

extension DamageRect {
  /// The same for SDL.
  var rect: SDL_Rect {
    SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
  }
}
