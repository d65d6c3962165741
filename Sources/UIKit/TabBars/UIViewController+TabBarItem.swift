// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  var nearestTabBarController: UITabBarController? {
    var candidate = storedParent
    while let controller = candidate {
      if let tabs = controller as? UITabBarController { return tabs }
      candidate = controller.storedParent
    }
    return nil
  }
}
