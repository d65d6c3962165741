// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A projective map of the plane: what a plane in space looks like on another.
///
/// Three columns, of which points with a third component of 1 are rows to be multiplied from the
/// left; the third component of the product divides the others.
package struct Projection: Equatable, Sendable {
  /// The columns: of x, of y, and of the divisor.
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var w: SIMD3<Double>

  package init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    (self.x, self.y, self.w) = (x, y, w)
  }

  /// Creates the map of an affine transform.
  package init(_ transform: CGAffineTransform) {
    x = SIMD3<Double>(transform.a, transform.c, transform.tx)
    y = SIMD3<Double>(transform.b, transform.d, transform.ty)
    w = SIMD3(0, 0, 1)
  }

  /// The affine transform that looks the same; `nil` for a map with perspective.
  package var affine: CGAffineTransform? {
    guard w.x == 0, w.y == 0, w.z > 0 else { return nil }
    return CGAffineTransform(
      a: x.x / w.z,
      b: y.x / w.z,
      c: x.y / w.z,
      d: y.y / w.z,
      tx: x.z / w.z,
      ty: y.z / w.z
    )
  }

  /// Returns this map, followed by another.
  package func concatenating(_ next: Projection) -> Projection {
    func column(_ other: SIMD3<Double>) -> SIMD3<Double> {
      x * other.x + y * other.y + w * other.z
    }
    return Projection(x: column(next.x), y: column(next.y), w: column(next.w))
  }

  /// Returns the map back; `nil` for that of a plane seen from its edge.
  package var inverse: Projection? {
    // The rows of the inverse are cross products of the columns.
    func cross(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        one.y * other.z - one.z * other.y,
        one.z * other.x - one.x * other.z,
        one.x * other.y - one.y * other.x
      )
    }
    let (first, second, third) = (cross(y, w), cross(w, x), cross(x, y))
    let determinant = (x * first).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let factor = 1 / determinant
    return Projection(
      x: SIMD3(first.x, second.x, third.x) * factor,
      y: SIMD3(first.y, second.y, third.y) * factor,
      w: SIMD3(first.z, second.z, third.z) * factor
    )
  }

  /// Returns where a point is seen; `nil` for one in the plane of the eye or behind it.
  package func place(of point: CGPoint) -> CGPoint? {
    let row = SIMD3(Double(point.x), Double(point.y), 1)
    let divisor = (row * w).sum()
    guard divisor > 1e-6 else { return nil }
    let place = CGPoint(x: (row * x).sum() / divisor, y: (row * y).sum() / divisor)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// Returns where the corners of a rectangle are seen, in order; `nil` where the eye does not see
  /// all.
  package func corners(of rect: CGRect) -> [CGPoint]? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].compactMap(place)
    return corners.count == 4 ? corners : nil
  }

  /// Returns the rectangle around what is seen of a rectangle; null where the eye does not see all.
  package func bounds(of rect: CGRect) -> CGRect {
    guard let corners = corners(of: rect) else { return .null }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the back of a rectangle is seen.
  package func showsBack(of rect: CGRect) -> Bool {
    guard let corners = corners(of: rect) else { return false }
    var area: CGFloat = 0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      area += corner.x * next.y - next.x * corner.y
    }
    return area < 0
  }
}
