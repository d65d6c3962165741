// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The presentation of one view controller by another: its phases and its callbacks.
///
/// The presenting view controller owns it from the call to `present` until the callbacks of the
/// dismissal were made. The views are the stage's; what is presented on top has an engine of its
/// own.
@MainActor
final class PresentationEngine {
  let place: PresentationPlace
  let presented: UIViewController
  let stage: PresentationStage
  /// The presentation controller of the requested style; another one may have replaced it
  /// in an adaptation.
  let original: UIPresentationController
  private(set) var machine = PresentationStateMachine()
  private var transition: PresentationTransition?
  /// Called after all other callbacks.
  private var completion: (() -> Void)?
  /// Calls that callbacks made.
  private var waitingCalls: [() -> Void] = []
  let drag = SheetDrag()
  let zoomDrag = PresentedZoom()

  init(_ adaptation: PresentationAdaptation, at place: PresentationPlace) {
    self.place = place
    (presented, original) = (adaptation.presented, adaptation.original)
    stage = PresentationStage(of: presented, controller: adaptation.controller)
    // A transition and a drag were made for the former size: they end at once.
    stage.container.onResize = { [weak self] in
      guard let self else { return }
      interrupt()
      if drag.isActive { drag.cancel() }
      if zoomDrag.isActive { zoomDrag.cancel() }
      stage.place()
    }
    stage.container.onLayout = { [weak self] in self?.layOut() }
    stage.container.presentation = self
    drag.connect(to: self)
    zoomDrag.connect(to: self)
  }

  // MARK: What others ask

  /// The view controller that presents the other.
  var presenting: UIViewController? { place.presenting }
  /// The presentation controller that manages the presentation.
  var controller: UIPresentationController { stage.controller }
  /// The coordinator of the transition that runs.
  var coordinator: TransitionCoordinator? { transition?.coordinator }
  /// Whether nothing moves and no callbacks are being made.
  var isAtRest: Bool { machine.state == .presented && transition == nil }
  /// Whether the presenting view controller disappears.
  var removesPresenter: Bool { controller.shouldRemovePresentersView }
  /// Whether the presentation still exists; a callback may have replaced the window's root.
  var exists: Bool { presenting?.storedPresentation === self }

  /// Whether an animator of the app moves the views.
  var isCustom: Bool { transition?.isCustom == true }

  /// Defers a call until the callbacks that run have been made.
  func deferCall(_ call: @escaping () -> Void) { waitingCalls.append(call) }

  private func runWaitingCalls() {
    let calls = waitingCalls
    waitingCalls = []
    for call in calls { call() }
  }

  // MARK: Presentation

  /// Presents the view controller; transitions below were completed.
  ///
  /// The order of the callbacks is that of Documentation/Parity.md, "order of a full screen
  /// presentation".
  func present(
    in window: UIWindow,
    source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let presenting else { return }
    self.completion = completion
    presenting.beginPresenting(self)
    let isAnimated = animated && UIView.areAnimationsEnabled
    if isAnimated {
      transition = PresentationTransition(
        from: presenting,
        to: presented,
        on: stage,
        custom: TransitionContext.presentation(
          of: presented,
          by: presenting,
          source: source,
          on: stage
        )
      )
    }
    original.notifyOfPresentation(
      style: controller === original ? nil : controller.style,
      coordinator: coordinator
    )
    guard exists else { return }
    presented.loadViewIfNeeded()
    if removesPresenter { presenting.beginAppearanceInContainer(false, animated: isAnimated) }
    guard exists else { return }
    presented.beginAppearanceInContainer(true, animated: isAnimated)
    guard exists else { return }
    fill(window) { controller.presentationTransitionWillBegin() }
    guard exists else { return }
    stage.container.blocksTouches = true
    let isCustom = transition?.isCustom == true
    if !isCustom { presented.announceIsAppearing(animated: isAnimated) }
    stage.container.layoutIfNeeded()
    machine.startPresentation()
    if isCustom {
      runCustomPresentation(over: presenting)
      if machine.state == .presenting { presented.announceIsAppearing(animated: true) }
    } else if let transition {
      transition.run(
        ModalTransition(
          of: stage,
          covering: place.coveredView,
          isPresenting: true,
          zoom: makeZoom(isPresenting: true)
        ),
        in: movingViews
      ) { [weak self] _ in self?.presentationDidFinish() }
    } else {
      presentationDidFinish()
    }
    if machine.state == .presenting { runWaitingCalls() }
  }

  private func presentationDidFinish() {
    settle()
    if zoomDrag.request != nil { zoomDrag.install() }
    machine.finishPresentation()
    stage.container.blocksTouches = false
    presented.endAppearing()
    if removesPresenter, let presenting {
      stage.cover(place.coveredView)
      presenting.endDisappearing()
    }
    presented.lifecycle.endModalTransition()
    controller.presentationTransitionDidEnd(true)
    machine.notify()
    finishTransition()
  }

  /// Reverts a presentation that its custom animator did not complete.
  private func presentationWasCancelled() {
    machine.cancelPresentation()
    stage.container.blocksTouches = false
    if let presenting, stage.container.storedWindow != nil {
      reclaimPresentingView()
      presented.beginAppearanceInContainer(false, animated: true)
      if removesPresenter {
        presenting.beginAppearanceInContainer(true, animated: true)
        presenting.announceIsAppearing(animated: true)
        presenting.endAppearing()
      }
    }
    stage.container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endDisappearing()
    presented.lifecycle.endModalTransition()
    controller.presentationTransitionDidEnd(false)
    disconnect()
    machine.notify()
    finishTransition(isCancelled: true)
  }

  // MARK: Dismissal

  /// Dismisses the presented view controller, and all that it presents in turn.
  ///
  /// - Parameters:
  ///   - animated: Whether the topmost view moves.
  ///   - completion: Called after all other callbacks.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    switch machine.answerToDismissal {
    case .start: leave(DismissalStart(isAnimated: animated), completion: completion)
    case .takeOver: takeOver(animated: animated, completion: completion)
    case .finishPresentationAndStart:
      let start = DismissalStart(
        position: transition?.position,
        speed: transition?.speed ?? 0,
        zoom: transition?.zoomCapture,
        isAnimated: animated
      )
      transition?.end(finished: true)
      leave(start, completion: completion)
    case .wait, .refuse: return
    }
  }

  /// Dismisses the topmost view controller with an animation; those between are hidden at once.
  private func leave(_ start: DismissalStart, completion: (() -> Void)?) {
    for upper in chain.dropFirst() { upper.interrupt() }
    for upper in chain { upper.presented.endTransitions() }
    // A callback of those ends may have dismissed the view controller already.
    guard machine.answerToDismissal == .start, let presenting, let top = chain.last else { return }
    self.completion = completion
    machine.beginDismissal()
    let isAnimated = start.isInteractive || start.isAnimated && UIView.areAnimationsEnabled
    let leaving = presented.controllersOnScreen.reversed()
    for upper in chain { upper.presented.lifecycle.beginDismissal() }
    if isAnimated {
      transition = PresentationTransition(
        from: top.presented,
        to: presenting,
        on: stage,
        isInteractive: start.isInteractive,
        custom: start.isInteractive
          ? nil : TransitionContext.dismissal(of: top.presented, to: presenting, on: top.stage)
      )
    }
    for controller in leaving { controller.beginAppearanceInContainer(false, animated: isAnimated) }
    guard exists else { return }
    if let view = stage.takeCoveredView() {
      uncover(view, below: top.stage.container, animated: isAnimated)
      guard exists else { return }
    }
    for upper in chain.reversed() { upper.controller.dismissalTransitionWillBegin() }
    guard exists else { return }
    top.stage.container.blocksTouches = true
    transition?.startsInteractively == true
      ? machine.startInteractiveDismissal() : machine.startDismissal()
    runDismissal(of: top, start)
  }

  private func runDismissal(of top: PresentationEngine, _ start: DismissalStart) {
    guard let transition else { return dismissalDidFinish() }
    if transition.isCustom {
      runCustomDismissal(of: top)
      return runWaitingCalls()
    }
    let lower = chain.dropLast()
    let motion = ModalTransition(
      of: top.stage,
      covering: place.coveredView,
      over: lower.map(\.stage),
      isPresenting: false,
      from: top === self ? start.position ?? drag.takeOffset() : nil,
      zoom: top === self ? makeZoom(isPresenting: false, start) : nil
    )
    transition.run(
      motion,
      in: movingViews,
      speed: top === self ? start.speed : 0,
      isInteractive: start.isInteractive,
      onEnd: dismissalEnding
    )
    // The lower ones, which would show through the topmost, go at once.
    for presentation in lower { presentation.stage.moved.isHidden = true }
    runWaitingCalls()
  }

  private var dismissalEnding: PresentationTransition.Handler {
    { [weak self] finished in
      finished ? self?.dismissalDidFinish() : self?.dismissalWasCancelled()
    }
  }

  private func dismissalDidFinish() {
    machine.finishDismissal()
    drag.forget()
    zoomDrag.forget()
    settle()
    reclaimPresentingView()
    let leaving = chain.reversed()
    for upper in leaving { upper.stage.empty() }
    if removesPresenter { presenting?.endAppearing() }
    for upper in leaving { upper.presented.endDisappearing() }
    for upper in leaving {
      upper.presented.lifecycle.endModalTransition()
      upper.controller.dismissalTransitionDidEnd(true)
      upper.disconnect()
    }
    machine.notify()
    finishTransition()
  }

  /// Restores a chain whose dismissal was cancelled: the callbacks in reverse, when the views are
  /// back in their places.
  private func dismissalWasCancelled() {
    if machine.cancelDismissal() == .endInteraction(isCancelled: true) {
      coordinator?.interactionEnded(isCancelled: true)
    }
    drag.forget()
    zoomDrag.forget()
    settle()
    for upper in chain {
      upper.stage.moved.isHidden = false
      upper.presented.lifecycle.endModalTransition()
    }
    chain.last?.stage.container.blocksTouches = false
    let returning = presented.controllersOnScreen
    if removesPresenter { coverAgain() }
    for controller in returning { controller.beginAppearanceInContainer(true, animated: true) }
    for controller in returning { controller.announceIsAppearing(animated: true) }
    for controller in returning { controller.endAppearing() }
    for upper in chain.reversed() { upper.controller.dismissalTransitionDidEnd(false) }
    machine.notify()
    completion = nil
    finishTransition(isCancelled: true)
  }

  // MARK: Interactive dismissal

  /// Begins an interactive dismissal.
  ///
  /// - Returns: Whether it began; a callback may have dismissed the view controller already.
  func beginInteractiveDismissal() -> Bool {
    leaveInteractively(DismissalStart(isInteractive: true)) { canBeginDrag }
  }

  private func leaveInteractively(_ start: DismissalStart, if mayLeave: () -> Bool) -> Bool {
    let controller = controller
    controller.delegate?.presentationControllerWillDismiss(controller)
    guard mayLeave(), let window = stage.container.storedWindow else { return false }
    window.inSession { leave(start) { controller.notifyOfDismissal() } }
    return machine.state == .interactive
  }

  /// The zoom that runs.
  var runningZoom: PageZoomTransition? { transition?.zoom }

  /// Begins a dismissal that a finger holds, or takes over the zoom that runs.
  ///
  /// - Returns: The progress on screen, 0...1; `nil` if there is nothing to take.
  func beginZoomedDismissal() -> CGFloat? {
    if machine.state == .dismissing || machine.state == .cancelling {
      machine.takeHold()
      return transition?.takeHold()
    }
    let caught = transition?.zoomCapture
    let progress = 1 - (runningZoom?.shownShare ?? 1)
    transition?.end(finished: true)
    let start = DismissalStart(zoom: caught, isInteractive: true)
    guard leaveInteractively(start, if: { machine.state == .presented && mayDismissByZoom }) else {
      return nil
    }
    transition?.scrub(to: progress)
    return progress
  }

  /// Takes an interactive dismissal back at once: the finger drags the sheet higher again.
  func leaveInteractiveDismissal() {
    guard machine.state == .interactive else { return }
    transition?.end(finished: false)
  }

  /// Shows the progress of the finger, 0...1.
  func scrub(to progress: CGFloat) { transition?.scrub(to: progress) }

  /// Releases the presented view, which settles: the finger lifted.
  func releaseDrag(finishing: Bool, velocity: CGFloat) {
    guard machine.state == .interactive else { return }
    machine.release(finishing: finishing)
    transition?.release(finishing: finishing, velocity: velocity)
  }

  /// Finishes an interactive dismissal from where the finger holds it.
  private func takeOver(animated: Bool, completion: (() -> Void)?) {
    let first = self.completion
    self.completion = {
      first?()
      completion?()
    }
    cancelDrags()
    if transition?.isCustom == true {
      transition?.finishCustomInteraction()
    } else {
      releaseDrag(finishing: true, velocity: 0)
    }
    if !animated { transition?.end(finished: true) }
  }

  // MARK: Interruption

  /// Ends the transition that runs at once; an interactive dismissal is cancelled.
  func interrupt() {
    let isInteractive = machine.isInteractive
    if isInteractive { cancelDrags() }
    transition?.end(finished: !isInteractive)
  }

  /// Ends the presentation without callbacks: the window shows another root.
  func discard() {
    presented.storedPresentation?.discard()
    transition?.end(finished: true)
    if place.isContext, let view = stage.takeCoveredView() {
      stage.putBack(view, below: stage.container)
    }
    stage.discard()
    disconnect()
  }

  // MARK: Views

  private func layOut() {
    controller.containerViewWillLayoutSubviews()
    if transition?.isRunning != true, !drag.isActive { stage.place() }
    controller.containerViewDidLayoutSubviews()
  }

  /// Puts everything at rest after a transition.
  private func settle() {
    if transition?.settle() == true { return }
    UIView.performWithoutAnimation {
      for backdrop in backdrops { backdrop.alpha = 1 }
      stage.settleWithoutMotion()
    }
  }

  /// Ends the coordinator, calls the completion and runs the calls that wait.
  private func finishTransition(isCancelled: Bool = false) {
    let (coordinator, completion) = (coordinator, completion)
    (transition, self.completion) = (nil, nil)
    coordinator?.end(isCancelled: isCancelled)
    completion?()
    runWaitingCalls()
  }

  private func disconnect() {
    if place.isContext { presented.setContainerSafeAreaInsets(.zero) }
    presented.endBeingPresented()
    original.storedPresented?.endBeingPresented()
    presenting?.endPresenting()
    controller.disconnect()
  }

  // MARK: Custom transitions

  private func runCustomPresentation(over presenting: UIViewController) {
    UIView.performWithoutAnimation {
      stage.moved.setPlace(controller.frameOfPresentedViewInContainerView)
      controller.backdrop?.alpha = 0
    }
    transition?.describeCustom {
      $0.describePresentation(
        of: presented,
        by: presenting,
        removesPresenter: removesPresenter,
        on: stage
      )
    }
    runCustom(
      alongside: { controller.backdrop?.alpha = 1 },
      onEnd: { [weak self] finished in
        finished ? self?.presentationDidFinish() : self?.presentationWasCancelled()
      }
    )
  }

  /// Runs the animator of the topmost view controller; those between are hidden at once.
  private func runCustomDismissal(of top: PresentationEngine) {
    guard let presenting else { return }
    transition?.describeCustom {
      $0.describeDismissal(
        of: top.presented,
        to: presenting,
        insertsPresenter: removesPresenter,
        on: top.stage
      )
    }
    for presentation in chain where presentation !== top {
      presentation.stage.moved.isHidden = true
    }
    runCustom(
      alongside: {
        for backdrop in backdrops { backdrop.alpha = 0 }
        stage.card?.put(at: 1)
      },
      onEnd: dismissalEnding
    )
  }

  private func runCustom(
    alongside: () -> Void,
    onEnd: @escaping PresentationTransition.Handler
  ) {
    transition?.runCustom(
      in: movingViews,
      beside: backdrops + stage.cardViews,
      alongside: alongside,
      onRelease: { [weak self] finishing in self?.machine.release(finishing: finishing) },
      onEnd: onEnd
    )
  }
}
