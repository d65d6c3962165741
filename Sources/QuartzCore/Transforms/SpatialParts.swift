// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A transform in space, taken apart to be interpolated: scale, shear, rotation, translation and
/// perspective, applied in this order.
///
/// The steps are those of CSS Transforms Level 2, "Decomposing a 3D matrix".
struct SpatialParts {
  private var scale: SIMD3<Double>
  /// Shear of the axes: y along x, z along x, z along y.
  private var shear: SIMD3<Double>
  private var rotation: Quaternion
  private var translation: SIMD3<Double>
  /// The last column.
  private var perspective: SIMD4<Double>

  /// Takes a transform apart; `nil` for one that leaves no volume.
  init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    var flat = transform
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(flat)
    guard !CATransform3DEqualToTransform(inverse, flat) || CATransform3DIsIdentity(flat) else {
      return nil
    }
    perspective = inverse.applied(
      toColumn: SIMD4<Double>(transform.m14, transform.m24, transform.m34, transform.m44)
    )
    translation = SIMD3<Double>(transform.m41, transform.m42, transform.m43)
    var x = SIMD3<Double>(transform.m11, transform.m12, transform.m13)
    var y = SIMD3<Double>(transform.m21, transform.m22, transform.m23)
    var z = SIMD3<Double>(transform.m31, transform.m32, transform.m33)
    scale = .zero
    shear = .zero
    scale.x = x.length
    x /= scale.x
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    y /= scale.y
    shear.y = x.dot(z)
    z -= x * shear.y
    shear.z = y.dot(z)
    z -= y * shear.z
    scale.z = z.length
    z /= scale.z
    shear /= SIMD3(scale.y, scale.z, scale.z)
    guard scale.min() > 1e-9, scale.max().isFinite else { return nil }
    if x.dot(y.cross(z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(x, y, z)
  }

  /// The transform that the parts compose.
  var transform: CATransform3D {
    var sheared = CATransform3DIdentity
    (sheared.m21, sheared.m31, sheared.m32) = (shear.x, shear.y, shear.z)
    var seen = CATransform3DIdentity
    (seen.m14, seen.m24) = (perspective.x, perspective.y)
    (seen.m34, seen.m44) = (perspective.z, perspective.w)
    let moved = CATransform3DMakeTranslation(translation.x, translation.y, translation.z)
    let scaled = CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, scale.z), sheared)
    let turned = CATransform3DConcat(scaled, rotation.transform)
    return CATransform3DConcat(CATransform3DConcat(turned, moved), seen)
  }

  /// Returns the parts of a transform on the way to another.
  func mixed(with end: SpatialParts, at progress: Double) -> SpatialParts {
    var parts = self
    parts.scale += (end.scale - scale) * progress
    parts.shear += (end.shear - shear) * progress
    parts.translation += (end.translation - translation) * progress
    parts.perspective += (end.perspective - perspective) * progress
    parts.rotation = rotation.mixed(with: end.rotation, at: progress)
    return parts
  }

  /// A number: an angle in radians about an axis, a scale or a distance along it.
  ///
  /// Setting an angle leaves the rest of the rotation.
  subscript(kind: SpatialPart.Kind, axis: Int) -> Double {
    get {
      switch kind {
      case .scale: return scale[axis]
      case .translation: return translation[axis]
      case .rotation:
        let unit = Self.unit(axis)
        return rotation.twist(about: unit).angle(about: unit)
      }
    }
    set {
      switch kind {
      case .scale: scale[axis] = newValue
      case .translation: translation[axis] = newValue
      case .rotation:
        let unit = Self.unit(axis)
        let rest = rotation.twist(about: unit).inverse.followed(by: rotation)
        rotation = Quaternion(angle: newValue, axis: unit).followed(by: rest)
      }
    }
  }

  private static func unit(_ axis: Int) -> SIMD3<Double> {
    var unit = SIMD3<Double>.zero
    unit[axis] = 1
    return unit
  }
}

extension SIMD3<Double> {
  func dot(_ other: SIMD3) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }

  var length: Double { dot(self).squareRoot() }
}

extension CATransform3D {
  /// Returns the product with a column on the right.
  fileprivate func applied(toColumn column: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      (SIMD4<Double>(m11, m12, m13, m14) * column).sum(),
      (SIMD4<Double>(m21, m22, m23, m24) * column).sum(),
      (SIMD4<Double>(m31, m32, m33, m34) * column).sum(),
      (SIMD4<Double>(m41, m42, m43, m44) * column).sum()
    )
  }
}
