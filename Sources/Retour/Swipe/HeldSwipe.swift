// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// A swipe back about which a guard denies or asks.
///
/// UIKit's own animator can be neither slowed down nor held. The kit pops with an animator of its
/// own, which imitates the native one, and drives it with a recognizer of its own.
@MainActor
final class HeldSwipe {
  private unowned let stack: BackNavigationController
  private let requests: BackRequestEngine
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private lazy var target = RecognizerTarget { [unowned self] in recognizerChanged() }
  private var machine = HeldSwipeStateMachine()
  /// The swipe that begins with the next gesture of the recognizer.
  private var intent: SwipeIntent?
  /// The questions that are put when the finger lets go; none where a guard denies.
  private var questions: [@MainActor () async -> Bool] = []
  private var process: RunningBackRequest?
  private var closuresAfterSettling: [() -> Void] = []
  /// The interaction controller of the pop that is running.
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The transition of the pop while it starts; UIKit asks the stack's delegate for it.
  private(set) var startingTransition: (SwipeAnimator, UIPercentDrivenInteractiveTransition)?

  init(_ stack: BackNavigationController, _ requests: BackRequestEngine) {
    (self.stack, self.requests) = (stack, requests)
    // As UIKit's own recognizer: the page under the edge sees no touch of a swipe.
    recognizer.delaysTouchesBegan = true
  }

  /// The page that the swipe holds, which is on top as far as the user is concerned.
  var heldPage: UIViewController? { machine.holdsPage ? process?.request.source : nil }

  /// Adds the recognizer to the stack's view.
  func install(delegate: any UIGestureRecognizerDelegate) {
    recognizer.delegate = delegate
    target.attach(to: recognizer)
    stack.view.addGestureRecognizer(recognizer)
    followLayoutDirection()
  }

  /// Moves the recognizer to the leading edge.
  func followLayoutDirection() { recognizer.edges = isMirrored ? .right : .left }

  private var isMirrored: Bool {
    stack.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Prepares for a gesture, which begins next.
  func prepare(_ intent: SwipeIntent) { self.intent = intent }

  /// Calls a closure when the page is back in its place; at once if it is.
  func whenSettled(_ closure: @escaping () -> Void) {
    machine.holdsPage ? closuresAfterSettling.append(closure) : closure()
  }

  // MARK: The gesture

  /// The recognizer changed its state, or its finger moved.
  func recognizerChanged() {
    guard let view = stack.viewIfLoaded else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
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
    switch intent.decision {
    case .allow: return
    case .deny:
      questions = []
      machine.began(.deny)
    case .ask(let asked):
      questions = asked
      machine.began(.ask)
    }
    process = requests.hold(intent.request) { [weak self] _ in self?.requestEnded() }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    self.interaction = interaction
    startingTransition = (SwipeAnimator(), interaction)
    requests.performOwn { _ = stack.popViewController(animated: true) }
    startingTransition = nil
    guard let coordinator = stack.transitionCoordinator, coordinator.isInteractive else {
      return transitionEnded(isCancelled: true)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.transitionEnded(isCancelled: context.isCancelled)
    }
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
      if questions.isEmpty, let process {
        requests.end(process, .refused(by: process.request.source))
      }
    }
  }

  private func settle(finishing: Bool, _ velocity: CGFloat) {
    guard let interaction else { return }
    let rest = finishing ? 1 - interaction.percentComplete : interaction.percentComplete
    let time = SettlingCurve.duration(rest: rest, velocity: velocity)
    interaction.completionSpeed = max(rest * SwipeAnimator.duration / time, 0.01)
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
    machine.transitionEnded()
    interaction = nil
    questions = []
    let process = process
    self.process = nil
    process.map { requests.end($0, isCancelled ? .cancelled : .completed) }
    let closures = closuresAfterSettling
    closuresAfterSettling = []
    for closure in closures { closure() }
  }
}
