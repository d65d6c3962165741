// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Decides about a popover: what it points at, where it goes, and whether it may be dismissed.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown; it can still be configured.
  ///
  /// - Parameter popoverPresentationController: The popover's presentation controller.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Returns whether a tap outside may dismiss the popover.
  ///
  /// Asked after `presentationControllerShouldDismiss(_:)`, which replaces it; both must allow it.
  ///
  /// - Parameter popoverPresentationController: The popover's presentation controller.
  /// - Returns: `true` by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a tap outside dismissed the popover.
  ///
  /// Called after `presentationControllerDidDismiss(_:)`, which replaces it.
  ///
  /// - Parameter popoverPresentationController: The popover's presentation controller.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )
  /// Called when the size of the window changed, before the popover is placed anew.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover's presentation controller.
  ///   - rect: The rectangle that it points at, which the delegate may change.
  ///   - view: The view of the rectangle, which the delegate may change.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  )
}

/// The pointer type of Apple's signatures, which imports from Objective-C give; here a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Allows every dismissal.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Leaves rectangle and view as they are.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
