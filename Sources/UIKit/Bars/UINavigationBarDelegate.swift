// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The methods that a navigation bar calls when its items change.
///
/// A standalone bar asks before `pushItem(_:animated:)` and `popItem(animated:)` and for a tap on
/// the back button, and notifies after them; `setItems(_:animated:)` calls nothing. The bar of a
/// navigation controller calls a controller whose class conforms: `shouldPop` for a tap on the back
/// button only, `didPush` and `didPop` when the change has ended.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that is about to be pushed.
  /// - Returns: `true` unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Notifies of a pushed item, at the end of the animation or at once without one.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The pushed item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that is about to be popped.
  /// - Returns: `true` unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Notifies of a popped item, at the end of the animation or at once without one.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The popped item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Allows the push.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// The default implementation; it has no effect.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Allows the pop.
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// The default implementation; it has no effect.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
