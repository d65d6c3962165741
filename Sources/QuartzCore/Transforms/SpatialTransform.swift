// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A transform that leads out of the layer's plane.
struct SpatialTransform: Equatable {
  let matrix: CATransform3D

  static func == (left: SpatialTransform, right: SpatialTransform) -> Bool {
    CATransform3DEqualToTransform(left.matrix, right.matrix)
  }
}

extension LayerValues {
  /// The transform in space.
  var fullTransform: SpatialTransform {
    get {
      if isSpecial, let spatial = special.spatial { return spatial }
      return SpatialTransform(matrix: CATransform3DMakeAffineTransform(transform))
    }
    set {
      transform = newValue.matrix.flat
      if !CATransform3DIsAffine(newValue.matrix) {
        special.spatial = newValue
      } else if isSpecial {
        special.spatial = nil
      }
    }
  }
}

extension CALayer {
  /// The transform about the anchor point.
  ///
  /// A component `m34` other than 0 gives it perspective, as does `sublayerTransform` of the
  /// superlayer.
  public var transform: CATransform3D {
    get { values.fullTransform.matrix }
    set { set(\.fullTransform, SpatialTransform(matrix: newValue), .transform) }
  }
}
