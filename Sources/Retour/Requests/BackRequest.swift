// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A user's request to leave a page of a ``BackNavigationController``.
///
/// Every way in which a user goes back makes one request: a tap on a back button, a swipe, a choice
/// from the history, a key. ``BackGuard`` and `navigationItem.backGuard` decide about it. UIKit's
/// own operations, such as `popViewController(animated:)`, are the app's decisions and make none.
public struct BackRequest: Hashable, Sendable {
  /// The way in which a request was made.
  public enum Trigger: String, Codable, Hashable, Sendable, CaseIterable {
    /// A tap on a back button, custom or UIKit's own.
    case button
    /// A swipe from the leading edge.
    case edgeSwipe
    /// A swipe that began inside the page, or with two fingers on a touchpad.
    case contentSwipe
    /// A choice from the history menu of a back button.
    case historyMenu
    /// A key or a combination of keys, such as Esc.
    case keyboard
    /// A button of the mouse.
    case pointer
    /// The Back key of a device.
    case hardwareKey
    /// The escape gesture of an assistive technology.
    case accessibilityEscape
    /// A call of ``BackNavigationController/requestPop(animated:)`` or
    /// ``BackNavigationController/requestPop(to:animated:)``.
    case program
  }

  /// The direction in which a request leads.
  public enum Direction: Hashable, Sendable {
    /// To a page below.
    case back
    /// To a page that was popped before.
    case forward
  }

  /// The way in which the request was made.
  public let trigger: Trigger
  /// The page on top when the request was made.
  ///
  /// The request retains its pages: a page that kept a request would keep itself alive.
  public let source: UIViewController
  /// The page that the request leads to.
  public let target: UIViewController
  /// The pages strictly between source and target, the topmost first.
  public let skipped: [UIViewController]
  /// The direction; guards are asked about ``Direction/back`` only.
  public let direction: Direction

  init(
    _ trigger: Trigger,
    from source: UIViewController,
    to target: UIViewController,
    skipping skipped: [UIViewController] = [],
    direction: Direction = .back
  ) {
    (self.trigger, self.source, self.target) = (trigger, source, target)
    (self.skipped, self.direction) = (skipped, direction)
  }
}
