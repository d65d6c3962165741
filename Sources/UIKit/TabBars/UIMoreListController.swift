// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The list of the tabs that have no button, which the "More" button shows.
@preconcurrency @MainActor
final class UIMoreListController: UIViewController {
  let list = UIMoreListView()
  private let onChoice: @MainActor (UIViewController) -> Void
  private var pages: [Weak] = []

  /// A weak reference to a view controller of the tab bar controller.
  private struct Weak {
    weak var page: UIViewController?
  }

  /// Creates an empty list.
  ///
  /// - Parameter onChoice: Called with the view controller of a row that was tapped.
  init(onChoice: @escaping @MainActor (UIViewController) -> Void) {
    self.onChoice = onChoice
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row for each view controller.
  func show(_ pages: [UIViewController]) {
    self.pages = pages.map(Weak.init)
    list.show(pages.map(\.madeTabBarItem)) { [weak self] index in
      guard let self, let page = self.pages[index].page else { return }
      onChoice(page)
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
