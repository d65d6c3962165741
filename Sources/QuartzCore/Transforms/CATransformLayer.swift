// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A layer without content, whose sublayers keep their depth.
///
/// Sublayers of other layers are flattened into the plane of their superlayer; those of a transform
/// layer are transformed in space together, and drawn from the farthest to the nearest. Only
/// `transform`, `sublayerTransform`, `opacity`, which applies to each sublayer by itself, and the
/// geometry have an effect: background, border, contents, shadow and masks are not drawn.
open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }
}
