// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recognizer of swipes that uncover the actions of a row.
///
/// It begins where the row has actions on the side that the finger uncovers. The swipe back wins in
/// its strip, as over scroll views.
@preconcurrency @MainActor
final class ListSwipeRecognizer: UIPanGestureRecognizer {
  private weak var list: (any SwipedList)?

  private static let swiped = Selector(
    "handleSwipe:",
    ListSwipeRecognizer.handleSwipe(_:)
  )

  init(_ list: any SwipedList) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Self.swiped)
  }

  private func handleSwipe(_ sender: ListSwipeRecognizer) { list?.swipe.panChanged(self) }

  override func acceptsDirection(_ movement: CGPoint) -> Bool {
    guard let list else { return false }
    let point = location(in: list)
    let start = CGPoint(x: point.x - movement.x, y: point.y - movement.y)
    return list.swipe.mayBegin(movement, at: start)
  }

  override func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is ParallaxTransitionPanGestureRecognizer }
}
