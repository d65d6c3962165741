// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that prepares the data of items before they are visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Begins to prepare data.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The items, those that will be visible first first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Ends the preparation of data that is not needed any more.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The items.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
