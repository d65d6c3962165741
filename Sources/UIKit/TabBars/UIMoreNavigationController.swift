// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The stack of the "More" button: a list of the tabs that have no button, and above it the view
/// controller that was chosen from the list.
///
/// A chosen navigation controller keeps its own bar, in place of this one's; the bar's first page
/// has a back button to the list (our decision, see Parity).
@preconcurrency @MainActor
final class UIMoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  let list: UIMoreListController
  /// Whether a view controller leaves for a container outside the tab bar controller.
  private var isLosingChild = false

  /// A reference that is set once the list exists.
  private final class Owner {
    weak var controller: UIMoreNavigationController?
  }

  init(of tabs: UITabBarController) {
    let owner = Owner()
    let list = UIMoreListController { owner.controller?.choose($0, animated: true) }
    self.tabs = tabs
    self.list = list
    super.init(rootViewController: list)
    owner.controller = self
    setStoredTabBarItem(UITabBarItem(title: nil, image: Self.dots, tag: 0))
    updateLanguage()
  }

  required init?(coder: NSCoder) { nil }

  /// The image of the button: three dots (our drawing).
  private static var dots: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      for x in [4.0, 13, 22] {
        UIBezierPath(ovalIn: CGRect(x: x - 2.5, y: 10.5, width: 5, height: 5)).fill()
      }
    }
  }

  /// The view controller that was chosen from the list.
  var chosen: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Sets the titles to "More" in the language of the screen.
  func updateLanguage() {
    list.title = SystemString.more.text(in: Stage.current.language)
    storedTabBarItem?.title = list.title
  }

  /// Shows the view controller of a tab above the list.
  func choose(_ page: UIViewController, animated: Bool) {
    // A swipe to the list that holds the page is cancelled: the page is chosen again then.
    if chosen !== page, page.storedParent === self { engine.endTransitionInPlace() }
    if chosen === page { return }
    (page as? UINavigationController)?.bar.rootBackAction = UIAction(title: list.title ?? "") {
      [weak self] _ in self?.popViewController(animated: true)
    }
    if stack.count > 1 {
      replaceStack(with: [list, page], animated: animated)
    } else {
      push(page, animated: animated)
    }
    showBarAsNeeded(animated: false)
  }

  /// Returns to the list if the chosen view controller is not one of these.
  func keep(_ pages: [UIViewController]) {
    guard let chosen, !pages.contains(chosen) else { return }
    replaceStack(with: [list], animated: false)
    showBarAsNeeded(animated: false)
  }

  /// Hides the bar while a navigation controller, which has its own, is on top.
  func showBarAsNeeded(animated: Bool) {
    hideBar(stack.last is UINavigationController, animated: animated)
  }

  // MARK: UIViewController

  override var takesStacks: Bool { true }
  override var hidesBottomBar: Bool { super.hidesBottomBar || chosen?.hidesBottomBar == true }
  override func willLose(_ child: UIViewController) {
    guard holds(child) else { return }
    isLosingChild = true
    super.willLose(child)
    isLosingChild = false
    tabs?.engine.removePage(child)
  }
  override func didLose(_ child: UIViewController) {
    (child as? UINavigationController)?.bar.rootBackAction = nil
    guard !isLosingChild else { return }
    // A transition that is interrupted still has it in place.
    child.storedView?.removeFromSuperview()
    tabs?.engine.readopt(child)
  }
}
