// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import UIKit

/// A data source and delegate of lists: cells with a text, and bars with the standard content.
@MainActor
final class ListClient: CollectionRecorder, UICollectionViewDataSource, UICollectionViewDelegate {
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cellsMade.insert(ObjectIdentifier(cell))
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section][indexPath.item]
      cell.contentConfiguration = content
    }
    style?(cell, indexPath)
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(
      collectionView,
      viewForSupplementaryElementOfKind: kind,
      at: indexPath
    )
    if let cell = view as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(indexPath.section)"
      cell.contentConfiguration = content
    }
    return view
  }
}

/// A stage with a list.
@MainActor
struct ListStage {
  let stage: CollectionStage
  var view: UICollectionView { stage.view }
  var world: World { stage.world }
  var client: CollectionRecorder { stage.client }

  init(
    _ sections: [[String]],
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ direction: World.Direction = .leftToRight,
    configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    style: ((UICollectionViewListCell, IndexPath) -> Void)? = nil
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    let client = ListClient()
    client.style = { cell, path in
      if let cell = cell as? UICollectionViewListCell { style?(cell, path) }
    }
    stage = CollectionStage(
      [],
      UICollectionViewCompositionalLayout.list(using: configuration),
      direction,
      client: client,
      cell: UICollectionViewListCell.self
    )
    for kind in CollectionRecorder.kinds {
      stage.view.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar"
      )
    }
    client.sections = sections
    stage.view.reloadData()
    stage.world.advance(by: 0)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect { cell(item, section)?.frame ?? .zero }

  func header(_ section: Int) -> UICollectionViewListCell? {
    stage.header(section) as? UICollectionViewListCell
  }

  /// The separators of a cell, the upper one first.
  func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
    (cell(item, section)?.subviews ?? []).map(\.frame).filter { $0.height == 0.5 }
      .sorted { $0.minY < $1.minY }
  }

  /// Drags a finger from the middle of an item.
  func swipe(_ item: Int, by x: CGFloat) {
    let frame = view.convert(self.frame(item), to: nil)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.finger.down(at: point)
    stage.finger.move(to: CGPoint(x: point.x + x, y: point.y), during: 0.4)
    world.advance(by: 0.2)
    stage.finger.up()
    world.settle()
  }
}
