// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics

/// The memory that a window's frames are drawn into.
protocol WindowPixels {
  /// The width, in pixels.
  var width: Int { get }

  /// The height, in pixels.
  var height: Int { get }

  /// Whether a frame was drawn here.
  var isMarked: Bool { get }

  /// Notes that a frame is drawn here.
  func mark()

  /// Lends the pixels to draw into.
  func withPixels(_ body: (borrowing PixelBuffer) -> Void)

  /// Presents parts of the frame in its window.
  ///
  /// - Parameters:
  ///   - changes: The parts, within the frame.
  ///   - window: The window.
  /// - Throws: `DisplayError.frameFailed`; the frame then counts as not drawn.
  func present(_ changes: [PixelRect], in window: SDLWindow) throws(DisplayError)
}

extension PixelRect {
  /// The rectangle as a value of SDL.
  var rect: SDL_Rect {
    SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(width), h: Int32(height))
  }
}

extension [PixelRect] {
  /// Returns the parts of the rectangles within another, without empty ones.
  func clipped(to whole: PixelRect) -> [PixelRect] {
    map { $0.intersection(whole) }.filter { !$0.isEmpty }
  }
}
