// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourRender

/// The transform of all sublayers of a layer, about its anchor point.
///
/// A class, since few layers have one and all hand it down.
final class SublayerTransform {
  let matrix: CATransform3D

  init(matrix: CATransform3D) { self.matrix = matrix }
}

/// The projection of a layer in perspective; a class, so that layers without one stay small.
final class SeenPlane {
  let projection: Projection

  init(_ projection: Projection) { self.projection = projection }
}

extension LayerValues {
  /// The transform of the sublayers, if there is one.
  var sublayers: SublayerTransform? {
    guard isSpecial, let own = special.sublayerTransform else { return nil }
    let anchor = anchor
    let there = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
      own.matrix
    )
    return SublayerTransform(
      matrix: CATransform3DConcat(there, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    )
  }

  /// The anchor point in the layer's coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height
    )
  }

  /// Returns the layer's transform in space, to its superlayer.
  private func matrix(through perspective: SublayerTransform?) -> CATransform3D {
    let anchor = anchor
    var matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
      fullTransform.matrix
    )
    matrix = CATransform3DConcat(
      matrix,
      CATransform3DMakeTranslation(position.x, position.y, zPosition)
    )
    return perspective.map { CATransform3DConcat(matrix, $0.matrix) } ?? matrix
  }

  /// Returns what the layer's plane looks like in its superlayer's; `nil` where `toSuperlayer` says
  /// it.
  ///
  /// - Parameter perspective: The superlayer's transform of its sublayers.
  /// - Returns: The map.
  func projection(through perspective: SublayerTransform?) -> Projection? {
    guard perspective != nil || isSpatial else { return nil }
    return Projection(matrix(through: perspective))
  }

  /// Returns the transform of sublayers that keep their depth, to the layer's superlayer.
  ///
  /// - Parameter perspective: The superlayer's transform of its sublayers.
  /// - Returns: The transform.
  func space(through perspective: SublayerTransform?) -> SublayerTransform {
    let own = matrix(through: perspective)
    return SublayerTransform(
      matrix: sublayers.map { CATransform3DConcat($0.matrix, own) } ?? own
    )
  }

  /// Returns the depth at which the middle of the layer is seen: the nearer, the greater; infinite
  /// behind the eye.
  ///
  /// - Parameter perspective: The superlayer's transform of its sublayers.
  /// - Returns: The depth.
  func depth(through perspective: SublayerTransform?) -> CGFloat {
    let matrix = matrix(through: perspective)
    let (x, y) = (bounds.midX, bounds.midY)
    let divisor = x * matrix.m14 + y * matrix.m24 + matrix.m44
    let depth = (x * matrix.m13 + y * matrix.m23 + matrix.m43) / divisor
    return divisor > 0 && depth.isFinite ? depth : .infinity
  }
}

extension Projection {
  /// Creates what a transform does to the plane, as seen along the z axis.
  init(_ matrix: CATransform3D) {
    self.init(
      x: SIMD3<Double>(matrix.m11, matrix.m21, matrix.m41),
      y: SIMD3<Double>(matrix.m12, matrix.m22, matrix.m42),
      w: SIMD3<Double>(matrix.m14, matrix.m24, matrix.m44)
    )
  }
}

extension CALayer {
  /// The transform of the sublayers about the anchor point, such as a perspective for all of them.
  ///
  /// Each sublayer is drawn in the plane of this layer: it is flattened.
  public var sublayerTransform: CATransform3D {
    get { values.special.sublayerTransform?.matrix ?? CATransform3DIdentity }
    set {
      let value = CATransform3DIsIdentity(newValue) ? nil : SpatialTransform(matrix: newValue)
      set(\.special.sublayerTransform, value, .sublayerTransform)
    }
  }

  /// Whether the layer is drawn when its back is seen.
  public var isDoubleSided: Bool {
    get { rare.isDoubleSided }
    set { setDoubleSided(newValue) }
  }

  /// The map from the layer's points to those of its plane.
  var mapToPlane: LayerMap {
    // Asked for first, so that the values are read in place and not copied.
    let space = enclosing?.space
    guard space != nil || values.isSpatial, let projection = values.projection(through: space)
    else { return .affine(values.toSuperlayer) }
    return projection.affine.map { .affine($0) } ?? .projected(projection)
  }

  /// The nearest superlayer into whose plane the layer is flattened.
  var plane: CALayer? {
    var layer = enclosing
    while let current = layer, current.keepsDepth { layer = current.enclosing }
    return layer
  }

  /// The superlayer; that of a presentation is a presentation, too.
  private var enclosing: CALayer? { parent ?? modelLayer?.parent?.makePresentation() }

  /// The transform of the sublayers: to the layer, or to its plane when they keep their depth.
  private var space: SublayerTransform? {
    guard keepsDepth else { return values.isSpecial ? values.sublayers : nil }
    return values.space(through: enclosing?.space)
  }

  /// The sublayers of a layer that keeps their depth, the farthest first.
  var sublayersByDepth: [CALayer] {
    var found: [(layer: CALayer, depth: CGFloat)] = []
    gather(&found)
    return found.indicesByDepth { $0.depth }.map { found[$0].layer }
  }

  private func gather(_ found: inout [(layer: CALayer, depth: CGFloat)]) {
    let space = space
    for child in childrenInPaintOrder where !child.values.isHidden {
      if child.keepsDepth {
        child.gather(&found)
      } else {
        found.append((child, child.values.depth(through: space)))
      }
    }
  }
}
