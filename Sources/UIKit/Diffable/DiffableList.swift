// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// A list that shows the differences between snapshots.
@MainActor
protocol DiffableList: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Asks the data source for visible cells again, which stay.
  func reconfigure(_ paths: [IndexPath])
}

extension DiffableList {
  /// Shows the differences to a snapshot.
  ///
  /// - Parameters:
  ///   - animated: Whether they are animated.
  ///   - completion: Called after the animations.
  ///   - take: Takes the snapshot and adds the changes; it returns the paths to configure again.
  func showDifferences(
    animated: Bool,
    _ completion: (() -> Void)?,
    _ take: @escaping () -> [IndexPath]
  ) {
    let update = {
      var reconfigured: [IndexPath] = []
      self.performBatchUpdates {
        reconfigured = take()
      } completion: { _ in
        completion?()
      }
      if !reconfigured.isEmpty { self.reconfigure(reconfigured) }
    }
    animated ? update() : UIView.performWithoutAnimation(update)
  }
}

extension UITableView: DiffableList {
  func reconfigure(_ paths: [IndexPath]) { table.batch.reconfigure(paths) }
}

extension UICollectionView: DiffableList {
  func reconfigure(_ paths: [IndexPath]) { collection.batch.reconfigure(paths) }
}
