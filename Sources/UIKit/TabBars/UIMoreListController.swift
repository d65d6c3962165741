// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The list of the tabs that have no button, which the "More" button shows.
@preconcurrency @MainActor
final class UIMoreListController: UITableViewController, BarItemHolder {
  private let onChoice: @MainActor (UIViewController) -> Void
  private var pages: [Weak] = []
  private var items: [UITabBarItem] = []

  /// A weak reference to a view controller of the tab bar controller.
  private struct Weak {
    weak var page: UIViewController?
  }

  /// Creates an empty list.
  ///
  /// - Parameter onChoice: Called with the view controller of a row that was tapped.
  init(onChoice: @escaping @MainActor (UIViewController) -> Void) {
    self.onChoice = onChoice
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row for each view controller.
  func show(_ pages: [UIViewController]) {
    self.pages = pages.map(Weak.init)
    let items = pages.map(\.madeTabBarItem)
    guard items != self.items else { return }
    for item in self.items { item.removeHolder(self) }
    self.items = items
    for item in items { item.setHolder(self) }
    if isViewLoaded { tableView.reloadData() }
  }

  func barItemDidChange(_ item: UIBarItem) {
    guard isViewLoaded, let row = items.firstIndex(where: { $0 === item }) else { return }
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? UIMoreListCell
    cell?.show(items[row])
  }

  // MARK: UIViewController

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UIMoreListCell.self, forCellReuseIdentifier: UIMoreListCell.identifier)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (storedParent as? UIMoreNavigationController)?.showBarAsNeeded(animated: animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    (storedParent as? UIMoreNavigationController)?.showBarAsNeeded(animated: animated)
  }

  // MARK: UITableViewDataSource, UITableViewDelegate

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = UIMoreListCell.identifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? UIMoreListCell)?.show(items[indexPath.row])
    return cell
  }
  override func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { items[indexPath.row].storedIsEnabled }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let page = pages[indexPath.row].page { onChoice(page) }
  }
}
