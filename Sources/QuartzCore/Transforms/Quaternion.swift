// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A rotation in space: its axis times the sine of half its angle, and the cosine of that.
struct Quaternion: Equatable {
  private var axis: SIMD3<Double>
  private var w: Double

  private init(_ axis: SIMD3<Double>, _ w: Double) { (self.axis, self.w) = (axis, w) }

  /// Creates the rotation by an angle in radians about an axis of length 1.
  init(angle: Double, axis: SIMD3<Double>) { self.init(axis * sin(angle / 2), cos(angle / 2)) }

  /// Creates the rotation that leads the axes to three others, at right angles and of length 1.
  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    func half(_ value: Double, _ sign: Double) -> Double {
      let length = max(value, 0).squareRoot() / 2
      return sign < 0 ? -length : length
    }
    axis = SIMD3(
      half(1 + x.x - y.y - z.z, y.z - z.y),
      half(1 - x.x + y.y - z.z, z.x - x.z),
      half(1 - x.x - y.y + z.z, x.y - y.x)
    )
    w = half(1 + x.x + y.y + z.z, 1)
  }

  /// The rotation as a transform.
  var transform: CATransform3D {
    let sine = axis.length
    guard sine > 0 else { return CATransform3DIdentity }
    return CATransform3DMakeRotation(2 * atan2(sine, w), axis.x, axis.y, axis.z)
  }

  /// The rotation back.
  var inverse: Quaternion { Quaternion(-axis, w) }

  /// Returns this rotation, and then another.
  func followed(by next: Quaternion) -> Quaternion {
    Quaternion(
      next.axis * w + axis * next.w + next.axis.cross(axis),
      w * next.w - axis.dot(next.axis)
    )
  }

  /// Returns the part of the rotation that is one about an axis.
  func twist(about axis: SIMD3<Double>) -> Quaternion {
    let along = axis * self.axis.dot(axis)
    let length = (along.dot(along) + w * w).squareRoot()
    guard length > 1e-9 else { return Quaternion(.zero, 1) }
    return Quaternion(along / length, w / length)
  }

  /// The angle in radians, where the rotation is one about an axis.
  func angle(about axis: SIMD3<Double>) -> Double { 2 * atan2(self.axis.dot(axis), w) }

  /// Returns the rotation on the shorter way to another.
  func mixed(with end: Quaternion, at progress: Double) -> Quaternion {
    var (end, product) = (end, axis.dot(end.axis) + w * end.w)
    if product < 0 { (end, product) = (Quaternion(-end.axis, -end.w), -product) }
    guard product < 1 - 1e-9 else { return end }
    let angle = acos(product)
    let (from, to) = (sin((1 - progress) * angle), sin(progress * angle))
    return Quaternion(
      (axis * from + end.axis * to) / sin(angle),
      (w * from + end.w * to) / sin(angle)
    )
  }
}
