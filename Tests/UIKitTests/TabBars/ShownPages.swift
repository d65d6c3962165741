// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A stack's delegate that remembers which pages were shown.
final class ShownPages: NSObject, UINavigationControllerDelegate {
  private(set) var pages: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { pages.append(viewController) }
}
