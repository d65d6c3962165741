// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackNavigationController {
  /// The verdict about the last gesture that could have been a swipe.
  ///
  /// Each drag that the kit is asked about leaves one verdict, when it is about to begin: a drag
  /// from an edge, and one inside the page in the direction of a swipe back.
  public var lastSwipeVerdict: SwipeVerdict? { kit.verdicts.last }

  /// The verdicts from now on, as they are made.
  ///
  /// Each call returns a sequence of its own. It ends when the stack is released, and does not
  /// retain it.
  public var swipeVerdicts: AsyncStream<SwipeVerdict> { kit.verdicts.makeStream() }

  /// Whether an overlay in the stack's view shows the last verdict in words.
  ///
  /// The overlay is for development. It receives no touches.
  public var showsSwipeVerdicts: Bool {
    get { kit.verdicts.isShown }
    set { kit.verdicts.isShown = newValue }
  }
}
