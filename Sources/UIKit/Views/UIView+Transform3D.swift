// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The transform in space about the center of the view.
  ///
  /// A component `m34` other than 0 gives it perspective.
  public var transform3D: CATransform3D {
    get { storedLayer.transform }
    set { storedLayer.transform = newValue }
  }
}
