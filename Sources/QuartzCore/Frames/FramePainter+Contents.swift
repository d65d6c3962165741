// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  mutating func paintContents(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    let bounds = values.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    if let image = layer.content.image {
      let tint = DisplayList.Color(layer.contentsMultiplyColor)
      if layer.contentsMultiplyColor != nil, tint == nil { return }
      if let part = layer.content.part {
        let rect = part.rect(in: bounds, scale: layer.content.scale)
        add(.image(image, rect, opacity: 1, tint: tint), place)
      } else if layer.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
        for part in parts(of: layer, image, over: bounds, tint) { add(part, place) }
      } else {
        let scale = layer.content.scale
        let size = CGSize(
          width: CGFloat(image.width) / scale,
          height: CGFloat(image.height) / scale
        )
        let rect = layer.contentsGravity.place(size, in: bounds)
        add(.image(image, rect, opacity: 1, tint: tint), place)
      }
    } else if let snapshot = layer.content.value as? SubList {
      paintSnapshot(snapshot, over: bounds, place)
    }
  }

  private func parts(
    of layer: CALayer,
    _ image: CGImage,
    over bounds: CGRect,
    _ tint: DisplayList.Color?
  ) -> [DisplayList.Content] {
    let parts: StretchedParts
    if let kept = layer.flattened.parts, kept.image === image, kept.center == layer.contentsCenter {
      parts = kept
    } else {
      parts = StretchedParts(image, center: layer.contentsCenter)
      layer.flattened.keep(parts: parts)
    }
    return parts.contents(over: bounds, scale: layer.content.scale, tint: tint)
  }

  /// Adds contents that are a snapshot of a layer, stretched over the bounds.
  private mutating func paintSnapshot(_ snapshot: SubList, over bounds: CGRect, _ place: Place) {
    var place = place
    let width = CGFloat(snapshot.width) / snapshot.scale
    let height = CGFloat(snapshot.height) / snapshot.scale
    guard width > 0, height > 0 else { return }
    // The snapshot was rounded to whole pixels: bounds of the original size are not stretched by
    // the rest of a pixel.
    let fitsWidth = abs(width - bounds.width) * snapshot.scale < 1
    let fitsHeight = abs(height - bounds.height) * snapshot.scale < 1
    let fit = CGAffineTransform(
      a: fitsWidth ? 1 : bounds.width / width,
      b: 0,
      c: 0,
      d: fitsHeight ? 1 : bounds.height / height,
      tx: bounds.minX,
      ty: bounds.minY
    )
    place.transform = fit.concatenating(place.transform)
    add(.sublist(snapshot, opacity: 1), place)
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle of contents of a size in the bounds; top is the smallest y, as in UIKit.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var size = size
    var (x, y): (CGFloat, CGFloat) = (0.5, 0.5)
    switch self {
    // The most common one first: each case compares strings.
    case .resize: return bounds
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    case .resizeAspect, .resizeAspectFill:
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(wide, high) : max(wide, high)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: return bounds
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width,
      height: size.height
    )
  }
}
