// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a row of cards in a layout of its own.
final class CardsController: UICollectionViewController {
  private static let colors: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal, .systemPurple,
  ]
  private static let count = 12
  private static let cell = "card"

  init(title: String) {
    super.init(collectionViewLayout: CardLayout())
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: Self.cell)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    let color = Self.colors[indexPath.item % Self.colors.count]
    (cell as? CardCell)?.show("\(indexPath.item + 1)", color)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}
