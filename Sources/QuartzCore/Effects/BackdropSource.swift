// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The one layer whose content a backdrop shows, in place of all that lies behind it.
///
/// A backdrop that moves with its source looks the same in every frame: it is blurred once, and
/// moved as an image.
package struct BackdropSource {
  /// The source; it lies below, and is rasterized.
  private(set) weak var layer: CALayer?
  /// The point of the source that lies below the backdrop's top left corner.
  let origin: CGPoint

  package init(_ layer: CALayer, at origin: CGPoint) { (self.layer, self.origin) = (layer, origin) }
}
