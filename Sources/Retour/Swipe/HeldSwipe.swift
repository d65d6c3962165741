// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// A swipe that the kit performs itself, and holds where a guard asks.
///
/// UIKit's own animator can be neither slowed down nor held, drives no animator of the app's, and
/// its recognizer begins at the leading edge only. The kit pops and pushes with an animator of its
/// own, which imitates the native one, or with the app's, and drives it with own recognizers.
@MainActor
final class HeldSwipe {
  private unowned let stack: BackStack
  private let requests: BackRequestEngine
  private let edgeRecognizer = UIScreenEdgePanGestureRecognizer()
  private let contentRecognizer = UIPanGestureRecognizer()
  private let forwardRecognizer = UIScreenEdgePanGestureRecognizer()
  private lazy var recognizers = [edgeRecognizer, contentRecognizer, forwardRecognizer]
  private lazy var targets = recognizers.map { recognizer in
    RecognizerTarget { [unowned self] in recognizerChanged(recognizer) }
  }
  private var machine = HeldSwipeStateMachine()
  /// The swipe that begins with the next gesture of a recognizer.
  private var intent: SwipeIntent?
  /// Whether a guard denies.
  private var isDenied = false
  /// The questions that are put when the finger lets go where a swipe would finish.
  private var questions: [@MainActor () async -> Bool] = []
  private var process: RunningBackRequest?
  private var closuresAfterSettling: [() -> Void] = []
  /// The interaction controller of the transition that is running.
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The animator of the transition that starts, until UIKit asks the stack's delegate for it.
  private var startingAnimator: (any UIViewControllerAnimatedTransitioning)?
  /// Its interaction controller, until UIKit asks for that.
  private var startingInteraction: UIPercentDrivenInteractiveTransition?

  init(_ stack: BackStack, _ requests: BackRequestEngine) {
    (self.stack, self.requests) = (stack, requests)
    // As UIKit's own recognizer: the page under the edge sees no touch of a swipe.
    edgeRecognizer.delaysTouchesBegan = true
    contentRecognizer.maximumNumberOfTouches = 1
    for recognizer in [contentRecognizer, forwardRecognizer] {
      recognizer.allowedScrollTypesMask = .continuous
    }
  }

  /// The page that the swipe holds, which is on top as far as the user is concerned.
  var heldPage: UIViewController? {
    guard machine.holdsPage, process?.request.direction == .back else { return nil }
    return process?.request.source
  }

  /// Prepares for a gesture, which begins next.
  func prepare(_ intent: SwipeIntent) { self.intent = intent }

  /// Calls a closure when the page is back in its place; at once if it is.
  func whenSettled(_ closure: @escaping () -> Void) {
    machine.holdsPage ? closuresAfterSettling.append(closure) : closure()
  }

  // MARK: The recognizers

  /// Adds the recognizers to the stack's view.
  func install(delegate: any UIGestureRecognizerDelegate) {
    for (recognizer, target) in zip(recognizers, targets) {
      recognizer.delegate = delegate
      target.attach(to: recognizer)
      stack.view.addGestureRecognizer(recognizer)
    }
    followLayoutDirection()
  }

  /// Removes the recognizers, which cancels a swipe that a finger drives.
  func uninstall() {
    for recognizer in recognizers {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// The kit's recognizer of a zone.
  func recognizer(of zone: SwipeZone) -> UIGestureRecognizer {
    switch zone {
    case .edge: edgeRecognizer
    case .content, .touchpad: contentRecognizer
    case .forward: forwardRecognizer
    }
  }

  /// Moves the recognizers to their edges.
  func followLayoutDirection() {
    edgeRecognizer.edges = isMirrored ? .right : .left
    forwardRecognizer.edges = isMirrored ? .left : .right
  }

  /// Whether the finger of a recognizer moves as a swipe does, rather than up, down or away.
  ///
  /// Recognizers of the edges decide themselves.
  func isInward(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === contentRecognizer else { return true }
    var movement = contentRecognizer.translation(in: stack.view)
    if movement == .zero { movement = contentRecognizer.velocity(in: stack.view) }
    return (isMirrored ? -movement.x : movement.x) > abs(movement.y)
  }

  /// The distance of a touch from the leading edge of the stack's view, in points.
  func distanceFromLeadingEdge(of touch: UITouch) -> CGFloat {
    let x = touch.location(in: stack.view).x
    return isMirrored ? stack.view.bounds.maxX - x : x - stack.view.bounds.minX
  }

  private var isMirrored: Bool {
    stack.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The gesture

  /// A recognizer changed its state, or its finger moved.
  private func recognizerChanged(_ recognizer: UIPanGestureRecognizer) {
    guard let view = stack.viewIfLoaded else { return }
    let sign: CGFloat = isMirrored == (recognizer === forwardRecognizer) ? 1 : -1
    let width = view.bounds.width
    let translation = recognizer.translation(in: view).x * sign
    switch recognizer.state {
    case .began:
      begin()
      perform(machine.moved(to: translation, width: width))
    case .changed: perform(machine.moved(to: translation, width: width))
    case .ended:
      let velocity = recognizer.velocity(in: view).x * sign
      perform(machine.ended(at: translation, velocity: velocity, width: width))
    case .cancelled, .failed: perform(machine.cancelled())
    default: return
    }
  }

  private func begin() {
    guard let intent, machine.state == .idle else { return }
    self.intent = nil
    (isDenied, questions) = (false, [])
    switch intent.decision {
    case .allow: machine.began(.allow)
    case .deny:
      isDenied = true
      machine.began(.deny)
    case .ask(let asked):
      questions = asked
      machine.began(.ask)
    }
    process = requests.hold(intent.request) { [weak self] _ in self?.requestEnded() }
    let isOvertaken = startTransition(of: intent)
    guard let coordinator = stack.transitionCoordinator, coordinator.isInteractive, !isOvertaken
    else {
      if stack.transitionCoordinator?.isInteractive == true { interaction?.cancel() }
      return isOvertaken
        ? transitionEnded(.superseded(by: nil)) : transitionEnded(isCancelled: true)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.transitionEnded(isCancelled: context.isCancelled)
    }
  }

  /// Changes the stack, which starts the transition.
  ///
  /// - Returns: Whether code has changed the stack meanwhile, whose will prevails.
  private func startTransition(of intent: SwipeIntent) -> Bool {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    self.interaction = interaction
    let request = intent.request
    startingAnimator = intent.animator ?? SwipeAnimator(request.direction)
    startingInteraction = interaction
    let isOvertaken = requests.performOwn {
      switch request.direction {
      case .back: _ = stack.popViewController(animated: true)
      case .forward: stack.pushViewController(request.target, animated: true)
      }
    }
    (startingAnimator, startingInteraction) = (nil, nil)
    return isOvertaken
  }

  /// Returns the animator of the transition that starts, for the first who asks.
  func takeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    defer { startingAnimator = nil }
    return startingAnimator
  }

  /// Returns the interaction controller of the transition that starts, for the first who asks.
  func takeInteraction() -> UIPercentDrivenInteractiveTransition? {
    guard startingAnimator == nil else { return nil }
    defer { startingInteraction = nil }
    return startingInteraction
  }

  private func perform(_ action: HeldSwipeStateMachine.Action) {
    switch action {
    case .none: return
    case .update(let progress): interaction?.update(progress)
    case .ask: ask()
    case .finish(let velocity): settle(finishing: true, velocity)
    case .cancel(let velocity):
      settle(finishing: false, -velocity)
      // A denial is the answer to the request; otherwise the finger itself went back.
      if isDenied, let process {
        requests.end(process, .refused(by: process.request.source))
      }
    }
  }

  private func settle(finishing: Bool, _ velocity: CGFloat) {
    guard let interaction else { return }
    let rest = finishing ? 1 - interaction.percentComplete : interaction.percentComplete
    let time = SettlingCurve.duration(rest: rest, velocity: velocity)
    interaction.completionSpeed = max(rest * interaction.duration / time, 0.01)
    finishing ? interaction.finish() : interaction.cancel()
  }

  // MARK: The question

  private func ask() {
    guard let process, let page = heldPage else { return }
    process.ask(questions, of: page) { [weak self, weak process] isLeaving in
      guard let self, let process else { return }
      stack.recorder.note(.answer(leaves: isLeaving, of: page.journalName))
      guard isLeaving else { return requests.end(process, .refused(by: page)) }
      perform(machine.answered(true))
    }
  }

  /// The request has its outcome: a question that is open has become obsolete.
  private func requestEnded() { perform(machine.answered(false)) }

  private func transitionEnded(isCancelled: Bool) {
    guard isCancelled else { return transitionEnded(.completed) }
    transitionEnded(requests.isChangedByCode ? .superseded(by: nil) : .cancelled, isReverted: true)
  }

  /// Ends gestures of which nothing is left to drive: their fingers have no effect until they are
  /// lifted, and the recognizers are free for another one.
  private func endGestures() {
    for recognizer in recognizers where [.began, .changed].contains(recognizer.state) {
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  private func transitionEnded(_ outcome: BackOutcome, isReverted: Bool = false) {
    machine.transitionEnded()
    endGestures()
    interaction = nil
    questions = []
    let process = process
    self.process = nil
    process.map { requests.end($0, outcome) }
    if isReverted, let request = process?.request { stack.swipeWasCancelled(request) }
    let closures = closuresAfterSettling
    closuresAfterSettling = []
    for closure in closures { closure() }
  }
}
