// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The tab bar below a stack that is a tab: its pages hide it, and it moves with the lower page of
/// the native transition.
extension UINavigationController {
  /// The bar of the tab bar controller that this stack is a tab of, also on the "More" page.
  private var bottomBar: BottomBar? {
    let parent = storedParent
    let container = parent is UIMoreNavigationController ? parent?.storedParent : parent
    return (container as? UITabBarController)?.bottomBar
  }

  /// Updates the stack's request to hide the tab bar after a change of the stack.
  ///
  /// - Returns: Whether the tab bar appears or disappears with the change.
  /// - Complexity: One look at each page; none outside a tab bar controller.
  func updateBottomBarRequest() -> Bool {
    bottomBarRequest.stackDidChange(
      hidesBar: bottomBar != nil && stack.contains { $0.storedHidesBottomBar }
    )
  }

  /// Makes the tab bar move with the lower page of the native transition.
  ///
  /// - Parameters:
  ///   - page: The lower page.
  ///   - wrapper: The view that moves that page.
  func carryBottomBar(by page: UIViewController, in wrapper: UIView) {
    bottomBar?.carry(by: page, in: wrapper) { fit(page, among: coveredInsets(of: page)) }
  }

  /// Returns the tab bar to its place, or hides it, at the end of a change.
  func settleBottomBar() { bottomBar?.changeDidEnd(in: self) }

  /// Returns the insets of a page, with the tab bar that it carries.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - covered: The insets of the stack's bars.
  /// - Returns: The insets.
  func insets(of page: UIViewController, among covered: UIEdgeInsets) -> UIEdgeInsets {
    guard case .carried(by: ObjectIdentifier(page), room: let room)? = bottomBar?.placement else {
      return covered
    }
    var insets = covered
    insets.bottom = max(insets.bottom, room)
    return insets
  }
}
