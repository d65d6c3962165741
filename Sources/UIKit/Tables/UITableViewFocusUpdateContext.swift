// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A change of the keyboard focus that concerns rows of a table view.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let paths: (former: IndexPath?, next: IndexPath?)

  /// Creates the update of a table view.
  init(_ context: UIFocusUpdateContext, in list: UITableView) {
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

  /// The row that had the focus, or in which it was; `nil` outside of the table view.
  open var previouslyFocusedIndexPath: IndexPath? { paths.former }
  /// The row that has the focus, or in which it is; `nil` outside of the table view.
  open var nextFocusedIndexPath: IndexPath? { paths.next }
}
