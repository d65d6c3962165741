// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Hears of the items that are chosen in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells the delegate that a finger chose an item.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
