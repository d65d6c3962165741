// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import Foundation

/// The part of the state of a graphics context that Cairo does not keep.
struct GraphicsState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var interpolationQuality = CGInterpolationQuality.default
  var lineWidth: CGFloat = 1
  /// The transform from user space to points from the top left corner.
  var transform = CGAffineTransform.identity
  /// Whether drawing with the transform is possible.
  var canDraw = true
  /// Whether anything was clipped.
  var isClipped = false
  /// The image masks since the state was saved, outermost first.
  var masks: [Mask] = []

  /// An image that masks drawing, and its place.
  struct Mask {
    var image: CGImage
    var matrix: cairo_matrix_t
  }
}
