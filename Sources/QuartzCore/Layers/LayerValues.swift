// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The animatable values of a layer.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CGAffineTransform.identity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var backgroundColor: CGColor?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerValues.black
  var shadowColor: CGColor? = LayerValues.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  /// The values that few layers have; `nil` while all are the defaults.
  var box: SpecialBox?

  /// Apple's default color of borders and shadows.
  static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The transform from the layer's points to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height
    )
    let turn = transform
    return CGAffineTransform(
      a: turn.a,
      b: turn.b,
      c: turn.c,
      d: turn.d,
      tx: position.x + turn.tx - turn.a * anchor.x - turn.c * anchor.y,
      ty: position.y + turn.ty - turn.b * anchor.x - turn.d * anchor.y
    )
  }

  /// The bounding box of the layer in its superlayer.
  var frame: CGRect {
    if let projection = projection(through: nil) { return projection.bounds(of: bounds) }
    return transform.isIdentity
      ? Self.uprightFrame(bounds, position, anchorPoint) : bounds.applying(toSuperlayer)
  }

  /// Returns the frame of a layer without rotation or scaling.
  static func uprightFrame(_ bounds: CGRect, _ position: CGPoint, _ anchor: CGPoint) -> CGRect {
    CGRect(
      x: position.x - anchor.x * bounds.width,
      y: position.y - anchor.y * bounds.height,
      width: bounds.width,
      height: bounds.height
    )
  }
}
