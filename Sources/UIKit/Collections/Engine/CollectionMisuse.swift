// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The mistakes of a client's data source and requests, which trap with UIKit's messages (from
/// public crash logs).
@MainActor
enum CollectionMisuse {
  /// The name of cells in UIKit's messages about views.
  private static let cellKind = "UICollectionElementKindCell"

  /// Traps for an identifier without a class.
  static func unregistered(_ kind: String?, _ identifier: String) -> Never {
    misuse(
      "NSInternalInconsistencyException: could not dequeue a view of kind: \(kind ?? cellKind) "
        + "with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    )
  }

  /// Traps for a kind of decoration views without a class.
  static func unregisteredDecoration(_ kind: String) -> Never {
    misuse(
      "NSInternalInconsistencyException: could not dequeue a decoration view of kind: \(kind) - "
        + "must register as a class or nib or connect a prototype in a storyboard"
    )
  }

  /// Traps for a cell that was not dequeued.
  static func verify(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard cell.reuseIdentifier == nil else { return }
    misuse(
      "NSInternalInconsistencyException: the cell returned from "
        + "-collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  /// Traps for a data source without cells.
  static func noCell(_ path: IndexPath) -> Never {
    misuse(
      "NSInternalInconsistencyException: the collection view's data source did not return a valid "
        + "cell from -collectionView:cellForItemAtIndexPath: for index path \(path)"
    )
  }

  /// Traps for a supplementary view that was not dequeued.
  static func verify(_ view: UICollectionReusableView, _ kind: String, _ path: IndexPath) {
    if view.reuseIdentifier == nil { refuseView(kind, path, "\(view)") }
  }

  /// Traps for a data source without supplementary views.
  nonisolated static func noView(_ kind: String, _ path: IndexPath) -> Never {
    refuseView(kind, path, "nil")
  }

  nonisolated private static func refuseView(
    _ kind: String,
    _ path: IndexPath,
    _ view: String
  ) -> Never {
    misuse(
      "NSInternalInconsistencyException: the view returned from "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path)) was "
        + "not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(\(view))"
    )
  }

  /// Traps for a number that cannot be that of items.
  static func verify(items: Int, in section: Int) {
    guard items < 0 else { return }
    misuse(
      "NSInternalInconsistencyException: Failed to allocate data stores for \(items) items in "
        + "section \(section). Consider using fewer items"
    )
  }

  /// Traps for an item to scroll to that does not exist.
  static func verify(_ path: IndexPath, in counts: [Int]) {
    guard counts.indices.contains(path.section) else {
      misuse(
        "NSInvalidArgumentException: Attempted to scroll the collection view to an out-of-bounds "
          + "section (\(path.section)) when there are only \(counts.count) sections."
      )
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      misuse(
        "NSInvalidArgumentException: Attempted to scroll the collection view to an out-of-bounds "
          + "item (\(path.item)) when there are only \(counts[path.section]) items in section "
          + "\(path.section)."
      )
    }
  }

  /// Traps for a section that does not exist.
  static func verify(section: Int, in count: Int) {
    guard !(0..<count).contains(section) else { return }
    misuse(
      "NSInternalInconsistencyException: request for number of items in section \(section) when "
        + "there are only \(count) sections in the collection view"
    )
  }

  /// Traps for a batch that does not add up.
  static func refuse(_ error: ListUpdateError) -> Never {
    misuse("NSInternalInconsistencyException: \(error.message(in: .collection))")
  }
}
