// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The part of a window in which the focus can be: what is presented in front, or else the whole
/// window.
@MainActor
struct FocusPlace {
  /// A stack or a tab bar controller on the screen, and the page that it shows.
  struct Page {
    fileprivate(set) weak var container: UIViewController?
    fileprivate(set) weak var page: UIViewController?
  }

  let window: UIWindow
  /// The presented view controller in front, or the root; `nil` for a window without one.
  let front: UIViewController?
  /// The stacks and tab bar controllers on the screen in front.
  private(set) var pages: [Page] = []
  /// Whether a transition moves a page or what is presented.
  private(set) var isMoving = false

  /// Creates the place of a window.
  init(of window: UIWindow) {
    self.window = window
    front = window.storedRoot?.controllersOnScreen.last
    guard let front else { return }
    isMoving = front.presentationAround?.isAtRest == false
    visit(front)
  }

  private mutating func visit(_ controller: UIViewController) {
    if let stack = controller as? UINavigationController {
      pages.append(Page(container: stack, page: stack.stack.last?.front))
      if stack.engine.coordinator != nil { isMoving = true }
    } else if let tabs = controller as? UITabBarController {
      pages.append(Page(container: tabs, page: tabs.engine.pageSwitch.shownPage?.front))
      if tabs.engine.pageSwitch.coordinator != nil { isMoving = true }
    }
    for child in controller.childrenThatAppear {
      if child.presentationInContext?.isAtRest == false { isMoving = true }
      visit(child.front)
    }
  }

  /// The outermost environment.
  var root: any UIFocusEnvironment { front ?? window }

  /// The container of the presentation; `nil` if the root of the window is in front.
  private var container: UIView? { front?.presentationAround?.stage.container }

  /// The outermost views.
  var views: [UIView] {
    if let container { return [container] }
    return window.storedSubviews.filter { ($0 as? UITransitionView)?.isPresentation != true }
  }

  /// Whether an environment is in the place.
  func contains(_ environment: any UIFocusEnvironment) -> Bool {
    if environment === window { return container == nil }
    let own = (environment as? UIViewController)?.storedView ?? environment as? UIView
    guard let view = own ?? (environment as? any UIFocusItem)?.focusView,
      view.storedWindow === window
    else { return false }
    return views.contains { view.isInside($0) }
  }

  /// Whether an item is in the place, visible and able to have the focus.
  func allowsFocus(on item: any UIFocusItem) -> Bool { item.canKeepFocus && contains(item) }

  /// Returns the page that is shown in place of another one, and that gets the focus.
  ///
  /// A page of a stack gets it in any case; one of a tab bar controller, whose buttons can keep it,
  /// only from an item that is gone.
  ///
  /// - Parameters:
  ///   - former: The pages before.
  ///   - focus: The item with the focus; stacks that do not contain it do not count.
  ///   - keeps: Whether the item can keep the focus.
  /// - Returns: The page; `nil` if there is none.
  func page(
    replacedSince former: [Page],
    around focus: FocusRecord,
    keeps: Bool
  ) -> UIViewController? {
    let chain = focus.chain
    let changed = pages.last { entry in
      (focus.isEmpty || chain.contains { $0 === entry.container })
        && (!keeps || entry.container is UINavigationController)
        && former.contains { $0.container === entry.container && $0.page !== entry.page }
    }
    return changed?.page
  }
}

extension UIFocusItem {
  /// Whether the item is visible, receives input and can have the focus.
  var canKeepFocus: Bool {
    guard canBecomeFocused, let view = focusView, view.storedWindow != nil else { return false }
    var next: UIView? = view
    while let current = next {
      guard current.admitsFocus else { return false }
      next = current.storedSuperview
    }
    return true
  }
}

extension UIView {
  /// Whether items in the view can have the focus, as far as the view alone is concerned.
  var admitsFocus: Bool {
    !storedLayer.isHidden && storedLayer.opacity >= 0.01 && isUserInteractionEnabled
      && controller.map { $0.front === $0 } ?? true
  }
}
