// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The motions of elements in batch updates: an element moves, or it fades where it is.
extension UICollectionViewLayout {
  /// Returns the attributes from which an element appears.
  func fadedIn(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let change = link.change else { return nil }
    return change.moved[key] ?? faded(attributes(of: key))
  }

  /// Returns the attributes to which an element disappears.
  func fadedOut(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    faded(link.change?.before[key])
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copied
    copy?.alpha = 0
    return copy
  }
}
