// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// How long a side of a display may be, in pixels.
enum PixelLength {
  /// SDL makes no window larger than this (`SDL_CreateWindow`).
  static let maximum = 16_384

  /// Returns a length in whole pixels that a display can have.
  ///
  /// - Parameter length: Any number, in pixels.
  /// - Returns: The nearest of 1...`maximum`; 1 when it is not a number.
  static func clamped(_ length: CGFloat) -> Int {
    guard length > 1 else { return 1 }
    return Int(min(length.rounded(), CGFloat(maximum)))
  }
}
