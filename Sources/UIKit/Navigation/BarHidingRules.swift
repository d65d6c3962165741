// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Says which touches may hide the bars of a stack or show them.
@preconcurrency @MainActor
final class BarHidingRules: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UINavigationController?

  init(_ owner: UINavigationController) { self.owner = owner }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard let owner, let view = touch.view else { return true }
    let bars: [UIView?] = [owner.bar, owner.madeToolbar]
    return !bars.contains { $0.map(view.isInside) ?? false }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.transition == nil else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: owner.storedView)
    return abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // What scrolls goes on scrolling while the bars go.
    gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer !== owner?.swipeRecognizer
  }
}
