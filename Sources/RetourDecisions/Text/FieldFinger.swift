// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A finger on a text field: it scrolls a long line once it has moved, and taps otherwise.
package struct FieldFinger: Equatable, Sendable {
  /// The distance at which a touch is no tap any more, in points: that of tap recognizers.
  static let slop: CGFloat = 10

  private let start: CGFloat
  private var last: CGFloat
  /// Whether the finger moved too far for a tap.
  package private(set) var hasMoved = false

  /// Creates a finger.
  ///
  /// - Parameter x: Its place in the field, in points.
  package init(at x: CGFloat) { (start, last) = (x, x) }

  /// Moves the finger.
  ///
  /// - Parameter x: Its place in the field, in points.
  /// - Returns: The distance by which the line scrolls to the left.
  package mutating func move(to x: CGFloat) -> CGFloat {
    if abs(x - start) >= Self.slop { hasMoved = true }
    guard hasMoved else { return 0 }
    defer { last = x }
    return last - x
  }
}
