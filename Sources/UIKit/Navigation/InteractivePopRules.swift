// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// UIKit's own delegate of the swipe that goes back: says when it may begin (uikit-facts 5.2).
@preconcurrency @MainActor
final class InteractivePopRules: NSObject, UIGestureRecognizerDelegate {
  weak var owner: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.swipeAnswer != .refuse else { return false }
    // A stack on the "More" page has the bar, and its own swipe as long as it has where to go.
    let inner = owner.takesStacks ? owner.stack.last as? UINavigationController : nil
    if let inner, inner.stack.count > 1 || inner.isOperating { return false }
    let shown = inner ?? owner
    guard !shown.isBarHidden, let item = shown.bar.storedItems.last else { return false }
    if item.hidesBackButton { return false }
    if !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton {
      return false
    }
    // The swipe moves the native transition, not an animator's.
    let pages = owner.stack.suffix(2)
    if let below = pages.first, let top = pages.last, below !== top,
      owner.delegatesAnimator(.pop, from: top, to: below) != nil
    {
      return false
    }
    return owner.mayPop(item)
  }
}
