// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Is asked about, and hears of, the items that come and go in a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that is about to come.
  /// - Returns: `true` unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Tells that an item was pushed: at the end of the animation, or at once without one.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that came.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that is about to go.
  /// - Returns: `true` unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Tells that an item was popped: at the end of the animation, or at once without one.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that went.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Lets the item come.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Lets the item go.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
