// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The range of a side of a display, in pixels.
enum PixelLength {
  /// The largest side of a window in SDL (`SDL_CreateWindow`).
  static let maximum = 16_384

  /// Returns the nearest length in whole pixels that a display can have.
  ///
  /// - Parameter length: Any number, in pixels.
  /// - Returns: The nearest of 1...`maximum`; 1 for NaN.
  static func clamped(_ length: CGFloat) -> Int {
    guard length > 1 else { return 1 }
    return Int(min(length.rounded(), CGFloat(maximum)))
  }
}
