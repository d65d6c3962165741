// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing
import UIKit

/// A world with one collection view that fills it, and a client that records the calls.
@MainActor
final class CollectionStage {
  let world: World
  let view: UICollectionView
  let client: CollectionRecorder
  var finger: Finger { world.finger }
  var flow: UICollectionViewFlowLayout? { view.collectionViewLayout as? UICollectionViewFlowLayout }

  init(
    _ sections: [[String]],
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ direction: World.Direction = .leftToRight,
    client: any CollectionRecorder & UICollectionViewDataSource & UICollectionViewDelegate =
      CollectionClient(),
    cell: UICollectionViewCell.Type = TitleCell.self
  ) {
    world = World(direction, size: CGSize(width: 400, height: 800), scale: 2)
    view = UICollectionView(frame: world.window.bounds, collectionViewLayout: layout)
    self.client = client
    client.sections = sections
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in CollectionRecorder.kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar"
      )
    }
    view.dataSource = client
    view.delegate = client
    world.window.addSubview(view)
    world.advance(by: 0)
    client.calls = []
  }

  /// The titles of the visible cells, in the order of their items.
  var titles: [String] {
    view.indexPathsForVisibleItems.sorted().map { cell($0.item, $0.section)?.title ?? "" }
  }

  func cell(_ item: Int, _ section: Int = 0) -> TitleCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? TitleCell
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section)?.frame }

  func header(_ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }

  func tap(_ item: Int, _ section: Int = 0) {
    guard let frame = frame(item, section) else { return }
    finger.tap(at: view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    world.advance(by: 0)
  }
}

/// A cell with a title, whose constraints determine its size.
final class TitleCell: UICollectionViewCell {
  var title = ""
  private(set) var reuses = 0
  private(set) var applied: UICollectionViewLayoutAttributes?

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied = layoutAttributes
  }
}

/// A data source and delegate.
@MainActor
final class CollectionClient: CollectionRecorder, UICollectionViewDataSource,
  UICollectionViewDelegate
{}

/// A data source and delegate that asks for what a flow layout needs.
@MainActor
final class FlowClient: CollectionRecorder, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sizes: ((IndexPath) -> CGSize)?
  var asked = 0

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizes?(indexPath) ?? CGSize(width: 100, height: 60)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 30) }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 4 }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 2 }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: section == 0 ? 40 : 0) }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 1, height: 11) }
}

/// Methods of a data source and a delegate that record their calls.
///
/// Subclasses conform, so that their own methods count: a conformance does not see what a subclass
/// adds.
@MainActor
class CollectionRecorder: NSObject {
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  var sections: [[String]] = []
  var calls: [String] = []
  var cellsMade: Set<ObjectIdentifier> = []
  var style: ((UICollectionViewCell, IndexPath) -> Void)?
  var allows = true
  var target: CGPoint?

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cellsMade.insert(ObjectIdentifier(cell))
    (cell as? TitleCell)?.title = sections[indexPath.section][indexPath.item]
    style?(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "bar",
      for: indexPath
    )
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("willDisplay \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("didEndDisplaying \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { calls.append("willDisplayView \(indexPath.section)") }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { calls.append("didEndDisplayingView \(indexPath.section)") }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldHighlight \(indexPath.item)")
    return allows
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { calls.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { calls.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("canPerform \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { calls.append("perform \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { target ?? proposedContentOffset }
}
