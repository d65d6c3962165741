// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The delegate of the interactive pop gesture recognizer, which permits the swipe where UIKit
/// refuses it only because of a custom back button, a hidden one, or a hidden bar.
///
/// UIKit's own delegate is called first; what it refuses for another reason remains refused. Then
/// the guards are asked, once for each gesture: the native swipe begins where they allow it, and
/// the recognizer of ``HeldSwipe`` where they deny or ask.
@MainActor
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private unowned let stack: BackNavigationController
  private let requests: BackRequestEngine
  private let heldSwipe: HeldSwipe
  /// UIKit's own delegate of the recognizer.
  private weak var original: (any UIGestureRecognizerDelegate)?
  private var isInstalled = false
  private var hasReported = false
  /// The answer to the recognizer that was asked first about a gesture, for the other one; none
  /// once the gesture has begun, since it holds the pages of the request.
  private var answer: (recognizer: UIGestureRecognizer, intent: SwipeIntent?)?

  init(
    _ stack: BackNavigationController,
    _ requests: BackRequestEngine,
    _ heldSwipe: HeldSwipe
  ) {
    (self.stack, self.requests, self.heldSwipe) = (stack, requests, heldSwipe)
  }

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

  // MARK: Deciding about a gesture

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Where the app decides about the native swipe, the kit does not begin another one.
    guard let native = stack.interactivePopGestureRecognizer, native.delegate === self,
      native.isEnabled, let intent = intent(for: gestureRecognizer, native)
    else { return false }
    guard gestureRecognizer === heldSwipe.recognizer else {
      guard intent.isNative else { return false }
      answer = nil
      requests.swipeWillBegin(intent.request)
      return true
    }
    // The kit's animator cannot take over a running transition.
    guard !intent.isNative, stack.transitionCoordinator == nil else { return false }
    answer = nil
    heldSwipe.prepare(intent)
    return true
  }

  /// Returns the swipe that may begin; the same one for both recognizers of a gesture.
  private func intent(
    for recognizer: UIGestureRecognizer,
    _ native: UIGestureRecognizer
  ) -> SwipeIntent? {
    if let answer, answer.recognizer !== recognizer {
      self.answer = nil
      return answer.intent
    }
    let intent = mayBegin(native) ? makeIntent() : nil
    answer = (recognizer, intent)
    return intent
  }

  private func makeIntent() -> SwipeIntent? {
    guard let request = requests.request(.edgeSwipe, to: nil) else { return nil }
    stack.recorder.note(.request(request))
    return SwipeIntent(
      request: request,
      decision: requests.decision(of: request.source, about: request)
    )
  }

  /// Whether UIKit and the app's delegate permit the swipe.
  private func mayBegin(_ native: UIGestureRecognizer) -> Bool {
    guard stack.viewControllers.count > 1, stack.transitionCoordinator?.isInterruptible ?? true
    else { return false }
    let original = GestureDelegateAnswers(original)
    return (original.shouldBegin(native) || (isRefusedForBarContent && allowsPop))
      && GestureDelegateAnswers(stack.swipeDelegate).shouldBegin(native)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    answer = nil
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

  // MARK: UIKit's conditions

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
