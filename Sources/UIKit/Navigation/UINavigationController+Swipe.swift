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
      act(swipe.began(canPop: stack.count > 1 && isShown && transition == nil))
      act(swipe.moved(to: translation, width: width))
    case .changed: act(swipe.moved(to: translation, width: width))
    case .ended:
      let velocity = swipeRecognizer.velocity(in: view).x * sign
      act(swipe.ended(at: translation, velocity: velocity, width: width))
    case .cancelled, .failed: act(swipe.cancelled())
    case .possible: return
    }
  }

  private func act(_ action: SwipeBackStateMachine.Action) {
    guard action != .none else { return }
    storedView?.storedWindow?.windowScene?.stage?.trace(.gesture, "\(action)")
    switch action {
    case .none: return
    case .beginPop:
      change(to: stack.dropLast(), animated: true, isInteractive: true, following: nil)
    case .update(let progress): transition?.driver.scrub(to: progress)
    case .finish(let velocity):
      transition?.coordinator.interactionEnded(isCancelled: false)
      transition?.driver.release(finishing: true, velocity: velocity)
    case .cancel(let velocity):
      transition?.isFallingBack = true
      transition?.coordinator.interactionEnded(isCancelled: true)
      transition?.driver.release(finishing: false, velocity: velocity)
    }
  }
}
