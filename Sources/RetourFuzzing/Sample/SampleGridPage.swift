// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import UIKit

/// A grid with a diffable data source, whose bar buttons change its items.
final class SampleGridPage: UICollectionViewController, SamplePage {
  /// An item that knows its number.
  private final class Cell: UICollectionViewCell {
    var number = 0
  }

  private var random = SeededGenerator(seed: 7)
  private var items = Array(0..<40)
  private var latest = 100
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(
    collectionView: collectionView
  ) { view, path, item in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    (cell as? Cell)?.number = item
    cell.backgroundColor = .systemBlue
    return cell
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 88, height: 60)
    super.init(collectionViewLayout: layout)
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "item")
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .refresh,
        primaryAction: UIAction { [weak self] _ in self?.shuffle() }
      ),
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in self?.change() }
      ),
    ]
    show(animated: false)
  }

  private func shuffle() {
    items.shuffle(using: &random)
    show(animated: true)
  }

  /// Removes some items and inserts others.
  private func change() {
    items.removeAll { _ in random.oneIn(5) }
    for _ in 0..<random.below(8) {
      latest += 1
      items.insert(latest, at: random.below(items.count + 1))
    }
    show(animated: random.oneIn(2))
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let alert = UIAlertController(title: "Item", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func violation(isAtRest: Bool) -> String? {
    guard let grid = collectionView else { return nil }
    for cell in grid.visibleCells {
      guard let cell = cell as? Cell, let path = grid.indexPath(for: cell) else { continue }
      guard path.item < items.count else { return "an item is shown at \(path)" }
      if cell.number != items[path.item] {
        return "\(path) shows \(cell.number), not \(items[path.item])"
      }
      let place = grid.layoutAttributesForItem(at: path)?.frame
      // A cell is on whole pixels.
      if isAtRest, let place, grid.window != nil,
        abs(cell.frame.minX - place.minX) > 1
          || abs(cell.frame.minY - place.minY) > 1
      {
        return "the cell at \(path) is at \(cell.frame), its item at \(place)"
      }
    }
    let count = grid.numberOfItems(inSection: 0)
    if count != items.count { return "the grid has \(count) items, not \(items.count)" }
    return isAtRest ? grid.restViolation : nil
  }
}
