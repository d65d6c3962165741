// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The elements ahead of a list's visible ones, whose data the client prepares.
@MainActor
final class ListPrefetcher {
  private var places = PrefetchedPlaces()
  private var known = CGRect.zero
  /// The direction in which the content moved last, -1 or 1 on each axis.
  private var direction = CGPoint(x: 1, y: 1)

  /// Notices that the visible area moved.
  ///
  /// - Parameters:
  ///   - visible: The visible area.
  ///   - content: The size of the content.
  /// - Returns: The area that will be visible next, one screen long.
  func areaAhead(of visible: CGRect, content: CGSize) -> CGRect {
    if visible.minY != known.minY { direction.y = visible.minY > known.minY ? 1 : -1 }
    if visible.minX != known.minX { direction.x = visible.minX > known.minX ? 1 : -1 }
    known = visible
    return visible.offsetBy(
      dx: content.width > visible.width ? direction.x * visible.width : 0,
      dy: content.height > visible.height ? direction.y * visible.height : 0
    )
  }

  /// Takes the elements ahead.
  ///
  /// - Parameters:
  ///   - ahead: The elements in the area ahead, in order.
  ///   - visible: The visible elements.
  /// - Returns: Those to prepare, nearest first, and those to cancel.
  func update(
    ahead: [IndexPath],
    visible: [IndexPath]
  ) -> (prepare: [IndexPath], cancel: [IndexPath]) {
    let shown = Set(visible.map(\.place))
    let next = ahead.map(\.place).filter { !shown.contains($0) }
    let isBackward = (next.first ?? ListPlace(0, 0)) < (shown.min() ?? ListPlace(0, 0))
    let (prepare, cancel) = places.update(
      ahead: isBackward ? next.reversed() : next,
      visible: shown
    )
    return (prepare.map(IndexPath.init), cancel.map(IndexPath.init))
  }

  /// Forgets all elements, whose places changed.
  func reset() { places.removeAll() }
}
