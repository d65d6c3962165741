// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  /// Adds the shape or the gradient of a layer of such a class.
  mutating func paintPicture(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    guard let source = layer.pictureSource(values) else { return }
    let drawn = pictures(of: layer)
    var count = 0
    switch source {
    case .shape:
      let scale = scale * place.transform.density(over: scale)
      if let picture = drawn.picture(of: source, over: .zero, scale: scale, drawn: &count) {
        add(.image(picture.image, picture.rect, opacity: 1, tint: nil), place)
      }
    case .gradient(let gradient):
      let bounds = values.bounds
      guard !gradient.colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
      if let picture = drawn.picture(of: source, over: bounds, scale: scale, drawn: &count) {
        let scale = scale
        addRound(layer, values, place) { radius in
          guard radius > 0 else {
            return .image(picture.image, picture.rect, opacity: 1, tint: nil)
          }
          let image = drawn.rounded(picture, cornerRadius: radius, scale: scale)
          return .sublist(image, opacity: 1)
        }
      }
    }
    self.count(pictures: count)
  }

  /// The pictures of a layer; other ones where no frame is painted, whose size differs.
  private func pictures(of layer: CALayer) -> DrawnContent {
    purpose == .frame ? layer.flattened.pictures() : DrawnContent()
  }

  // MARK: Shadows

  /// Adds the shadow of `shadowPath`, of a shape, or of the bounds when the layer has content that
  /// casts one.
  ///
  /// Apple's shadow follows the outline of all visible content.
  mutating func paintShadow(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    guard values.shadowOpacity > 0, let color = DisplayList.Color(values.shadowColor) else {
      return
    }
    let tint = color.faded(min(values.shadowOpacity, 1))
    let blur = max(0, values.shadowRadius)
    let offset = values.shadowOffset
    if values.isSpecial, paintOutlinedShadow(of: layer, values, tint, place) { return }
    let castsShadow =
      (values.backgroundColor?.alpha ?? 0) > 0 || layer.content.value != nil
      || !layer.children.isEmpty || values.borderWidth > 0 || values.isSpecial
    guard castsShadow, values.bounds.width > 0, values.bounds.height > 0 else { return }
    addRound(layer, values, place) {
      .shadow(values.bounds, cornerRadius: $0, offset: offset, blur: blur, tint)
    }
  }

  /// Adds the shadow of an outline other than the bounds; returns whether there is one.
  private mutating func paintOutlinedShadow(
    of layer: CALayer,
    _ values: LayerValues,
    _ color: DisplayList.Color,
    _ place: Place
  ) -> Bool {
    let (blur, offset) = (max(0, values.shadowRadius), values.shadowOffset)
    let path = values.special.shadowPath
    if let shape = path?.roundedRect {
      add(
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
    let shadow = pictures(of: layer).shadow(
      of: path,
      or: source,
      blur: blur,
      scale: scale,
      drawn: &count
    )
    self.count(pictures: count)
    if let shadow {
      let rect = shadow.rect.offsetBy(dx: offset.width, dy: offset.height)
      add(.image(shadow.image, rect, opacity: 1, tint: color), place)
    }
    return true
  }
}

extension CGAffineTransform {
  /// The largest magnification that a shape is drawn for (our decision).
  private static let mostDense: CGFloat = 4

  /// Returns the magnification to draw a shape for: a power of two, so that one that grows is not
  /// drawn again in each frame.
  ///
  /// - Parameter scale: The pixels per point without magnification.
  /// - Returns: The magnification.
  fileprivate func density(over scale: CGFloat) -> CGFloat {
    let wanted = abs(a * d - b * c).squareRoot() / scale
    var density: CGFloat = 1
    while density < wanted - 1e-3, density < Self.mostDense { density *= 2 }
    return density
  }
}
