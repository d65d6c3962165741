// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of mailboxes in sections, with accessories and actions.
final class MailboxesController: UIViewController {
  private enum Section: Int, CaseIterable { case favorites, folders }

  private struct Mailbox: Hashable {
    let title: String
    let symbol: String
    let count: Int
  }

  private var source: UICollectionViewDiffableDataSource<Section, Mailbox>?
  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsMultipleSelectionDuringEditing = true
    view.addSubview(list)
    navigationItem.rightBarButtonItem = editButtonItem
    source = makeSource()
    source?.apply(mailboxes, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.actions(of: $0)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func actions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    let title = localized("Delete", "删除")
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let source = self?.source, let item = source.itemIdentifier(for: path) else {
        return completion(false)
      }
      var snapshot = source.snapshot()
      snapshot.deleteItems([item])
      source.apply(snapshot, animatingDifferences: true)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, Mailbox> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> {
      cell,
      _,
      mailbox in
      var content = cell.defaultContentConfiguration()
      content.text = mailbox.title
      content.image = UIImage(systemName: mailbox.symbol)
      cell.contentConfiguration = content
      let count: [UICellAccessory] = mailbox.count > 0 ? [.label(text: "\(mailbox.count)")] : []
      cell.accessories = [.delete()] + count + [.disclosureIndicator(displayed: .whenNotEditing)]
    }
    let titles = [localized("Favorites", "个人收藏"), localized("Folders", "文件夹")]
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = titles[path.section]
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, Mailbox>(collectionView: list) {
      list,
      path,
      mailbox in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: mailbox)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private var mailboxes: NSDiffableDataSourceSnapshot<Section, Mailbox> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mailbox>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [
        Mailbox(title: localized("Inbox", "收件箱"), symbol: "envelope", count: 12),
        Mailbox(title: localized("Starred", "已加星标"), symbol: "star", count: 3),
      ],
      toSection: .favorites
    )
    snapshot.appendItems(
      [
        Mailbox(
          title: localized(
            "Letters from people who write long names for their folders",
            "来自喜欢给文件夹起很长很长很长的名字的人们的来信"
          ),
          symbol: "folder",
          count: 0
        ),
        Mailbox(title: localized("Archive", "归档"), symbol: "folder", count: 0),
        Mailbox(title: localized("Trash", "废纸篓"), symbol: "trash", count: 0),
      ],
      toSection: .folders
    )
    return snapshot
  }
}
