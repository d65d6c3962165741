// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension Set where Element == UITouch {
  /// The touches in the order in which they began; a set is unordered.
  @MainActor var inOrder: [UITouch] { sorted { $0.serial < $1.serial } }

  /// The locations in the window's coordinates, by the touches' numbers.
  @MainActor var points: [Int: CGPoint] {
    var points: [Int: CGPoint] = [:]
    for touch in self { points[touch.serial] = touch.sample.point }
    return points
  }
}
