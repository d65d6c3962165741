// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension Presentation {
  /// Brings the presented controller up.
  ///
  /// The order of the callbacks is that of uikit-facts 2.10; whatever moves below is completed.
  func arrive(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    guard let presenting else { return }
    self.completion = completion
    presenting.beginPresenting(self)
    let takesTime = animated && UIView.areAnimationsEnabled
    if takesTime {
      custom = arrivalContext(over: presenting)
      coordinator = makeCoordinator(from: presenting, to: presented, custom: custom)
    }
    presented.loadViewIfNeeded()
    if takesPresentingOut { presenting.beginAppearanceTransition(false, animated: takesTime) }
    guard stands else { return }
    presented.beginAppearanceTransition(true, animated: takesTime)
    guard stands else { return }
    fill(window) { controller.presentationTransitionWillBegin() }
    guard stands else { return }
    container.blocksTouches = true
    if custom == nil { presented.announceIsAppearing(animated: takesTime) }
    container.layoutIfNeeded()
    machine.advance()
    if let custom {
      beginArrival(custom) { $1 ? $0.arrivalEnded() : $0.arrivalTakenBack() }
      if machine.state == .arriving { presented.announceIsAppearing(animated: true) }
    } else if takesTime {
      move(ModalTransition(of: self, isPresenting: true)) { presentation, _ in
        presentation.arrivalEnded()
      }
    } else {
      arrivalEnded()
    }
    if machine.state == .arriving { runWaiting() }
  }

  private func arrivalEnded() {
    motion?.settle()
    settleCustom()
    machine.advance()
    container.blocksTouches = false
    presented.endAppearing()
    if takesPresentingOut, let presenting {
      covered = presenting.outermostView
      covered?.removeFromSuperview()
      presenting.endDisappearing()
    }
    presented.lifecycle.endModalTransition()
    controller.presentationTransitionDidEnd(true)
    machine.advance()
    finishTransition()
  }

  /// A client's animator took the arrival back: as if nothing had come.
  private func arrivalTakenBack() {
    container.blocksTouches = false
    if let presenting, container.storedWindow != nil {
      takePresenterBack()
      presented.beginAppearanceTransition(false, animated: true)
      if takesPresentingOut {
        presenting.beginAppearanceTransition(true, animated: true)
        presenting.announceIsAppearing(animated: true)
        presenting.endAppearing()
      }
    }
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endDisappearing()
    presented.lifecycle.endModalTransition()
    controller.presentationTransitionDidEnd(false)
    machine.takeBack()
    disconnect()
    finishTransition(isCancelled: true)
  }

  /// Prepares a way, and sets out on it.
  ///
  /// - Parameters:
  ///   - motion: The way.
  ///   - speed: The speed at the start, in shares of the way off the screen per second.
  ///   - isPulled: Whether a finger moves it.
  ///   - whenEnded: Is told whether the way was gone to its end.
  func move(
    _ motion: ModalTransition,
    speed: CGFloat = 0,
    isPulled: Bool = false,
    whenEnded: @escaping @MainActor (Presentation, Bool) -> Void
  ) {
    self.motion = motion
    let driver = TransitionDriver(
      containers: chain.map(\.container) + (card.map { [$0.view] } ?? []),
      duration: SystemSpring.duration,
      clock: Session.current.clock
    )
    self.driver = driver
    // Weakly: what goes away on the way leaves nothing behind.
    driver.onEnd = { [weak self] finished in
      guard let self else { return }
      self.driver = nil
      whenEnded(self, finished)
    }
    driver.prepare { motion.animate() }
    coordinator?.join(driver)
    if isPulled {
      driver.scrub(to: 0)
    } else {
      driver.run(velocity: motion.distance == 0 ? 0 : speed / motion.distance)
    }
  }

  func makeCoordinator(
    from: UIViewController,
    to: UIViewController,
    isInteractive: Bool = false,
    custom: TransitionContext? = nil
  ) -> TransitionCoordinator {
    TransitionCoordinator(
      from: from,
      to: to,
      container: container,
      duration: custom?.duration ?? SystemSpring.duration,
      isPush: false,
      isInteractive: custom?.startsInteractively ?? isInteractive,
      presentationStyle: controller.style
    )
  }

  /// Everyone knows: ends the coordinator, calls back, and lets those in that wait.
  func finishTransition(isCancelled: Bool = false) {
    motion = nil
    let (coordinator, completion) = (coordinator, completion)
    (self.coordinator, self.completion) = (nil, nil)
    coordinator?.end(isCancelled: isCancelled)
    completion?()
    runWaiting()
  }
}
