// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension CALayer {
  /// Flattens the layer as it is set and draws the pixels into a context.
  func renderModel(in context: CGContext) {
    let scale = context.scale
    let picture = makeModelSubList(scale: scale)
    let (width, height) = (picture.width, picture.height)
    guard width > 0, height > 0, values.opacity > 0, !values.isHidden else { return }
    guard width <= Self.longestSide, height <= Self.longestSide else {
      RetourLog.once(
        "layer-render",
        "A layer of \(width) x \(height) px is too large to render; left out"
      )
      return
    }
    let clip = PixelRect(x: 0, y: 0, width: width, height: height)
    let item = DisplayList.Item(
      transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: clip,
      content: .sublist(picture, opacity: min(values.opacity, 1))
    )
    let image = CGImage(width: width, height: height, isOpaque: false) { base, bytesPerRow in
      let buffer = PixelBuffer(
        base: base,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow
      )
      Compositor().compose(
        DisplayList(items: [item]),
        into: buffer,
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
