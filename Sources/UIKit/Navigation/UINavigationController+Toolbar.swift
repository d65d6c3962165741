// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// The toolbar, made now if it was not yet.
  var ownToolbar: UIToolbar {
    if let madeToolbar { return madeToolbar }
    let toolbar = RuntimeViews.make(toolbarType) as? UIToolbar ?? UIToolbar()
    toolbar.managingController = self
    toolbar.isHidden = hidesToolbar
    toolbar.setItems(stack.last?.storedToolbarItems, animated: false)
    madeToolbar = toolbar
    storedView?.addSubview(toolbar)
    return toolbar
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    let toolbar = ownToolbar
    guard isViewLoaded else {
      hidesToolbar = hidden
      toolbar.isHidden = hidden
      return
    }
    // It comes from where it went: below the edge.
    UIView.performWithoutAnimation { layOutContainer() }
    hidesToolbar = hidden
    if !hidden { toolbar.isHidden = false }
    let end: (Bool) -> Void = { [weak self] _ in
      guard let self else { return }
      madeToolbar?.isHidden = hidesToolbar
    }
    guard animated, isShown else {
      layOutContainer()
      return end(true)
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: {
        self.layOutContainer()
        toolbar.layoutIfNeeded()
      },
      completion: end
    )
  }

  /// The toolbar, if it is not left out.
  var shownToolbar: UIToolbar? { hidesToolbar ? nil : madeToolbar }

  /// Places the toolbar.
  ///
  /// - Parameter container: The controller's own view.
  func layOutToolbar(in container: UIView) {
    guard let toolbar = madeToolbar else { return }
    let bounds = container.storedLayer.bounds
    let bottom = container.computedSafeAreaInsets.bottom
    let height = toolbar.sizeThatFits(bounds.size).height
    let y = hidesToolbar ? bounds.height : bounds.height - bottom - height
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if toolbar.storedLayer.frame != frame { toolbar.frame = frame }
    toolbar.setReachBelow(bottom)
  }

  /// Shows the top page's items, unless a transition takes care of that.
  func syncToolbar() {
    guard let toolbar = madeToolbar, toolbar.transition == nil else { return }
    toolbar.replaceItems(with: stack.last?.storedToolbarItems ?? [], animated: false)
  }

  /// Hears that a page has other items.
  func toolbarItemsDidChange(of page: UIViewController, animated: Bool) {
    guard let toolbar = madeToolbar else { return }
    let items = page.storedToolbarItems ?? []
    if let transition, let change = transition.toolbar {
      if page === transition.to { change.replaceIncoming(with: items) }
      if page === transition.from { change.replaceOutgoing(with: items) }
    } else if page === stack.last {
      toolbar.replaceItems(with: items, animated: animated)
    }
  }
}
