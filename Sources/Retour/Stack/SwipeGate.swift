// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Lets the swipe back begin where UIKit refuses it only because of a custom back button, a hidden
/// one, or a hidden bar.
///
/// UIKit's own delegate keeps every other say: it is asked first, and what it refuses for another
/// reason stays refused.
@MainActor
final class SwipeGate: NSObject, UIGestureRecognizerDelegate {
  private unowned let stack: BackNavigationController
  /// UIKit's own delegate of the recognizer.
  private weak var original: (any UIGestureRecognizerDelegate)?
  private var hasReported = false

  init(_ stack: BackNavigationController) { self.stack = stack }

  /// Takes the place of UIKit's delegate.
  func install() {
    guard let recognizer = stack.interactivePopGestureRecognizer, recognizer.delegate !== self
    else { return }
    original = recognizer.delegate
    recognizer.delegate = self
  }

  /// Says once if the app took the place that the kit needs; the app wins.
  func checkThatItIsInPlace() {
    guard !hasReported, let recognizer = stack.interactivePopGestureRecognizer,
      recognizer.delegate !== self
    else { return }
    hasReported = true
    NSLog(
      "Retour: interactivePopGestureRecognizer.delegate was set by the app; the kit no longer "
        + "decides about the swipe. Set swipeDelegate of the BackNavigationController instead."
    )
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard stack.viewControllers.count > 1, stack.transitionCoordinator?.isInterruptible ?? true
    else { return false }
    let original = OptionalAnswers(original)
    guard original.shouldBegin(gestureRecognizer) || isRefusedForLooksOnly else { return false }
    return OptionalAnswers(stack.swipeDelegate).shouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    let original = OptionalAnswers(original)
    return (original.shouldReceive(gestureRecognizer, touch) || isRefusedForLooksOnly)
      && OptionalAnswers(stack.swipeDelegate).shouldReceive(gestureRecognizer, touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalAnswers(original).simultaneous(gestureRecognizer, otherGestureRecognizer)
      || OptionalAnswers(stack.swipeDelegate).simultaneous(
        gestureRecognizer,
        otherGestureRecognizer
      )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalAnswers(original).requiresFailure(gestureRecognizer, otherGestureRecognizer)
      || OptionalAnswers(stack.swipeDelegate).requiresFailure(
        gestureRecognizer,
        otherGestureRecognizer
      )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    OptionalAnswers(original).mustFail(gestureRecognizer, otherGestureRecognizer)
      || OptionalAnswers(stack.swipeDelegate).mustFail(gestureRecognizer, otherGestureRecognizer)
  }

  /// Whether what the bar shows is what makes UIKit refuse.
  private var isRefusedForLooksOnly: Bool {
    guard !stack.isNavigationBarHidden, let item = stack.topViewController?.navigationItem else {
      return true
    }
    let hasLeftItems = !(item.leftBarButtonItems?.isEmpty ?? true)
    return item.hidesBackButton || (hasLeftItems && !item.leftItemsSupplementBackButton)
  }
}
