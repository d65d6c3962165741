// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  func setBounds(_ new: CGRect) {
    let origin = new.origin, size = new.size
    if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN {
      misuse(
        "CALayerInvalidGeometry: CALayer bounds contains NaN: "
          + "[\(plain(origin.x)) \(plain(origin.y)); \(plain(size.width)) \(plain(size.height))]"
      )
    }
    set(\.bounds, new, .bounds)
  }

  func setPosition(_ new: CGPoint) {
    if new.x.isNaN || new.y.isNaN {
      misuse(
        "CALayerInvalidGeometry: CALayer position contains NaN: "
          + "[\(plain(new.x)) \(plain(new.y))]"
      )
    }
    set(\.position, new, .position)
  }

  /// Formats a number as Core Animation does in its exceptions.
  private func plain(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  func setZPosition(_ new: CGFloat) {
    if new != 0 { parent?.setSwitch(.sortsSublayers, true) }
    set(\.zPosition, new, .zPosition)
  }

  /// The frame; for an upright layer without a copy of all the values.
  var currentFrame: CGRect {
    guard values.transform.isIdentity, !values.isSpecial else { return values.frame }
    return LayerValues.uprightFrame(values.bounds, values.position, values.anchorPoint)
  }

  func setFrame(_ new: CGRect) {
    let frame = new.standardized
    var size = frame.size
    if !values.transform.isIdentity {
      // The size for which the box is right when the layer is only moved and scaled.
      let inverse = values.transform.inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    var offset = CGPoint(
      x: values.anchorPoint.x * size.width,
      y: values.anchorPoint.y * size.height
    )
    if !values.transform.isIdentity {
      // The anchor's location in the box of the turned layer.
      var turned = values
      (turned.bounds.size, turned.position) = (size, .zero)
      let box = turned.frame
      offset = CGPoint(x: -box.minX, y: -box.minY)
    }
    position = CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }
}
