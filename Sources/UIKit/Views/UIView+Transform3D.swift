// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The transform in space about the center of the view.
  ///
  /// Depth is drawn without perspective, as seen from the front.
  public var transform3D: CATransform3D {
    get { storedLayer.transform }
    set { storedLayer.transform = newValue }
  }
}
