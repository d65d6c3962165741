// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The stack behind the "More" button: a list of the tabs that have no button, and the tab's
/// controller that was chosen from it.
///
/// A stack that is chosen keeps its own bar, in place of this one's; the bar leads back to the list
/// from its first page (our decision, see Parity).
@preconcurrency @MainActor
final class UIMoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?
  let list = UIMoreListController()
  /// Whether a controller is leaving for a container elsewhere.
  private var isRobbed = false

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(rootViewController: list)
    setStoredTabBarItem(UITabBarItem(title: nil, image: MoreFigures.dots, tag: 0))
    takeLanguage()
    list.onChoice = { [weak self] in self?.choose($0, animated: true) }
  }

  required init?(coder: NSCoder) { nil }

  /// The controller that was chosen from the list.
  var chosen: UIViewController? { stack.count > 1 ? stack[1] : nil }

  /// Says "More" in the language of the screen.
  func takeLanguage() {
    list.title = SystemString.more.text(in: Stage.current.language)
    storedTabBarItem?.title = list.title
  }

  /// Shows the controller of a tab above the list.
  func choose(_ page: UIViewController, animated: Bool) {
    if chosen === page { return }
    (page as? UINavigationController)?.bar.wayOut = UIAction(title: list.title ?? "") {
      [weak self] _ in self?.popViewController(animated: true)
    }
    if stack.count > 1 {
      replaceStack(with: [list, page], animated: animated)
    } else {
      push(page, animated: animated)
    }
    showBarAsNeeded(animated: false)
  }

  /// Brings the list back if the chosen controller is none of these any more.
  func keep(_ pages: [UIViewController]) {
    guard let chosen, !pages.contains(chosen) else { return }
    replaceStack(with: [list], animated: false)
    showBarAsNeeded(animated: false)
  }

  /// Leaves the bar to a stack that has its own.
  func showBarAsNeeded(animated: Bool) {
    hideBar(stack.last is UINavigationController, animated: animated)
  }

  // MARK: What the base classes ask

  override var takesStacks: Bool { true }
  override func willLose(_ child: UIViewController) {
    guard holds(child) else { return }
    isRobbed = true
    super.willLose(child)
    isRobbed = false
    tabs?.removePage(child)
  }
  override func didLose(_ child: UIViewController) {
    (child as? UINavigationController)?.bar.wayOut = nil
    if !isRobbed { tabs?.takeBack(child) }
  }
}
