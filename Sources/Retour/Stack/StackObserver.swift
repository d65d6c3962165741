// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Hears of the pages that a stack shows, before the app's own delegate does.
@MainActor
final class StackObserver: NSObject, UINavigationControllerDelegate {
  private weak var stack: BackNavigationController?
  /// The app's delegate.
  weak var delegate: (any UINavigationControllerDelegate)?

  init(_ stack: BackNavigationController) { self.stack = stack }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    stack?.prepareToShow(viewController, animated: animated)
    DelegateAnswers(delegate).willShow(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    stack?.settle()
    DelegateAnswers(delegate).didShow(navigationController, viewController, animated)
  }
}
