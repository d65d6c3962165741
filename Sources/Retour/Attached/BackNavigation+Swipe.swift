// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackNavigation {
  /// Whether a swipe drives the animators of the app's delegate.
  public var swipeDrivesAnimators: Bool {
    get { stack.swipeDrivesAnimators }
    set { stack.swipeDrivesAnimators = newValue }
  }

  /// The verdict about the last gesture that could have been a swipe.
  public var lastSwipeVerdict: SwipeVerdict? { stack.verdicts.last }

  /// The verdicts from now on, as they are made; each call returns a sequence of its own.
  public var swipeVerdicts: AsyncStream<SwipeVerdict> { stack.verdicts.makeStream() }

  /// Whether an overlay in the stack's view shows the last verdict in words.
  public var showsSwipeVerdicts: Bool {
    get { stack.verdicts.isShown }
    set { stack.verdicts.isShown = newValue }
  }

  /// The pages that the user can go to from the top page.
  public var history: BackHistory { stack.history }

  /// The number of popped pages that the stack keeps for the way forward; 0 keeps none.
  ///
  /// A swipe from the trailing edge or the history menu returns them.
  public var forwardBudget: Int {
    get { stack.forwardPages.budget }
    set { stack.forwardPages.setBudget(newValue, for: stack.viewControllers) }
  }
}
