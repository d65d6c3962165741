// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that receive the selection of items in a standalone tab bar.
///
/// Every method is optional: an extension implements it to do nothing. The methods about
/// customizing are never called: no interface for it is shown here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user selected an item.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  // MARK: Supporting user customization of tab bars

  /// Called before the interface for customizing is shown; never here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called after the interface for customizing was shown; never here.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the interface for customizing is dismissed; never here.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the interface for customizing was dismissed; never here.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// The default implementation; it has no effect.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The default implementation; it has no effect.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// The default implementation; it has no effect.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// The default implementation; it has no effect.
  public func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  /// The default implementation; it has no effect.
  public func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
}
