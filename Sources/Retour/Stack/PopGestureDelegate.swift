// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The delegate of the recognizers of a stack's swipes: UIKit's own, and those of ``HeldSwipe``.
///
/// One decision is made for each gesture, when the first recognizer is about to begin. It names the
/// recognizer that begins, and leaves one verdict.
@MainActor
final class PopGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private unowned let stack: BackStack
  private let requests: BackRequestEngine
  private let heldSwipe: HeldSwipe
  private let judge: SwipeJudge
  private let verdicts: SwipeVerdictLog
  private var hasReported = false
  /// The gesture of the last touch.
  private var gesture: SwipeGesture?

  init(
    _ stack: BackStack,
    _ requests: BackRequestEngine,
    _ heldSwipe: HeldSwipe,
    _ verdicts: SwipeVerdictLog
  ) {
    (self.stack, self.requests, self.heldSwipe) = (stack, requests, heldSwipe)
    self.verdicts = verdicts
    judge = SwipeJudge(stack, requests, heldSwipe)
  }

  /// Replaces UIKit's delegates, as far as there are recognizers.
  func install() {
    judge.edge.install(self, on: stack.interactivePopGestureRecognizer)
    judge.content.install(self, on: stack.systemContentPopRecognizer)
  }

  /// Gives UIKit's recognizers their former delegates back.
  func uninstall() {
    judge.edge.uninstall()
    judge.content.uninstall()
  }

  /// Logs once if the app has replaced the kit as the delegate; the app takes precedence.
  func checkReplacement() {
    guard !hasReported, judge.edge.isReplaced else { return }
    hasReported = true
    NSLog(
      "Retour: interactivePopGestureRecognizer.delegate was set by the app; the kit no longer "
        + "decides about the swipe. Set swipeDelegate of the BackNavigationController instead."
    )
  }

  // MARK: Deciding about a gesture

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    let zone = zone(of: gestureRecognizer)
    let gesture = gesture(of: touch, for: gestureRecognizer)
    switch zone {
    case .forward: return stack.forwardPages.budget > 0
    // It delays no touches, and leaves the verdict about those that the others do not receive.
    case .content where gestureRecognizer === heldSwipe.recognizer(of: .content):
      _ = judge.rulingOfTouch(gesture, in: .content)
      return true
    case .edge, .content, .touchpad: return judge.rulingOfTouch(gesture, in: zone) == nil
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    guard event.type == .scroll else { return true }
    if gesture?.began(withScroll: event) != true {
      let point = gestureRecognizer.location(in: stack.view)
      gesture = SwipeGesture(scroll: event, over: stack.view.hitTest(point, with: event))
    }
    if gestureRecognizer === heldSwipe.recognizer(of: .forward) {
      return stack.forwardPages.budget > 0
    }
    let isReceived = original(of: gestureRecognizer).shouldReceive(gestureRecognizer, event)
    if !isReceived, let gesture { judge.refuseScroll(gesture) }
    return isReceived
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Without a touch, nobody else is asked about the gesture.
    let gesture = gesture.flatMap { $0.isDown ? $0 : nil } ?? SwipeGesture()
    let zone = zone(of: gestureRecognizer, in: gesture)
    // Where the app decides about the native swipe, the kit does not begin another one.
    guard zone == .forward || !judge.edge.isReplaced, heldSwipe.isInward(gestureRecognizer) else {
      return false
    }
    let decision = gesture.decision ?? decide(about: gesture, in: zone)
    gesture.decision = decision
    guard decision.recognizer === gestureRecognizer else { return false }
    guard let intent = decision.intent else {
      guard decision.verdict.reason == .runningPop else { return false }
      requests.popWillBeTakenOver()
      return true
    }
    // The gesture must not retain the page.
    gesture.decision?.intent = nil
    if intent.isNative, heldSwipe.recognizer(of: zone) !== gestureRecognizer {
      requests.swipeWillBegin(intent.request)
    } else {
      heldSwipe.prepare(intent)
    }
    return true
  }

  private func decide(about gesture: SwipeGesture, in zone: SwipeZone) -> SwipeDecision {
    let decision = judge.decide(about: gesture, in: zone)
    verdicts.add(decision.verdict)
    return decision
  }

  /// Returns the gesture of a touch; the same one for all recognizers.
  private func gesture(of touch: UITouch, for recognizer: UIGestureRecognizer) -> SwipeGesture {
    if let gesture, recognizer.numberOfTouches > 0 || gesture.began(with: touch) { return gesture }
    let gesture = SwipeGesture(touch, at: heldSwipe.distanceFromLeadingEdge(of: touch))
    self.gesture = gesture
    return gesture
  }

  private func zone(of recognizer: UIGestureRecognizer, in gesture: SwipeGesture) -> SwipeZone {
    let zone = zone(of: recognizer)
    return gesture.isScroll && zone != .forward ? .touchpad : zone
  }

  private func zone(of recognizer: UIGestureRecognizer) -> SwipeZone {
    if recognizer === heldSwipe.recognizer(of: .forward) { return .forward }
    let isContent =
      recognizer === judge.content.recognizer
      || recognizer === heldSwipe.recognizer(of: .content)
    return isContent ? .content : .edge
  }

  // MARK: Other recognizers

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    original(of: gestureRecognizer).simultaneous(gestureRecognizer, otherGestureRecognizer)
      || app.simultaneous(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // At the edge of the page, UIKit's own strip decides.
    if gestureRecognizer === heldSwipe.recognizer(of: .content),
      otherGestureRecognizer === judge.edge.recognizer
        || otherGestureRecognizer === heldSwipe.recognizer(of: .edge)
    {
      return true
    }
    // The actions of a row have precedence over a swipe that begins on the row.
    if gestureRecognizer === heldSwipe.recognizer(of: .content), otherGestureRecognizer.isRowPan {
      return true
    }
    return original(of: gestureRecognizer)
      .requiresFailure(gestureRecognizer, otherGestureRecognizer)
      || app.requiresFailure(gestureRecognizer, otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A view with a part in swipes waits with its own drag until it is known that none begins.
    if gestureRecognizer === heldSwipe.recognizer(of: .content), otherGestureRecognizer.isRowPan {
      return false
    }
    if otherGestureRecognizer is UIPanGestureRecognizer, let participant = gesture?.participant,
      otherGestureRecognizer.view?.isDescendant(of: participant) == true
    {
      return true
    }
    return original(of: gestureRecognizer).mustFail(gestureRecognizer, otherGestureRecognizer)
      || app.mustFail(gestureRecognizer, otherGestureRecognizer)
  }

  private var app: GestureDelegateAnswers { GestureDelegateAnswers(stack.swipeDelegate) }

  /// The answers of UIKit's own delegate of a recognizer; the kit's own recognizers have none.
  private func original(of recognizer: UIGestureRecognizer) -> GestureDelegateAnswers {
    if recognizer === judge.edge.recognizer { return judge.edge.answers }
    if recognizer === judge.content.recognizer { return judge.content.answers }
    return GestureDelegateAnswers(nil)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is a pan of a scroll view beside the one that scrolls, as that for the
  /// actions of a table's rows.
  fileprivate var isRowPan: Bool {
    guard self is UIPanGestureRecognizer, let scrollView = view as? UIScrollView else {
      return false
    }
    return scrollView.panGestureRecognizer !== self
  }
}
