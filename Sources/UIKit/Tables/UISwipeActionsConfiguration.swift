// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The actions that a swipe on a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let storedActions: [UIContextualAction]

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions, from the edge of the row inwards.
  public init(actions: [UIContextualAction]) { storedActions = actions }

  /// The actions, from the edge of the row inwards.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether a long swipe performs the first action; `true` unless set.
  open var performsFirstActionWithFullSwipe = true
}
