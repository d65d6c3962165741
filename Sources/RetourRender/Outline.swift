// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A turned rectangle with rounded corners, or the frame along its edge.
struct Outline {
  let rect: CGRect
  let cornerRadius: CGFloat
  /// The width of the frame in points, or `nil` where the whole rectangle is meant.
  var width: CGFloat?
  /// From points to pixels.
  let transform: CGAffineTransform
}
