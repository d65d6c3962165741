// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow {
  /// Converts a point of the screen to the window's coordinates.
  ///
  /// - Parameter point: The point, in the screen's points.
  /// - Returns: The point in the window's coordinates.
  func point(onScreen point: CGPoint) -> CGPoint {
    let (frame, bounds) = (storedLayer.frame, storedLayer.bounds)
    return CGPoint(
      x: point.x - frame.minX + bounds.minX,
      y: point.y - frame.minY + bounds.minY
    )
  }
}
