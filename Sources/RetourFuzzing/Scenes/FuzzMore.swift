// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

/// A tab bar controller with more tabs than buttons, and the "More" list that has the others.
///
/// The second stack of the scene is in the list.
@MainActor
struct FuzzMore {
  /// The index of the second stack's tab: the first one without a button.
  private static let listedIndex = 4
  private weak var tabs: UITabBarController?

  /// Puts two stacks into a tab bar controller, among pages that nothing happens to.
  init(_ tabs: UITabBarController, _ stacks: [UINavigationController]) {
    self.tabs = tabs
    var pages: [UIViewController] = stacks
    pages.insert(contentsOf: (1..<Self.listedIndex).map { _ in UIViewController() }, at: 1)
    tabs.viewControllers = pages + [UIViewController()]
  }

  /// Whether the list is shown, or a page of it that nothing happens to, rather than a stack.
  var showsOther: Bool {
    guard let tabs else { return false }
    return tabs.selectedIndex != 0 && tabs.selectedIndex != Self.listedIndex
  }

  /// Whether the "More" button is selected.
  var isSelected: Bool {
    guard let tabs else { return false }
    return tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem
  }

  /// The index of the tab of a stack.
  static func index(ofStack stack: Int) -> Int { stack == 0 ? 0 : listedIndex }

  /// The middle of the "More" button in the window, if fingers reach it.
  var button: CGPoint? {
    guard let bar = tabs?.tabBar, !bar.isHidden, bar.window != nil else { return nil }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bar.convert(
      CGPoint(x: bar.bounds.width * (isMirrored ? 0.1 : 0.9), y: bar.bounds.height / 2),
      to: nil
    )
  }

  /// The middle of the list's first row in the window, if it is shown.
  var row: CGPoint? {
    guard tabs?.selectedIndex == NSNotFound, let more = tabs?.moreNavigationController else {
      return nil
    }
    let height: CGFloat = 44
    return CGPoint(
      x: more.view.bounds.midX,
      y: more.navigationBar.frame.maxY + height / 2
    )
  }
}
