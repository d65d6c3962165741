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

  /// The tab bar item: the controller's own, that of the child that supplies it, or a new one with
  /// the controller's title.
  var madeTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    if storedTitle == nil, let source = tabBarItemSource { return source.madeTabBarItem }
    let item = UITabBarItem(title: storedTitle, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func setStoredTabBarItem(_ item: UITabBarItem?) {
    storedTabBarItem = item
    nearestTabBarController?.engine.updateItems()
  }
}
