// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The ranges of a content offset along both axes.
package struct ScrollSpace: Equatable, Sendable {
  /// The horizontal axis.
  package let x: ScrollAxis
  /// The vertical axis.
  package let y: ScrollAxis

  /// Creates a space from its axes.
  package init(x: ScrollAxis, y: ScrollAxis) { (self.x, self.y) = (x, y) }

  /// Whether the offset can be dragged along any axis.
  package var isScrollable: Bool { x.isScrollable || y.isScrollable }

  /// Returns the nearest offset of the ranges.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  /// Returns whether an offset lies in both ranges.
  package func contains(_ offset: CGPoint) -> Bool {
    x.contains(offset.x) && y.contains(offset.y)
  }

  /// Returns the offset that a finger's offset shows.
  package func shown(_ dragged: CGPoint) -> CGPoint {
    CGPoint(x: x.shown(dragged.x), y: y.shown(dragged.y))
  }

  /// Returns the finger's offset that shows an offset.
  package func dragged(_ shown: CGPoint) -> CGPoint {
    CGPoint(x: x.dragged(shown.x), y: y.dragged(shown.y))
  }

  /// Returns the offset that is nearest to another one and shows a rectangle of the content.
  package func offset(revealing rect: CGRect, from offset: CGPoint) -> CGPoint {
    CGPoint(
      x: x.offset(revealing: rect.minX...rect.maxX, from: offset.x),
      y: y.offset(revealing: rect.minY...rect.maxY, from: offset.y)
    )
  }

  // MARK: Drags

  /// The consequence of a finger's movement for a drag that has not begun.
  package enum Start: Equatable, Sendable {
    /// The drag may still begin.
    case wait
    /// The drag begins.
    case begin
  }

  /// Returns whether a movement begins a drag.
  ///
  /// The movement counts along axes that scroll only, and along a single one it must be at least as
  /// long as across it (our decision): the content of a page that scrolls down has the drags
  /// sideways.
  ///
  /// - Parameter movement: The finger's movement, in points.
  /// - Returns: The consequence.
  package func start(of movement: CGPoint) -> Start {
    let (dx, dy) = (abs(movement.x), abs(movement.y))
    let slop = GestureFigures.panSlop
    let begins =
      switch (x.isScrollable, y.isScrollable) {
      case (true, true): hypot(dx, dy) >= slop
      case (true, false): dx >= slop && dx >= dy
      case (false, true): dy >= slop && dy >= dx
      case (false, false): false
      }
    return begins ? .begin : .wait
  }

  /// Returns whether the content can follow a finger without leaving its range.
  ///
  /// - Parameters:
  ///   - movement: The finger's movement; its longer part that scrolls counts.
  ///   - offset: The present offset.
  /// - Returns: `false` at the edge that the finger pulls away.
  package func canFollow(_ movement: CGPoint, from offset: CGPoint) -> Bool {
    let isSideways = abs(movement.x) > abs(movement.y)
    return isSideways
      ? x.isScrollable && x.canMove(from: offset.x, towards: -movement.x)
      : y.isScrollable && y.canMove(from: offset.y, towards: -movement.y)
  }
}
