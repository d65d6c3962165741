// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The map from the points of one layer to those of another.
enum LayerMap {
  case affine(CGAffineTransform)
  case projected(Projection)
  /// The map to a plane that is seen from its edge: nothing lies there.
  case nowhere

  /// Returns this map, followed by another.
  func concatenating(_ next: LayerMap) -> LayerMap {
    switch (self, next) {
    case (.nowhere, _), (_, .nowhere): .nowhere
    case (.affine(let first), .affine(let second)): .affine(first.concatenating(second))
    case (.affine(let first), .projected(let second)):
      .projected(Projection(first).concatenating(second))
    case (.projected(let first), .affine(let second)):
      .projected(first.concatenating(Projection(second)))
    case (.projected(let first), .projected(let second)): .projected(first.concatenating(second))
    }
  }

  /// The map back.
  var inverted: LayerMap {
    switch self {
    case .affine(let transform): .affine(transform.inverted())
    case .projected(let projection): projection.inverse.map { .projected($0) } ?? .nowhere
    case .nowhere: .nowhere
    }
  }

  /// Returns where a point lies; infinitely far away where the eye sees none.
  func place(of point: CGPoint) -> CGPoint {
    let nowhere = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    switch self {
    case .affine(let transform): return point.applying(transform)
    case .projected(let projection): return projection.place(of: point) ?? nowhere
    case .nowhere: return nowhere
    }
  }

  /// Returns the bounding box of a rectangle; null where the eye does not see all of it.
  func place(of rect: CGRect) -> CGRect {
    switch self {
    case .affine(let transform): rect.applying(transform)
    case .projected(let projection): projection.bounds(of: rect)
    case .nowhere: .null
    }
  }
}
