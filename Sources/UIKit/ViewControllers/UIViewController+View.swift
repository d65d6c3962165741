// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The view, made now if it was not yet.
  var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    guard let view = storedView else {
      misuse("loadView of \(self) must set a view")
    }
    viewDidLoad()
    return view
  }

  func setStoredView(_ view: UIView?) {
    guard view !== storedView else { return }
    if let view, let other = view.controller {
      misuse(
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time! View \(view) is associated with \(other). Clear this "
          + "association before associating this view with \(self)."
      )
    }
    storedView?.resignRootView()
    storedView = view
    view?.becomeRootView(of: self, safeAreaSource)
  }

  func setStoredTitle(_ title: String?) {
    storedTitle = title
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }

  var madeNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: storedTitle ?? "")
    item.title = storedTitle
    storedNavigationItem = item
    return item
  }

  var nearestNavigationController: UINavigationController? {
    var candidate = storedParent
    while let controller = candidate {
      if let navigation = controller as? UINavigationController { return navigation }
      candidate = controller.storedParent
    }
    return nil
  }

  func setStoredAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    safeAreaSource.additional = insets
    storedView?.setNeedsLayout()
  }

  /// Says what the bars of the containers around cover of the view.
  func setContainerSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != safeAreaSource.bars else { return }
    safeAreaSource.bars = insets
    storedView?.setNeedsLayout()
  }

  func setStoredOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != storedOverrideUserInterfaceStyle else { return }
    storedOverrideUserInterfaceStyle = style
    storedView?.inheritedValuesDidChange()
  }
}
