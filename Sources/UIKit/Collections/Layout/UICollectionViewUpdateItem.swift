// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A change of an item or a section in a batch.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
  }

  /// The path before the batch; `nil` for insertions.
  ///
  /// Sections have `NSNotFound` as their item.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The path after the batch; `nil` for deletions.
  ///
  /// Sections have `NSNotFound` as their item.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: Action { action }
}
