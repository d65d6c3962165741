// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Values of layers as numbers that can be added and interpolated.
extension SIMD8<Double> {
  init(_ rect: CGRect) {
    // Differences of rectangles may be negative: width and height of CGRect would hide that.
    let (origin, size) = (rect.origin, rect.size)
    self.init(origin.x, origin.y, size.width, size.height, 0, 0, 0, 0)
  }

  /// A premultiplied color: one that fades from clear keeps its hue (our decision).
  init(_ color: CGColor?) {
    self.init()
    guard let color else { return }
    let alpha = color.alpha
    (self[0], self[1], self[2]) = (color.red * alpha, color.green * alpha, color.blue * alpha)
    self[3] = alpha
  }

  init(_ transform: CGAffineTransform) {
    self.init(
      transform.a,
      transform.b,
      transform.c,
      transform.d,
      transform.tx,
      transform.ty,
      0,
      0
    )
  }

  /// A decomposed transform: translation x, y; scale x, y; rotation; shear.
  ///
  /// The first column is the scaled, rotated x axis; the second is the rest, along it (shear)
  /// and across it (scale y).
  init(takingApart transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let scale = (a * a + b * b).squareRoot()
    let turn = scale > 0 ? atan2(b, a) : atan2(-c, d)
    let (cosine, sine) = (cos(turn), sin(turn))
    self.init(
      transform.tx,
      transform.ty,
      scale,
      d * cosine - c * sine,
      turn,
      c * cosine + d * sine,
      0,
      0
    )
  }

  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var size: CGSize { CGSize(width: self[0], height: self[1]) }
  var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }

  var color: CGColor {
    let alpha = Swift.min(Swift.max(self[3], 0), 1)
    guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func component(_ index: Int) -> Double { Swift.min(Swift.max(self[index] / alpha, 0), 1) }
    return CGColor(red: component(0), green: component(1), blue: component(2), alpha: alpha)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }

  /// The transform that these parts compose.
  var puttingTogether: CGAffineTransform {
    let (cosine, sine) = (cos(self[4]), sin(self[4]))
    return CGAffineTransform(
      a: self[2] * cosine,
      b: self[2] * sine,
      c: self[5] * cosine - self[3] * sine,
      d: self[5] * sine + self[3] * cosine,
      tx: self[0],
      ty: self[1]
    )
  }
}
