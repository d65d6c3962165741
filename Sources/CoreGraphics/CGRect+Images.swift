// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
  /// Of equal tiles beside each other, the one nearest to the corner of a box: pixman cannot count
  /// pixels from a far one.
  func nearestTile(to box: CGRect) -> CGRect {
    guard !box.isNull else { return self }
    let columns = ((box.minX - minX) / width).rounded(.down)
    let rows = ((box.minY - minY) / height).rounded(.down)
    return offsetBy(dx: columns * width, dy: rows * height)
  }

  /// Whether more than half of the rectangle is in another one.
  func isMostly(in other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width * shared.height > width * height / 2
  }
}
