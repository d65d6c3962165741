// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

extension FramePainter {
  /// Adds the shape or the gradient of a layer of such a class.
  mutating func paintPicture(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    let bounds = values.bounds
    guard let source = layer.pictureSource(values), !source.isEmpty(over: bounds) else { return }
    let drawn = pictures(of: layer)
    let scale = source.isShape ? scale * place.transform.density(over: scale) : scale
    var count = 0
    let picture = drawn.picture(
      of: source,
      over: bounds,
      seenIn: place.visible,
      scale: scale,
      drawn: &count
    )
    self.count(pictures: count)
    guard let picture else { return }
    let image = DisplayList.Content.image(picture.image, picture.rect, opacity: 1, tint: nil)
    if source.isShape { return add(image, place) }
    addRound(layer, values, place) { radius in
      guard radius > 0 else { return image }
      return .sublist(drawn.rounded(picture, cornerRadius: radius, scale: scale), opacity: 1)
    }
  }

  /// The pictures of a layer; other ones where no frame is painted, whose size differs.
  func pictures(of layer: CALayer) -> DrawnContent {
    purpose == .frame ? layer.flattened.pictures() : DrawnContent()
  }
}

extension FramePainter.Place {
  /// The part of the layer that can be seen, in points; empty where all of it lies on a line.
  fileprivate var visible: CGRect {
    guard transform.a * transform.d != transform.b * transform.c else { return .zero }
    let box = CGRect(x: clip.left, y: clip.top, width: clip.width, height: clip.height)
    return box.applying(transform.inverted())
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
