// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest split view controller that contains the view controller.
  var nearestSplitViewController: UISplitViewController? {
    var candidate = storedParent
    while let controller = candidate {
      if let split = controller as? UISplitViewController { return split }
      candidate = controller.storedParent
    }
    return nil
  }
}
