// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A layer that turns around at its middle, as an eye in front of it sees it.
package struct FlipTurn {
  /// The distance of the eye from the layer, in lengths of its longer side (our decision).
  private static let eyeDistance: CGFloat = 2

  /// The size of the layer in points.
  private let size: CGSize

  /// Creates the turn of a layer.
  ///
  /// - Parameter size: The size of the layer in points.
  package init(size: CGSize) { self.size = size }

  /// Returns the transform of the layer about its middle.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians.
  ///   - isUpright: Whether it turns around the vertical axis: its left side comes to the front.
  /// - Returns: The transform, with the perspective.
  package func transform(at angle: CGFloat, isUpright: Bool = true) -> CATransform3D {
    let turned = CATransform3DMakeRotation(angle, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
    var seen = CATransform3DIdentity
    seen.m34 = -1 / max(Self.eyeDistance * max(size.width, size.height), 1)
    return CATransform3DConcat(turned, seen)
  }
}
