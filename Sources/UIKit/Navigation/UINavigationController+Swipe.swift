// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationController {
  /// Takes what the swipe's recognizer saw to the state machine, and acts on the answer.
  func swipeChanged() {
    guard let view = storedView else { return }
    let sign: CGFloat = view.isRightToLeft ? -1 : 1
    let width = view.storedLayer.bounds.width
    let translation = swipeRecognizer.translation(in: view).x * sign
    switch swipeRecognizer.state {
    case .began:
      act(swipe.began(canPop: swipeAnswer != .refuse))
      act(swipe.moved(to: translation + swipeStart * width, width: width))
    case .changed: act(swipe.moved(to: translation + swipeStart * width, width: width))
    case .ended:
      let velocity = swipeRecognizer.velocity(in: view).x * sign
      act(
        swipe.ended(
          at: translation + swipeStart * width,
          velocity: velocity,
          width: width
        )
      )
    case .cancelled, .failed: act(swipe.cancelled())
    case .possible: return
    }
  }

  /// What a swipe that is about to begin is told.
  var swipeAnswer: StackTransitionStateMachine.SwipeAnswer {
    phase.swipeArrives(
      canPop: stack.count > 1 && isShown && !isOperating && transition?.custom == nil
    )
  }

  private func act(_ action: SwipeBackStateMachine.Action) {
    guard action != .none else { return }
    storedView?.storedWindow?.windowScene?.stage?.trace(.gesture, action.shortText)
    switch action {
    case .none: return
    case .beginPop:
      let pull = swipeAnswer == .catchPush ? endCaughtPush() : Pull(progress: 0)
      // What heard of the caught push's end may have changed the stack.
      guard stack.count > 1, transition == nil else { return swipe.forget() }
      swipeStart = pull.progress
      operate { change(.pop(1), animated: true, pull: pull, following: nil) }
    case .update(let progress): transition?.driver.scrub(to: progress)
    case .finish(let velocity):
      phase.released(finishing: true)
      transition?.coordinator.interactionEnded(isCancelled: false, velocity: velocity)
      transition?.driver.release(finishing: true, velocity: velocity)
    case .cancel(let velocity):
      phase.released(finishing: false)
      transition?.coordinator.interactionEnded(isCancelled: true, velocity: velocity)
      transition?.driver.release(finishing: false, velocity: velocity)
    }
  }
}

extension SwipeBackStateMachine.Action {
  /// What the trace of the data flow writes.
  fileprivate var shortText: String {
    switch self {
    case .none: "none"
    case .beginPop: "beginPop"
    case .update(let progress): String(format: "update to %.3f", progress)
    case .finish(let velocity): String(format: "finish at %.3f per second", velocity)
    case .cancel(let velocity): String(format: "cancel at %.3f per second", velocity)
    }
  }
}
