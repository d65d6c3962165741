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
  func pictures(of layer: CALayer) -> DrawnContent {
    purpose == .frame ? layer.flattened.pictures() : DrawnContent()
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
