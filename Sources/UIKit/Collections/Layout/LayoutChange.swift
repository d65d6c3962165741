// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The elements around the visible area before a batch.
@MainActor
struct LayoutChange {
  /// The attributes by the elements' paths before the batch.
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  /// The attributes of elements that stay, by their paths after the batch.
  let moved: [ElementKey: UICollectionViewLayoutAttributes]

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - attributes: The attributes before the batch.
  ///   - map: Returns the element after the batch; `nil` for one that is gone.
  init(_ attributes: [UICollectionViewLayoutAttributes], by map: (ElementKey) -> ElementKey?) {
    var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var moved: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for present in attributes {
      before[present.key] = present
      if let key = map(present.key) { moved[key] = present }
    }
    (self.before, self.moved) = (before, moved)
  }
}
