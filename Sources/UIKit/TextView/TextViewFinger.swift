// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A finger on a text view: it selects when it is lifted, unless it has moved.
struct TextViewFinger {
  /// The distance at which a touch is no tap any more, in points: that of tap recognizers.
  private static let slop: CGFloat = 10

  private let start: CGPoint
  /// Whether the finger moved too far for a tap.
  private(set) var hasMoved = false

  init(at point: CGPoint) { start = point }

  mutating func move(to point: CGPoint) {
    if hypot(point.x - start.x, point.y - start.y) >= Self.slop { hasMoved = true }
  }
}
