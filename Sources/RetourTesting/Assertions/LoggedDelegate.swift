// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A delegate of a stack that writes down the pages that it hears of: `willShow B(true)`.
@MainActor
public final class LoggedDelegate: NSObject, UINavigationControllerDelegate {
  private let log: CallbackLog

  /// Creates a delegate.
  ///
  /// - Parameter log: Where it writes.
  public init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  /// Writes down the page that is about to be shown.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.add("willShow \(viewController.shortName)(\(animated))") }

  /// Writes down the page that is shown.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.add("didShow \(viewController.shortName)(\(animated))") }
}
