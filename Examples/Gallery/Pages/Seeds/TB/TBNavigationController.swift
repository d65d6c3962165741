// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A stack that shows custom views as back buttons, in the way of TBNavigationController's document.
///
/// Each push puts the item of the pushing page on the left of the pushed one.
final class TBNavigationController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let item = topViewController?.seedBackBarButtonItem {
      item.target = self
      item.action = Selector("goBack", TBNavigationController.goBack)
      viewController.navigationItem.leftBarButtonItem = item
    }
    super.pushViewController(viewController, animated: animated)
  }

  private func goBack() { popViewController(animated: true) }
}
