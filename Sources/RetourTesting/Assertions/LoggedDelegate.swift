// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A delegate of a navigation controller that records its callbacks: `willShow B(true)`.
@MainActor
public final class LoggedDelegate: NSObject, UINavigationControllerDelegate {
  private let log: CallbackLog

  /// Creates a delegate.
  ///
  /// - Parameter log: The log to record into.
  public init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  /// Records the page that is about to be shown.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("willShow \(viewController.shortName)(\(animated))") }

  /// Records the page that was shown.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.add("didShow \(viewController.shortName)(\(animated))") }
}
