// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A stack with custom views as back buttons, as in TBNavigationController.
///
/// Each push sets the item of the pushing page as the left item of the pushed one.
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
