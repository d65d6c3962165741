// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A visible element of a collection view.
@MainActor
struct CollectionElement {
  var key: ElementKey
  let view: UICollectionReusableView
  /// The number of the element among all that were shown.
  let number: Int
  /// The attributes that the view has.
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view has been asked for the attributes that it prefers.
  var isMeasured = false
}
