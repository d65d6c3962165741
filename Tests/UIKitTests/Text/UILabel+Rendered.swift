// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import UIKit

extension UILabel {
  /// Returns the label's bounds as they look, in pixels of its layer's contents.
  func rendered() -> CGImage {
    let scale = layer.contentsScale
    let context = CGContext(
      width: Int((bounds.width * scale).rounded(.up)),
      height: Int((bounds.height * scale).rounded(.up)),
      scale: scale
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    return context.finish()
  }
}
