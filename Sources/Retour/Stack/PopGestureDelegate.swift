// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The delegate of the interactive pop gesture recognizer, which permits the swipe where UIKit
/// refuses it only because of a custom back button, a hidden one, or a hidden bar.
///
/// UIKit's own delegate is called first; what it refuses for another reason remains refused.
@MainActor
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private unowned let stack: BackNavigationController
  /// UIKit's own delegate of the recognizer.
  private weak var original: (any UIGestureRecognizerDelegate)?
  private var isInstalled = false
  private var hasReported = false

  init(_ stack: BackNavigationController) { self.stack = stack }

  /// Replaces UIKit's delegate.
  func install() {
    guard let recognizer = stack.interactivePopGestureRecognizer, recognizer.delegate !== self
    else { return }
    original = recognizer.delegate
    isInstalled = true
    recognizer.delegate = self
  }

  /// Logs once if the app has replaced the kit as the delegate; the app takes precedence.
  func checkReplacement() {
    guard isInstalled, !hasReported, let recognizer = stack.interactivePopGestureRecognizer,
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
    let original = GestureDelegateAnswers(original)
    guard original.shouldBegin(gestureRecognizer) || (isRefusedForBarContent && allowsPop) else {
      return false
    }
    return GestureDelegateAnswers(stack.swipeDelegate).shouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    let original = GestureDelegateAnswers(original)
    return (original.shouldReceive(gestureRecognizer, touch) || isRefusedForBarContent)
      && GestureDelegateAnswers(stack.swipeDelegate).shouldReceive(gestureRecognizer, touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    GestureDelegateAnswers(original).simultaneous(gestureRecognizer, otherGestureRecognizer)
      || GestureDelegateAnswers(stack.swipeDelegate).simultaneous(
        gestureRecognizer,
        otherGestureRecognizer
      )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    GestureDelegateAnswers(original).requiresFailure(gestureRecognizer, otherGestureRecognizer)
      || GestureDelegateAnswers(stack.swipeDelegate).requiresFailure(
        gestureRecognizer,
        otherGestureRecognizer
      )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    GestureDelegateAnswers(original).mustFail(gestureRecognizer, otherGestureRecognizer)
      || GestureDelegateAnswers(stack.swipeDelegate).mustFail(
        gestureRecognizer,
        otherGestureRecognizer
      )
  }

  /// Whether UIKit's other conditions are met, which its delegate checks after the bar's content.
  ///
  /// The swipe drives the native transition, not the one of a custom animator, and the stack's
  /// class may refuse it.
  private var allowsPop: Bool {
    let pages = stack.viewControllers.suffix(2)
    guard let top = pages.last, let below = pages.first, below !== top else { return false }
    return NavigationDelegateAnswers(stack.delegate).animator(stack, .pop, top, below) == nil
      && BarDelegateAnswers(stack).shouldPop(top.navigationItem)
  }

  /// Whether UIKit refuses because of what the bar shows.
  private var isRefusedForBarContent: Bool {
    guard !stack.isNavigationBarHidden, let item = stack.topViewController?.navigationItem else {
      return true
    }
    let hasLeftItems = !(item.leftBarButtonItems?.isEmpty ?? true)
    if SystemBackAction.mayRefuseSwipe, item.backAction?.identifier == .goBack { return true }
    return item.hidesBackButton || (hasLeftItems && !item.leftItemsSupplementBackButton)
  }
}
