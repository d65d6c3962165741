// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The page of the "More" button: the tabs that have no button of their own.
@preconcurrency @MainActor
final class UIMoreListController: UIViewController {
  let list = UIMoreListView()
  /// Called with the controller whose row was tapped.
  var onChoice: (@MainActor (UIViewController) -> Void)?
  private var pages: [Weak] = []

  /// A controller that belongs to someone else.
  private struct Weak {
    weak var page: UIViewController?
  }

  /// Lists controllers by their tab bar items.
  func show(_ pages: [UIViewController]) {
    self.pages = pages.map(Weak.init)
    list.show(pages.map(\.madeTabBarItem)) { [weak self] index in
      guard let self, let page = self.pages[index].page else { return }
      onChoice?(page)
    }
  }

  override func loadView() {
    list.backgroundColor = .systemBackground
    setStoredView(list)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (storedParent as? UIMoreNavigationController)?.showBarAsNeeded(animated: animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    (storedParent as? UIMoreNavigationController)?.showBarAsNeeded(animated: animated)
  }
}
