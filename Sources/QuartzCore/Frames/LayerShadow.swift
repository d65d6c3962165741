// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// The shadow of `shadowPath`, of a shape, or of the bounds when the layer has content that casts
/// one.
///
/// Apple's shadow follows the outline of all visible content.
struct LayerShadow {
  let layer: CALayer
  let values: LayerValues
  let place: FramePainter.Place

  init(of layer: CALayer, _ values: LayerValues, _ place: FramePainter.Place) {
    (self.layer, self.values, self.place) = (layer, values, place)
  }

  /// Adds the shadow to a list.
  func paint(by painter: inout FramePainter) {
    guard values.shadowOpacity > 0, let color = DisplayList.Color(values.shadowColor) else {
      return
    }
    let tint = color.faded(min(values.shadowOpacity, 1))
    let blur = max(0, values.shadowRadius)
    let offset = values.shadowOffset
    if values.isSpecial, paintOutline(tint, by: &painter) { return }
    let castsShadow =
      (values.backgroundColor?.alpha ?? 0) > 0 || layer.content.value != nil
      || !layer.children.isEmpty || values.borderWidth > 0 || values.isSpecial
    guard castsShadow, values.bounds.width > 0, values.bounds.height > 0 else { return }
    painter.addRound(layer, values, place) {
      .shadow(values.bounds, cornerRadius: $0, offset: offset, blur: blur, tint)
    }
  }

  /// Adds the shadow of an outline other than the bounds; returns whether there is one.
  private func paintOutline(_ color: DisplayList.Color, by painter: inout FramePainter) -> Bool {
    let (blur, offset) = (max(0, values.shadowRadius), values.shadowOffset)
    let path = values.special.shadowPath
    if let shape = path?.roundedRect {
      painter.add(
        .shadow(shape.rect, cornerRadius: shape.radius, offset: offset, blur: blur, color),
        place
      )
      return true
    }
    var source: PictureSource?
    if path == nil, (values.backgroundColor?.alpha ?? 0) <= 0,
      case .shape(let shape)? = layer.pictureSource(values)
    {
      source = .shape(shape)
    }
    guard path != nil || source != nil else { return false }
    var count = 0
    let shadow = painter.pictures(of: layer).shadow(
      of: path,
      or: source,
      blur: blur,
      scale: painter.scale,
      drawn: &count
    )
    painter.count(pictures: count)
    if let shadow {
      let rect = shadow.rect.offsetBy(dx: offset.width, dy: offset.height)
      painter.add(.image(shadow.image, rect, opacity: 1, tint: color), place)
    }
    return true
  }
}
