// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A finger that came down on a text: it drags a handle as soon as it moves, or presses long enough
/// to move the caret; otherwise it taps or scrolls.
package struct TextPress: Equatable, Sendable {
  /// The consequence of a movement.
  package enum Step: Equatable, Sendable {
    /// Nothing is decided.
    case wait
    /// The finger takes the handle.
    case begin
    /// The finger scrolls.
    case fail
  }

  /// The distance at which a finger takes a handle, in points: less than that of any pan (our
  /// decision).
  package static let slop: CGFloat = 2

  /// The place of the finger at first.
  package let start: CGPoint
  /// The handle below the finger at first.
  package let handle: SelectionEnd?

  /// Creates a press.
  ///
  /// - Parameters:
  ///   - start: The place of the finger.
  ///   - handle: The handle below it.
  package init(at start: CGPoint, on handle: SelectionEnd?) {
    (self.start, self.handle) = (start, handle)
  }

  /// Returns the consequence of a movement before the time of a long press has elapsed.
  ///
  /// - Parameter point: The place of the finger.
  /// - Returns: The consequence.
  package func moved(to point: CGPoint) -> Step {
    let distance = hypot(point.x - start.x, point.y - start.y)
    if handle != nil { return distance >= Self.slop ? .begin : .wait }
    return distance > GestureFigures.longPressMovement ? .fail : .wait
  }
}
