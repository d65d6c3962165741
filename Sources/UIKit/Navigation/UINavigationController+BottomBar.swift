// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The tab bar below a stack: pages send it away, and it goes and comes with the page below them.
///
/// On its way it lies in that page's wrapper, under the upper page; at rest it belongs to the tab
/// bar controller, or to nobody.
extension UINavigationController {
  /// The tab bar controller that this stack is a tab of.
  private var ownTabs: UITabBarController? { storedParent as? UITabBarController }

  /// Whether a page of the stack wants no tab bar; it is asked when the stack changes.
  ///
  /// - Complexity: One look at each page, without tabs none.
  private var sendsBottomBarAway: Bool {
    ownTabs != nil && stack.contains { $0.storedHidesBottomBar }
  }

  /// Sees what the changed stack means for the tab bar.
  ///
  /// - Returns: Whether the tab bar comes or goes.
  func decideAboutBottomBar() -> Bool {
    let isAway = sendsBottomBarAway
    defer { isBottomBarAway = isAway }
    return isAway != isBottomBarAway
  }

  /// Lets the tab bar move with the lower page of the native transition.
  ///
  /// - Parameters:
  ///   - page: The lower page.
  ///   - wrapper: What moves that page.
  func lendBottomBar(to page: UIViewController, in wrapper: UIView) {
    guard let tabs = ownTabs else { return }
    // The page keeps the room that it has above the bar.
    barPage = page
    barRoom = tabs.roomForBar
    UIView.performWithoutAnimation { fit(page, among: coveredInsets) }
    tabs.carryBar(in: wrapper)
  }

  /// Gives the tab bar back to where it belongs at rest.
  func returnBottomBar() {
    barPage = nil
    guard let tabs = ownTabs, tabs.shownPage === self else { return }
    if tabs.carriesBar {
      tabs.settleBar()
    } else if tabs.bar.isSentAway != isBottomBarAway {
      tabs.layOutContainer()
    }
  }

  /// What covers a page, with a tab bar that moves along with it.
  func insets(of page: UIViewController, among covered: UIEdgeInsets) -> UIEdgeInsets {
    guard page === barPage else { return covered }
    var insets = covered
    insets.bottom = max(insets.bottom, barRoom)
    return insets
  }
}
