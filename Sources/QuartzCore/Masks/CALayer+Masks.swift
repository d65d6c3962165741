// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// A layer whose alpha masks this layer and its sublayers, in this layer's coordinates.
  ///
  /// A layer that masks belongs to no other tree.
  public var mask: CALayer? {
    get { modelLayer == nil ? rare.mask : rare.mask?.makePresentation() }
    set { setMask(newValue) }
  }

  /// The corners that `cornerRadius` applies to; all of them by default.
  public var maskedCorners: CACornerMask {
    get { rare.maskedCorners }
    set { setMaskedCorners(newValue) }
  }

  /// The outline that casts the shadow; `nil` takes that of the layer.
  ///
  /// A change is animated by explicit animations only.
  public var shadowPath: CGPath? {
    get { values.special.shadowPath }
    set { set(\.special.shadowPath, newValue?.copy(), .shadowPath) }
  }
}
