// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One change of pages that takes time: who goes, who comes, and what moves them.
@MainActor
final class NavigationTransition {
  let from: UIViewController
  let to: UIViewController
  let isPush: Bool
  /// The stack as it was, for a swipe that is cancelled.
  let formerStack: [UIViewController]
  /// The pages that leave the stack when the transition finishes.
  var leaving: [UIViewController]
  /// Whether what lies below the top changed on the way, so that the bar has to learn of it.
  var hasOtherItems = false
  /// The size that pages are placed for.
  let size: CGSize
  /// The native look; `nil` with a client's animator.
  let pages: ParallaxTransition?
  /// The client's animator at work.
  let custom: TransitionContext?
  let bar: NavigationBarTransition
  /// The change of the toolbar's items, if there is a toolbar.
  let toolbar: ToolbarTransition?
  let driver: TransitionDriver
  let coordinator: TransitionCoordinator

  init(
    from: UIViewController,
    to: UIViewController,
    isPush: Bool,
    formerStack: [UIViewController],
    leaving: [UIViewController],
    size: CGSize,
    pages: ParallaxTransition?,
    custom: TransitionContext?,
    bar: NavigationBarTransition,
    toolbar: ToolbarTransition?,
    driver: TransitionDriver,
    coordinator: TransitionCoordinator
  ) {
    (self.from, self.to, self.isPush) = (from, to, isPush)
    (self.formerStack, self.leaving) = (formerStack, leaving)
    (self.size, self.pages, self.custom) = (size, pages, custom)
    (self.bar, self.toolbar) = (bar, toolbar)
    (self.driver, self.coordinator) = (driver, coordinator)
  }
}
