// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The positions at which all benchmarks of this folder and of the limit show a slide.
enum Slide {
  /// The number of frames of a slide.
  static let frameCount = 24

  /// The progress of a frame: an ease-out curve, as in the peers.
  static func progress(_ frame: Int) -> CGFloat {
    let rest = 1 - (CGFloat(frame) + 0.5) / CGFloat(frameCount)
    return 1 - rest * rest * rest
  }
}
