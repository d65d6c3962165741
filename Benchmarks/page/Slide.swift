// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The positions at which every bench of this folder and of the limit shows a slide.
enum Slide {
  /// How many frames a slide has.
  static let frameCount = 24

  /// How far the page has come in a frame: an ease-out curve, as the peers'.
  static func progress(_ frame: Int) -> CGFloat {
    let rest = 1 - (CGFloat(frame) + 0.5) / CGFloat(frameCount)
    return 1 - rest * rest * rest
  }
}
