// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

extension UITableView {
  // MARK: Selecting and scrolling

  /// Selects a row, without calls of the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects all.
  ///   - animated: Whether the change is animated.
  ///   - scrollPosition: The place that the row scrolls to; `.none` does not scroll.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in table.selection.paths { table.selection.remove(path, animated: animated) }
      return
    }
    guard table.exists(indexPath) else { return }
    table.selection.select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without calls of the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether the change is animated.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table.selection.remove(indexPath, animated: animated)
  }

  /// Scrolls until a row is at a place of the visible area.
  ///
  /// A row that does not exist is a mistake; `NSNotFound` as the row is the start of its section.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: The place.
  ///   - animated: Whether the content moves over time.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    let counts = table.counts
    if indexPath.row != NSNotFound || !counts.indices.contains(indexPath.section) {
      TableMisuse.verify(indexPath, in: counts)
    }
    table.scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to the top is at a place.
  ///
  /// - Parameters:
  ///   - scrollPosition: The place.
  ///   - animated: Whether the content moves over time.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = table.selection.paths.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Batches

  /// Begins a batch of changes; batches can be nested.
  public func beginUpdates() { table.batch.begin() }

  /// Ends a batch, and shows its changes with animations.
  public func endUpdates() { table.batch.end() }

  /// Shows changes together.
  ///
  /// - Parameters:
  ///   - updates: The changes, which include those of the data.
  ///   - completion: Called after the animations, with whether they finished.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    table.batch.begin()
    updates?()
    if let completion { table.batch.add(completion: completion) }
    table.batch.end()
  }

  /// Inserts rows, which the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table.batch.add(indexPaths.map { .insertRow($0.place) }, with: animation)
  }

  /// Deletes rows, which the data source does not have any more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table.batch.add(indexPaths.map { .deleteRow($0.place) }, with: animation)
  }

  /// Makes the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table.batch.add(indexPaths.map { .reloadRow($0.place) }, with: animation)
  }

  /// Asks the data source for the cells of visible rows again, which stay.
  public func reconfigureRows(at indexPaths: [IndexPath]) { table.batch.reconfigure(indexPaths) }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    table.batch.add([.moveRow(indexPath.place, to: newIndexPath.place)], with: .automatic)
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    table.batch.add(sections.map { .insertSection($0) }, with: animation)
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    table.batch.add(sections.map { .deleteSection($0) }, with: animation)
  }

  /// Makes everything in sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    table.batch.add(sections.map { .reloadSection($0) }, with: animation)
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    table.batch.add([.moveSection(section, to: newSection)], with: .automatic)
  }
}
