// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// The values that few layers set, or that only a subclass has.
struct SpecialValues: Equatable {
  var shape = ShapeValues()
  var gradient = Gradient()
  /// The outline that casts the shadow; `nil` for that of the layer.
  var shadowPath: CGPath?
  /// The transform, when it is more than an affine one.
  var spatial: SpatialTransform?
  /// The transform of the sublayers.
  var sublayerTransform: SpatialTransform?
  /// The changes that what lies behind the layer goes through.
  var backdrop = Backdrop.none
  /// Whether what lies behind is seen through the alpha of the content, which is not drawn itself.
  var masksBackdrop = false
}

/// Special values in memory of their own: a layer without any has a pointer.
indirect enum SpecialBox {
  case values(SpecialValues)
}

extension LayerValues {
  /// The special values, those that are not set included.
  var special: SpecialValues {
    get { if case .values(let special)? = box { special } else { SpecialValues() } }
    set { box = .values(newValue) }
  }

  /// Whether there may be special values.
  var isSpecial: Bool { box != nil }
}
