// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

extension UICollectionView {
  // MARK: Selecting and scrolling

  /// Selects an item, without calls of the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item; `nil` deselects all.
  ///   - animated: Whether the change is animated.
  ///   - scrollPosition: The places that the item scrolls to; an empty set does not scroll.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in collection.selection.paths {
        collection.selection.remove(path, animated: animated)
      }
      return
    }
    guard allowsSelection, collection.exists(indexPath) else { return }
    collection.selection.select(indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, without calls of the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the change is animated.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    collection.selection.remove(indexPath, animated: animated)
  }

  /// Scrolls until an item is at a place of the visible area.
  ///
  /// An item that does not exist is a mistake.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: The places; an empty set scrolls no further than needed.
  ///   - animated: Whether the content moves over time.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    CollectionMisuse.verify(indexPath, in: collection.counts)
    collection.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Batches

  /// Shows changes together.
  ///
  /// - Parameters:
  ///   - updates: The changes, which include those of the data.
  ///   - completion: Called after the animations, with whether they finished.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    collection.batch.begin()
    updates?()
    if let completion { collection.batch.add(completion: completion) }
    collection.batch.end()
  }

  /// Inserts items, which the data source has already.
  public func insertItems(at indexPaths: [IndexPath]) {
    collection.batch.add(indexPaths.map { .insertRow($0.place) })
  }

  /// Deletes items, which the data source does not have any more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    collection.batch.add(indexPaths.map { .deleteRow($0.place) })
  }

  /// Makes the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    collection.batch.add(indexPaths.map { .reloadRow($0.place) })
  }

  /// Asks the data source for the cells of visible items again, which stay.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    collection.batch.reconfigure(indexPaths)
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collection.batch.add([.moveRow(indexPath.place, to: newIndexPath.place)])
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet) {
    collection.batch.add(sections.map { .insertSection($0) })
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet) {
    collection.batch.add(sections.map { .deleteSection($0) })
  }

  /// Makes everything in sections again.
  public func reloadSections(_ sections: IndexSet) {
    collection.batch.add(sections.map { .reloadSection($0) })
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collection.batch.add([.moveSection(section, to: newSection)])
  }
}
