// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The growth of a cost with a size.
struct Curve {
  let points: [(x: Double, y: Double)]

  init(_ points: [(x: Double, y: Double)]) { self.points = points.filter { $0.x > 0 && $0.y > 0 } }

  /// The slope of the logarithms over the upper half of the sizes.
  var slope: Double? {
    let upper = points.suffix(max(2, (points.count + 1) / 2))
    guard upper.count >= 2 else { return nil }
    let logs = upper.map { (x: log($0.x), y: log($0.y)) }
    let count = Double(logs.count)
    let (x, y) = (logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count)
    let above = logs.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    let below = logs.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return below > 0 ? above / below : nil
  }
}
