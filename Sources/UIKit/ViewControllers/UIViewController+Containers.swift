// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest navigation controller that contains the view controller.
  var nearestNavigationController: UINavigationController? {
    var candidate = storedParent
    while let controller = candidate {
      if let navigation = controller as? UINavigationController { return navigation }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Sets the insets that the bars of the containers cover of the view, in points.
  func setContainerSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != safeAreaSource.bars else { return }
    safeAreaSource.bars = insets
    storedView?.setNeedsLayout()
  }
}
