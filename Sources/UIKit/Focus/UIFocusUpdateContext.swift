// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A change of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  private weak var former: (any UIFocusItem)?
  private weak var next: (any UIFocusItem)?
  private let heading: UIFocusHeading

  /// Creates an update.
  init(
    from former: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    heading: UIFocusHeading
  ) {
    (self.former, self.next, self.heading) = (former, next, heading)
  }

  /// The item that had the focus before.
  open var previouslyFocusedItem: (any UIFocusItem)? { former }
  /// The item that has the focus afterwards.
  open var nextFocusedItem: (any UIFocusItem)? { next }
  /// The view that had the focus before.
  open var previouslyFocusedView: UIView? { former as? UIView }
  /// The view that has the focus afterwards.
  open var nextFocusedView: UIView? { next as? UIView }
  /// The direction of the key that caused the update; empty without one.
  open var focusHeading: UIFocusHeading { heading }
}
