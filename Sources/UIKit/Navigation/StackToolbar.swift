// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The toolbar of a navigation controller, made on demand.
@MainActor
final class StackToolbar {
  private unowned(unsafe) let controller: UINavigationController
  private let type: UIToolbar.Type
  /// The toolbar, if it was made.
  private(set) var made: UIToolbar?
  private(set) var isHidden = true

  init(_ controller: UINavigationController, _ type: UIToolbar.Type) {
    (self.controller, self.type) = (controller, type)
  }

  /// The toolbar, made if it was not.
  var bar: UIToolbar {
    if let made { return made }
    let toolbar = RuntimeViews.make(type) as? UIToolbar ?? UIToolbar()
    toolbar.managingController = controller
    toolbar.isHidden = isHidden
    toolbar.setItems(controller.engine.stack.last?.storedToolbarItems, animated: false)
    made = toolbar
    controller.storedView?.addSubview(toolbar)
    return toolbar
  }

  /// The toolbar, unless it is hidden.
  var visible: UIToolbar? { isHidden ? nil : made }

  /// Hides the toolbar or shows it.
  func hide(_ hidden: Bool, animated: Bool) {
    guard hidden != isHidden else { return }
    let toolbar = bar
    guard controller.isViewLoaded else {
      isHidden = hidden
      toolbar.isHidden = hidden
      return
    }
    // It slides in from below the edge, whatever was laid out before.
    UIView.performWithoutAnimation { controller.layOutContainer() }
    isHidden = hidden
    if !hidden { toolbar.isHidden = false }
    let end: (Bool) -> Void = { [weak self] _ in
      guard let self else { return }
      made?.isHidden = isHidden
    }
    guard animated, controller.isShown else {
      controller.layOutContainer()
      return end(true)
    }
    UIView.animate(
      withDuration: UINavigationController.hideShowBarDuration,
      animations: { [controller] in
        controller.layOutContainer()
        toolbar.layoutIfNeeded()
      },
      completion: end
    )
  }

  /// Lays out the toolbar in the controller's view.
  func layOut(in container: UIView) {
    guard let made else { return }
    let bounds = container.storedLayer.bounds
    let bottom = container.computedSafeAreaInsets.bottom
    let height = made.sizeThatFits(bounds.size).height
    let y = isHidden ? bounds.height : bounds.height - bottom - height
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if made.storedLayer.frame != frame { made.frame = frame }
    made.setReachBelow(bottom)
  }

  /// Shows the items of the top page, unless a transition changes the items.
  func showItems(of page: UIViewController?) {
    guard let made, made.transition == nil else { return }
    made.replaceItems(with: page?.storedToolbarItems ?? [], animated: false)
  }

  /// The items of a page changed.
  func itemsDidChange(of page: UIViewController, animated: Bool) {
    guard let made else { return }
    let items = page.storedToolbarItems ?? []
    if let transition = controller.engine.transition, let change = transition.toolbar {
      if page === transition.to { change.replaceIncoming(with: items) }
      if page === transition.from { change.replaceOutgoing(with: items) }
    } else if page === controller.engine.stack.last {
      made.replaceItems(with: items, animated: animated)
    }
  }
}
