// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The interface of objects that add a behavior to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from it.
  ///
  /// - Parameter view: The view; `nil` for a removal.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from it.
  ///
  /// - Parameter view: The view; `nil` after a removal.
  func didMove(to view: UIView?)
}
