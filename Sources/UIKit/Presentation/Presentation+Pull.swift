// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The finger that pulls a sheet down.
extension Presentation {
  /// Whether a finger may begin to pull.
  var canBePulled: Bool {
    controller.canBePulled && machine.state == .shown && presented.storedPresentation == nil
      && departingBelow == nil
  }

  /// How far the view was pulled out of its place without leaving, as a share of its way; `nil` if
  /// it was not.
  var stretched: CGFloat? {
    guard controller.canBePulled, controller.look == .cover else { return nil }
    let layer = moved.storedLayer
    let offset = (layer.presentation() ?? layer).position.y - rest.midY
    layer.removeAllAnimations()
    return offset == 0 ? nil : offset / travel
  }

  /// The way off the screen, in points.
  private var travel: CGFloat { max(1, container.storedLayer.bounds.height - rest.minY) }

  /// Takes what the recognizer saw to the state machine, and acts on the answer.
  func pullChanged(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      guard canBePulled else { return }
      act(pull.began(mayDismiss: mayBeDismissed))
      act(pull.moved(to: translation, height: travel))
    case .changed: act(pull.moved(to: translation, height: travel))
    case .ended:
      let velocity = recognizer.velocity(in: container).y
      act(pull.ended(at: translation, velocity: velocity, height: travel))
    case .cancelled, .failed: act(pull.cancelled())
    case .possible: return
    }
  }

  private var mayBeDismissed: Bool {
    !presented.isModalWithChildren
      && controller.delegate?.presentationControllerShouldDismiss(controller) != false
  }

  private func act(_ action: SheetDragStateMachine.Action) {
    switch action {
    case .none: return
    case .beginDismissal: beginPull()
    case .update(let progress): driver?.scrub(to: progress)
    case .finish(let velocity): release(finishing: true, velocity: velocity)
    case .cancel(let velocity): release(finishing: false, velocity: velocity)
    case .stretch(let length):
      UIView.performWithoutAnimation {
        moved.center = CGPoint(x: rest.midX, y: rest.midY + length)
      }
    case .springBack(let isAttempt):
      springBack()
      if isAttempt { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
    }
  }

  private func beginPull() {
    let controller = controller
    controller.delegate?.presentationControllerWillDismiss(controller)
    // What heard of it may have sent the controller away already.
    guard canBePulled, let window = container.storedWindow else { return pull.forget() }
    window.inSession {
      leave(window, from: nil, speed: 0, animated: true, isPulled: true) {
        controller.delegate?.presentationControllerDidDismiss(controller)
      }
    }
    if machine.state != .held { pull.forget() }
  }

  private func release(finishing: Bool, velocity: CGFloat) {
    guard machine.state == .held else { return }
    machine.release(finishing: finishing)
    coordinator?.interactionEnded(isCancelled: !finishing)
    driver?.release(finishing: finishing, velocity: velocity)
  }

  private func springBack() {
    UIView.animate(
      withDuration: SystemSpring.duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [self] in moved.center = CGPoint(x: rest.midX, y: rest.midY) }
    )
  }

  /// Code takes the controller away that a finger holds: it goes on from there.
  func takeOver(animated: Bool, completion: (() -> Void)?) {
    let pulled = self.completion
    self.completion = {
      pulled?()
      completion?()
    }
    forgetPull()
    if let custom {
      custom.finishInteractiveTransition()
    } else {
      release(finishing: true, velocity: 0)
    }
    if !animated { endMotion(finished: true) }
  }

  /// What the finger does until it is lifted means nothing any more.
  func forgetPull() {
    pull.forget()
    pullRecognizer.isEnabled = false
    pullRecognizer.isEnabled = true
  }

  /// The presenting controller, which was about to be seen, is covered again.
  private func coverAgain() {
    guard let presenting else { return }
    takePresenterBack()
    presenting.beginAppearanceTransition(false, animated: true)
    covered = presenting.outermostView
    covered?.removeFromSuperview()
    presenting.endDisappearing()
  }

  /// A finger let the controller go back: the callbacks in reverse, when it is in its place.
  func returned() {
    if machine.state == .held {
      machine.release(finishing: false)
      coordinator?.interactionEnded(isCancelled: true)
    }
    pull.forget()
    motion?.settle()
    settleCustom()
    for upper in chain { upper.moved.isHidden = false }
    machine.advance()
    chain.last?.container.blocksTouches = false
    presented.lifecycle.endModalTransition()
    if takesPresentingOut { coverAgain() }
    presented.beginAppearanceTransition(true, animated: true)
    presented.announceIsAppearing(animated: true)
    presented.endAppearing()
    controller.dismissalTransitionDidEnd(false)
    machine.advance()
    completion = nil
    finishTransition(isCancelled: true)
  }
}
