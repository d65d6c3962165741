// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourRender

extension Stage {
  /// The last frame, painted on black.
  func image(scale: CGFloat = 1, size: CGSize = CGSize(width: 100, height: 100)) -> CGImage {
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    let list = frames.last?.frame.list ?? DisplayList()
    return CGImage(width: width, height: height, isOpaque: true) { pixels in
      Compositor().compose(
        list,
        into: pixels,
        damage: Region(PixelRect(width: width, height: height)),
        background: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
      )
    }
  }

  /// The pixels of the next frame, as `RRGGBB`, at points of one pixel each.
  func colors(at points: [(Int, Int)]) -> [UInt32] {
    makeFrame()
    let image = image()
    return points.map { image.pixel(x: $0.0, y: $0.1) & 0xffffff }
  }

  /// Adds a layer of any class to the stage, without actions.
  func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ configure: (Layer) -> Void) -> Layer {
    quietly {
      layer.frame = frame
      configure(layer)
      root.addSublayer(layer)
    }
    makeFrame()
    return layer
  }
}
