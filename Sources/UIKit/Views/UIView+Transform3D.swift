// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The transform in space about the center of the view.
  ///
  /// What leads out of the view's plane is seen from the front, without perspective.
  public var transform3D: CATransform3D {
    get { storedLayer.transform }
    set { storedLayer.transform = newValue }
  }
}
