// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recognizer of swipes that uncover the actions of a row.
///
/// It begins where the row has actions on the side that the finger uncovers. The swipe back wins in
/// its strip, as over scroll views.
@preconcurrency @MainActor
final class TableSwipeRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?

  private static let swiped = Selector(
    "handleSwipe:",
    TableSwipeRecognizer.handleSwipe(_:)
  )

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Self.swiped)
  }

  private func handleSwipe(_ sender: TableSwipeRecognizer) { table?.table.swipe.panChanged(self) }

  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    guard let table else { return false }
    let point = location(in: table)
    let start = CGPoint(x: point.x - movement.x, y: point.y - movement.y)
    return table.table.swipe.mayBegin(movement, at: start)
  }

  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ParallaxTransitionPanGestureRecognizer }
}
