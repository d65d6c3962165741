// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow {
  /// Runs an operation in the window's session, which need not be the current one.
  func inSession<Result>(_ body: () -> Result) -> Result {
    session === Session.current ? body() : session.perform(body)
  }

  /// Converts a point from the screen's coordinates to the window's.
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
