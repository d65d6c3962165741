// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Is asked whether the user may dismiss what is presented, and hears of it; what code dismisses
/// does not ask.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether a finger that pulls may take the presented controller away; not asked where
  /// `isModalInPresentation` says no.
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: `true` unless implemented.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Tells the delegate that a finger began to take the presented controller away; it may still
  /// let it go back.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a finger took the presented controller away.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a finger tried to take the presented controller away, which was
  /// refused.
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// Lets every controller be dismissed.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
