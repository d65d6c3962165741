// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The conditions under which a stack's bar allows the swipe that goes back.
///
/// Pure: the facts are those that UIKit's own delegate of the recognizer looks at (Parity, "The
/// swipe back").
package struct InteractivePopRules: Equatable, Sendable {
  /// The facts about the item that the bar shows.
  package struct Item: Equatable, Sendable {
    package var hidesBackButton: Bool
    package var hasLeftItems: Bool
    package var leftItemsSupplementBackButton: Bool

    /// Creates the facts about an item.
    package init(
      hidesBackButton: Bool = false,
      hasLeftItems: Bool = false,
      leftItemsSupplementBackButton: Bool = false
    ) {
      self.hidesBackButton = hidesBackButton
      self.hasLeftItems = hasLeftItems
      self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
    }
  }

  package var isBarHidden: Bool
  /// The item on top of the bar; `nil` in an empty bar.
  package var item: Item?

  /// Creates the facts about a bar.
  package init(isBarHidden: Bool, item: Item?) {
    (self.isBarHidden, self.item) = (isBarHidden, item)
  }

  /// Whether the bar leads back, and so does the swipe.
  package var allowSwipe: Bool {
    guard !isBarHidden, let item, !item.hidesBackButton else { return false }
    return !item.hasLeftItems || item.leftItemsSupplementBackButton
  }
}
