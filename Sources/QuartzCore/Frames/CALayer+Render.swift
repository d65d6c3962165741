// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension CALayer {
  /// Flattens the layer without animations and draws the pixels into a context.
  func renderModel(in context: CGContext) {
    let scale = context.scale
    let subList = makeModelSubList(scale: scale)
    let (width, height) = (subList.width, subList.height)
    guard width > 0, height > 0, values.opacity > 0, !values.isHidden else { return }
    guard width <= Self.longestSide, height <= Self.longestSide else {
      RetourLog.once(
        "layer-render",
        "A layer of \(width) x \(height) px is too large to render; left out"
      )
      return
    }
    let clip = PixelRect(width: width, height: height)
    let item = DisplayList.Item(
      transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: clip,
      content: .sublist(subList, opacity: min(values.opacity, 1))
    )
    let image = CGImage(width: width, height: height, isOpaque: false) { pixels in
      Compositor().compose(
        DisplayList(items: [item]),
        into: pixels,
        damage: Region(clip),
        background: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0)
      )
    }
    context.drawUpright(
      image,
      in: CGRect(
        x: values.bounds.minX,
        y: values.bounds.minY,
        width: CGFloat(width) / scale,
        height: CGFloat(height) / scale
      )
    )
  }
}
