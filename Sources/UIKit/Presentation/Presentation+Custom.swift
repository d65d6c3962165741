// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Ways in and out that a client's animator makes.
extension Presentation {
  /// Asks the presented controller's delegate for its way in.
  func arrivalContext(over presenting: UIViewController) -> TransitionContext? {
    let delegate = presented.storedTransitioningDelegate
    let animator = delegate?.animationController(
      forPresented: presented,
      presenting: presenting,
      source: source ?? presenting
    )
    guard let animator else { return nil }
    return TransitionContext(
      from: presenting,
      to: presented,
      container: container,
      style: controller.style,
      animator: animator,
      interactor: delegate?.interactionControllerForPresentation(using: animator)
    )
  }

  /// Asks the delegate of the topmost controller for its way out.
  func departureContext(
    of top: Presentation,
    to presenting: UIViewController
  ) -> TransitionContext? {
    let delegate = top.presented.storedTransitioningDelegate
    guard let animator = delegate?.animationController(forDismissed: top.presented) else {
      return nil
    }
    return TransitionContext(
      from: top.presented,
      to: presenting,
      container: top.container,
      style: top.controller.style,
      animator: animator,
      interactor: delegate?.interactionControllerForDismissal(using: animator)
    )
  }

  /// Lets the client's animator bring the presented view in.
  func beginArrival(
    _ context: TransitionContext,
    whenEnded: @escaping @MainActor (Presentation, Bool) -> Void
  ) {
    guard let presenting else { return }
    let bounds = container.storedLayer.bounds
    let frame = controller.frameOfPresentedViewInContainerView
    UIView.performWithoutAnimation {
      moved.setPlace(frame)
      controller.backdrop?.alpha = 0
    }
    context.setView(of: presented, moved)
    if !takesPresentingOut { context.setView(of: presenting, nil) }
    context.setFrames(of: presenting, initial: bounds, final: takesPresentingOut ? .zero : bounds)
    context.setFrames(of: presented, initial: .zero, final: frame)
    begin(context, whenEnded) { controller.backdrop?.alpha = 1 }
  }

  /// Lets the client's animator take the topmost view out; those between are gone at once.
  func beginDeparture(
    _ context: TransitionContext,
    of top: Presentation,
    whenEnded: @escaping @MainActor (Presentation, Bool) -> Void
  ) {
    guard let presenting else { return }
    let bounds = container.storedLayer.bounds
    if top.moved !== top.wrapper { context.setView(of: top.presented, top.moved) }
    if !takesPresentingOut { context.setView(of: presenting, nil) }
    context.setFrames(of: top.presented, initial: top.rest, final: .zero)
    context.setFrames(of: presenting, initial: .zero, final: bounds)
    for presentation in chain where presentation !== top { presentation.moved.isHidden = true }
    let (backdrops, card) = (chain.compactMap(\.controller.backdrop), card)
    begin(context, whenEnded) {
      for backdrop in backdrops { backdrop.alpha = 0 }
      card?.put(at: 1)
    }
  }

  private func begin(
    _ context: TransitionContext,
    _ whenEnded: @escaping @MainActor (Presentation, Bool) -> Void,
    along: () -> Void
  ) {
    whenCustomEnded = whenEnded
    let own = chain.compactMap(\.controller.backdrop) + (card.map { [$0.view] } ?? [])
    let driver = TransitionDriver(
      // A client's animations have their own time, unless a finger drives them.
      containers: context.drivesAnimations
        ? chain.map(\.container) + (card.map { [$0.view] } ?? [])
        : own,
      duration: context.duration,
      clock: Session.current.clock
    )
    self.driver = driver
    context.driver = driver
    context.handlers = TransitionContext.Handlers(
      release: { [weak self, weak context] finishing in
        guard let self, let context else { return }
        machine.release(finishing: finishing)
        coordinator?.interactionEnded(isCancelled: !finishing)
        self.driver?.easeOut(context, finishing: finishing)
      },
      takeOver: { [weak self] in self?.coordinator?.interactionEnded(isCancelled: false) },
      complete: { [weak self, weak context] finished in
        guard let self, let context, custom === context else { return }
        endCustom(finished: finished)
      }
    )
    driver.prepare(along)
    coordinator?.join(driver)
    context.start(beside: driver)
  }

  /// Ends a client's transition: what moved along stops with it.
  func endCustom(finished: Bool) {
    guard let context = custom, let ended = whenCustomEnded else { return }
    (custom, whenCustomEnded) = (nil, nil)
    driver?.onEnd = nil
    driver?.end(finished: finished)
    driver = nil
    context.end(finished: finished)
    ended(self, finished)
    context.animator.animationEnded(finished)
  }

  /// Leaves everything at rest in its place after a client's transition.
  func settleCustom() {
    guard motion == nil else { return }
    UIView.performWithoutAnimation {
      for presentation in chain { presentation.controller.backdrop?.alpha = 1 }
      if moved.storedSuperview == nil { container.addSubview(moved) }
      place()
    }
  }

  /// An animator may have put the presenting view into the container: it belongs into the window.
  func takePresenterBack() {
    // The lower containers are out of the window where an upper one covers them.
    guard let upper = chain.last(where: { $0.container.storedWindow != nil })?.container,
      let window = upper.storedWindow, let view = presenting?.outermostController.storedView,
      chain.contains(where: { view.storedSuperview === $0.container })
    else { return }
    UIView.performWithoutAnimation {
      view.setPlace(window.storedLayer.bounds)
      window.insertSubview(view, belowSubview: upper)
    }
  }
}
