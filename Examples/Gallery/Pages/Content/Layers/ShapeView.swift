// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view whose layer draws a path, painted anew when light becomes dark.
class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The layer that draws the path.
  var shape: CAShapeLayer {
    guard let shape = layer as? CAShapeLayer else { preconditionFailure("See layerClass.") }
    return shape
  }

  /// Sets the colors of the layers.
  func paint() {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }
}
