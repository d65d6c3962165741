// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow {
  /// Where the device reports a finger, in the window's coordinates.
  ///
  /// - Parameter input: What the device reports.
  func point(for input: TouchInput) -> CGPoint {
    CGPoint(
      x: input.location.x - frame.minX + bounds.minX,
      y: input.location.y - frame.minY + bounds.minY)
  }
}
