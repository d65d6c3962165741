// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  // MARK: Size and traits

  func setStoredPreferredContentSize(_ size: CGSize) {
    guard size != storedPreferredContentSize else { return }
    storedPreferredContentSize = size
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Passes another size on to the contained controllers.
  func forwardTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  func setStoredOverrideTraits(_ traits: UITraitCollection?) {
    storedOverrideTraits = traits
    storedView?.inheritedValuesDidChange()
  }

  // MARK: Layout under bars

  func setStoredExtendedEdges(_ edges: UIRectEdge) {
    guard edges != storedExtendedEdges else { return }
    storedExtendedEdges = edges
    storedParent?.storedView?.setNeedsLayout()
  }

  func setStoredExtendsUnderOpaqueBars(_ extends: Bool) {
    guard extends != storedExtendsUnderOpaqueBars else { return }
    storedExtendsUnderOpaqueBars = extends
    storedParent?.storedView?.setNeedsLayout()
  }

  // MARK: Editing

  func setStoredIsEditing(_ isEditing: Bool) {
    storedIsEditing = isEditing
    storedEditButtonItem?.showEditing(isEditing)
  }

  var madeEditButtonItem: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    item.showEditing(storedIsEditing)
    storedEditButtonItem = item
    return item
  }
}

extension UIBarButtonItem {
  fileprivate func showEditing(_ isEditing: Bool) {
    title = isEditing ? SystemItem.done.title : SystemItem.edit.title
    style = isEditing ? .done : .plain
  }
}

extension UIWindow {
  /// Takes over a new size, with the controllers told before and able to change along.
  func change(to size: CGSize, of traits: UITraitCollection?, _ body: () -> Void) {
    guard let root = storedRoot, isShown else { return body() }
    let coordinator = TransitionCoordinator(
      from: root,
      to: root,
      container: self,
      duration: 0,
      isPush: false,
      isInteractive: false,
      isAnimated: false
    )
    for controller in [root] + (root.storedPresentation?.chain ?? []).map(\.presented) {
      if let traits { controller.willTransition(to: traits, with: coordinator) }
      controller.viewWillTransition(to: size, with: coordinator)
    }
    body()
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      coordinator.runAtOnce()
    }
    coordinator.end(isCancelled: false)
  }
}
