// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Two touches, and the line from the first to the second.
///
/// Pure: points are in the window's coordinates. Unknown touches are ignored, and so are touches
/// beyond the second.
package struct TouchPair: Equatable, Sendable {
  private struct Touch: Equatable {
    let id: Int
    var point: CGPoint
  }

  private var touches: [Touch] = []

  /// Creates a pair without touches.
  package init() {}

  /// The number of touches that are down.
  package var count: Int { touches.count }

  /// Whether both touches are down.
  package var isComplete: Bool { touches.count == 2 }

  /// The way from the first touch to the second; zero unless both are down.
  package var line: CGPoint {
    guard isComplete else { return .zero }
    let (a, b) = (touches[0].point, touches[1].point)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  /// The length of the line.
  package var distance: Double { hypot(line.x, line.y) }

  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - id: The touch.
  ///   - point: Its location.
  /// - Returns: Whether the touch is one of the two.
  package mutating func touchBegan(_ id: Int, at point: CGPoint) -> Bool {
    guard touches.count < 2 else { return false }
    touches.append(Touch(id: id, point: point))
    return true
  }

  /// Moves touches.
  ///
  /// - Parameter points: The new locations by touch.
  package mutating func touchesMoved(to points: [Int: CGPoint]) {
    for index in touches.indices {
      if let point = points[touches[index].id] { touches[index].point = point }
    }
  }

  /// Removes a touch.
  package mutating func touchEnded(_ id: Int) { touches.removeAll { $0.id == id } }
}
