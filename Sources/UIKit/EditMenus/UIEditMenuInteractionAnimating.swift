// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The interface of the object that runs a delegate's animations beside those of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  ///
  /// - Parameter animations: Changes properties of views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call when the menu has appeared or disappeared.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}
