// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The decisions about gestures that may be swipes, in the order of the reasons.
///
/// The state of the stack decides first, then the area and the views below the finger, the app's
/// animator, UIKit, the stack's class, the app's `swipeDelegate`, and at last the guards.
@MainActor
final class SwipeJudge {
  private unowned let stack: BackStack
  private let requests: BackRequestEngine
  private let heldSwipe: HeldSwipe
  /// UIKit's swipe from the edge.
  let edge = SystemSwipe()
  /// UIKit's swipe from anywhere, where the system has it.
  let content = SystemSwipe()

  init(
    _ stack: BackStack,
    _ requests: BackRequestEngine,
    _ heldSwipe: HeldSwipe
  ) {
    (self.stack, self.requests, self.heldSwipe) = (stack, requests, heldSwipe)
  }

  /// The area of the page that is on top when the running transition has ended.
  private var area: SwipeArea { area(of: stack.remainingPage) }

  private func area(of page: UIViewController?) -> SwipeArea {
    page?.navigationItem.swipeArea ?? stack.swipeArea
  }

  /// Decides about a gesture when a recognizer of a zone is about to begin.
  func decide(about gesture: SwipeGesture, in zone: SwipeZone) -> SwipeDecision {
    if let ruling = rulingOfState(in: zone) ?? rulingOfTouch(gesture, in: zone) {
      // What has refused UIKit's own recognizer is the reason at the edge.
      let isAtEdge = ruling.reason == .outsideArea && gesture.distance <= SwipeArea.systemWidth
      return refusal(isAtEdge ? gesture.knownRuling(in: .edge) ?? ruling : ruling, in: zone)
    }
    if system(of: zone) != nil, let page = poppedPage {
      return decideRunningPop(of: page, in: zone)
    }
    return zone == .forward ? decideForward() : decideBack(in: zone)
  }

  /// Returns a refusal.
  ///
  /// - Parameters:
  ///   - ruling: The reason.
  ///   - zone: The zone of the recognizer.
  ///   - page: The page whose area counts; `nil` for the one on top.
  /// - Returns: The decision.
  private func refusal(
    _ ruling: SwipeRuling,
    in zone: SwipeZone,
    of page: UIViewController? = nil
  ) -> SwipeDecision {
    let area = page.map(area(of:)) ?? area
    let verdict = SwipeVerdict(ruling, in: area, zone == .forward ? .forward : .back)
    return SwipeDecision(verdict: verdict)
  }

  // MARK: The stack

  private func rulingOfState(in zone: SwipeZone) -> SwipeRuling? {
    if zone != .forward, let recognizer = edge.recognizer, !recognizer.isEnabled {
      return SwipeRuling(.recognizerDisabled, by: recognizer)
    }
    if let coordinator = stack.transitionCoordinator {
      // The kit's own animator cannot take over a running transition.
      guard system(of: zone) != nil, coordinator.isInterruptible else {
        return SwipeRuling(.transition)
      }
    }
    if zone == .forward {
      return stack.pagesAhead.isEmpty ? SwipeRuling(.noForwardPage) : nil
    }
    return stack.viewControllers.count > 1 || poppedPage != nil ? nil : SwipeRuling(.root)
  }

  /// The page of a running pop that a swipe may take over.
  private var poppedPage: UIViewController? {
    guard let coordinator = stack.transitionCoordinator, coordinator.isInterruptible,
      coordinator.viewController(forKey: .to) === stack.topViewController,
      // A page that is pushed can take the place of the one that leaves.
      stack.pushedPage !== stack.topViewController,
      let page = coordinator.viewController(forKey: .from), !stack.viewControllers.contains(page)
    else { return nil }
    return page
  }

  // MARK: The touch

  /// Returns the refusal of a touch by the area, the views below the finger, UIKit or the app.
  func rulingOfTouch(_ gesture: SwipeGesture, in zone: SwipeZone) -> SwipeRuling? {
    guard !gesture.isScroll else { return rulingOfScroll(gesture, in: zone) }
    return gesture.ruling(in: zone) { makeRuling($0, of: gesture, in: zone) }
  }

  /// Returns the refusal of fingers on a touchpad, which belong to no part of the page: views
  /// refuse them as they refuse a swipe at the edge.
  private func rulingOfScroll(_ gesture: SwipeGesture, in zone: SwipeZone) -> SwipeRuling? {
    if let ruling = gesture.knownRuling(in: zone) { return ruling }
    if area == .disabled { return SwipeRuling(.disabled) }
    return gesture.refusingView(in: stack.view, atEdge: true).map {
      SwipeRuling(.policy($0.backSwipePolicy), by: $0)
    }
  }

  /// Handles a scroll that UIKit's recognizer does not receive.
  ///
  /// The reason is what the stack does now: a transition can be over when another recognizer is
  /// about to begin.
  func refuseScroll(_ gesture: SwipeGesture) {
    gesture.add(rulingOfState(in: .touchpad) ?? SwipeRuling(.uikit), in: .touchpad)
  }

  private func makeRuling(
    _ touch: UITouch,
    of gesture: SwipeGesture,
    in zone: SwipeZone
  ) -> SwipeRuling? {
    let area = area
    if area == .disabled { return SwipeRuling(.disabled) }
    guard area.contains(gesture.distance, in: zone), zone != .content || !isInBar(touch) else {
      return SwipeRuling(.outsideArea)
    }
    if let view = gesture.refusingView(in: stack.view, atEdge: zone != .content || area != .content)
    {
      return SwipeRuling(.policy(view.backSwipePolicy), by: view)
    }
    guard zone != .forward, stack.viewControllers.count > 1,
      let recognizer = recognizer(of: zone)
    else { return nil }
    if let system = system(of: zone), let recognizer = system.recognizer,
      !system.answers.shouldReceive(recognizer, touch), !isRefusedForBarContent
    {
      return SwipeRuling(.uikit)
    }
    guard GestureDelegateAnswers(stack.swipeDelegate).shouldReceive(recognizer, touch) else {
      return SwipeRuling(.swipeDelegate, by: stack.swipeDelegate)
    }
    return nil
  }

  private func isInBar(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return view.isDescendant(of: stack.navigationBar)
      || (!stack.isToolbarHidden && view.isDescendant(of: stack.toolbar))
  }

  /// UIKit's swipe of a zone, where the system has one.
  private func system(of zone: SwipeZone) -> SystemSwipe? {
    switch zone {
    case .edge, .touchpad: edge
    case .content: content.recognizer == nil ? nil : content
    case .forward: nil
    }
  }

  /// The recognizer of a zone about which the app is asked.
  private func recognizer(of zone: SwipeZone) -> UIGestureRecognizer? {
    system(of: zone)?.recognizer ?? heldSwipe.recognizer(of: zone)
  }

  // MARK: Back

  private func decideBack(in zone: SwipeZone) -> SwipeDecision {
    let pages = stack.viewControllers.suffix(2)
    guard let top = pages.last, let below = pages.first,
      let request = requests.request(trigger(in: zone), to: nil)
    else { return refusal(SwipeRuling(.root), in: zone) }
    let animator = NavigationDelegateAnswers(stack.delegate).animator(
      stack.navigationController,
      .pop,
      top,
      below
    )
    if let ruling = rulingOfPop(of: top, animator, in: zone) { return refusal(ruling, in: zone) }
    stack.recorder.note(.request(request))
    let intent = SwipeIntent(
      request: request,
      decision: requests.decision(of: request.source, about: request),
      animator: animator
    )
    let system = intent.isNative ? system(of: zone)?.recognizer : nil
    if system == nil, stack.transitionCoordinator != nil {
      return refusal(SwipeRuling(.transition), in: zone)
    }
    let reason: SwipeVerdict.Reason =
      switch intent.decision {
      case .allow: .allowed
      case .ask: .guardAsks
      case .deny: .guardDenies
      }
    let decider = reason == .allowed ? nil : request.source
    return SwipeDecision(
      verdict: SwipeVerdict(SwipeRuling(reason, by: decider), in: area, .back),
      intent: intent,
      recognizer: system ?? heldSwipe.recognizer(of: zone)
    )
  }

  /// Decides about a swipe that takes over a pop, which somebody has allowed already.
  private func decideRunningPop(of page: UIViewController, in zone: SwipeZone) -> SwipeDecision {
    guard area(of: page) != .disabled else {
      return refusal(SwipeRuling(.disabled), in: zone, of: page)
    }
    guard let recognizer = system(of: zone)?.recognizer else {
      return refusal(SwipeRuling(.uikit), in: zone)
    }
    guard GestureDelegateAnswers(stack.swipeDelegate).shouldBegin(recognizer) else {
      return refusal(SwipeRuling(.swipeDelegate, by: stack.swipeDelegate), in: zone)
    }
    let verdict = SwipeVerdict(SwipeRuling(.runningPop), in: area, .back)
    return SwipeDecision(verdict: verdict, recognizer: recognizer)
  }

  private func trigger(in zone: SwipeZone) -> BackRequest.Trigger {
    switch zone {
    case .touchpad: .contentSwipe
    case .content: area == .content ? .contentSwipe : .edgeSwipe
    case .edge, .forward: .edgeSwipe
    }
  }

  /// Returns the refusal of a pop by the app's delegate, UIKit or the stack's class.
  private func rulingOfPop(
    of top: UIViewController,
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in zone: SwipeZone
  ) -> SwipeRuling? {
    if animator != nil {
      // UIKit refuses as well: its swipe drives the native transition only.
      guard stack.swipeDrivesAnimators else { return SwipeRuling(.animator, by: stack.delegate) }
      guard allowsPop(of: top) else { return SwipeRuling(.shouldPop, by: stack.controller) }
    } else if let ruling = rulingOfUIKit(about: top, in: zone) {
      return ruling
    }
    guard let recognizer = recognizer(of: zone),
      !GestureDelegateAnswers(stack.swipeDelegate).shouldBegin(recognizer)
    else { return nil }
    return SwipeRuling(.swipeDelegate, by: stack.swipeDelegate)
  }

  private func rulingOfUIKit(about top: UIViewController, in zone: SwipeZone) -> SwipeRuling? {
    let system = system(of: zone) ?? edge
    guard let recognizer = system.recognizer else { return SwipeRuling(.uikit) }
    // The app's delegate has been asked for an animator already.
    if stack.withoutAnimators({ system.answers.shouldBegin(recognizer) }) { return nil }
    // UIKit has asked the class itself, after the bar's content.
    let isForBarContent = isRefusedForBarContent
    if isForBarContent, allowsPop(of: top) { return nil }
    return isForBarContent || BarDelegateAnswers(stack.navigationController).hasShouldPop
      ? SwipeRuling(.shouldPop, by: stack.controller) : SwipeRuling(.uikit)
  }

  private func allowsPop(of page: UIViewController) -> Bool {
    BarDelegateAnswers(stack.navigationController).shouldPop(page.navigationItem)
  }

  /// Whether UIKit refuses because of what the bar shows.
  private var isRefusedForBarContent: Bool {
    guard !stack.isNavigationBarHidden, let item = stack.topViewController?.navigationItem else {
      return true
    }
    if SystemBackAction.mayRefuseSwipe, item.backAction?.identifier == .goBack { return true }
    return item.hidesBackButton || (item.hasLeadingItems && !item.leftItemsSupplementBackButton)
  }

  // MARK: Forward

  private func decideForward() -> SwipeDecision {
    guard let top = stack.topViewController, let next = stack.pagesAhead.first else {
      return refusal(SwipeRuling(.noForwardPage), in: .forward)
    }
    let animator = NavigationDelegateAnswers(stack.delegate).animator(
      stack.navigationController,
      .push,
      top,
      next
    )
    guard animator == nil || stack.swipeDrivesAnimators else {
      return refusal(SwipeRuling(.animator, by: stack.delegate), in: .forward)
    }
    let request = BackRequest(.edgeSwipe, from: top, to: next, direction: .forward)
    stack.recorder.note(.request(request))
    return SwipeDecision(
      verdict: SwipeVerdict(SwipeRuling(.allowed), in: area, .forward),
      intent: SwipeIntent(request: request, decision: .allow, animator: animator),
      recognizer: heldSwipe.recognizer(of: .forward)
    )
  }
}
