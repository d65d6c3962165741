// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A change of the keyboard focus that concerns items of a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let paths: (former: IndexPath?, next: IndexPath?)

  /// Creates the update of a collection view.
  init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
    paths = (
      context.previouslyFocusedView.flatMap(list.focusPath(around:)),
      context.nextFocusedView.flatMap(list.focusPath(around:))
    )
    super.init(
      from: context.previouslyFocusedItem,
      to: context.nextFocusedItem,
      heading: context.focusHeading
    )
  }

  /// The item that had the focus, or in which it was; `nil` outside of the collection view.
  open var previouslyFocusedIndexPath: IndexPath? { paths.former }
  /// The item that has the focus, or in which it is; `nil` outside of the collection view.
  open var nextFocusedIndexPath: IndexPath? { paths.next }
}
