// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One transition between the pages of two tabs, made by an animator of the app.
@MainActor
final class TabTransition {
  let from: UIViewController
  let to: UIViewController
  /// The wrapper of the old page, which is that of the new page at the end.
  let container: UIView
  /// The size that the pages are laid out for.
  let size: CGSize
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  private var driver: TransitionDriver?

  init(
    from: UIViewController,
    to: UIViewController,
    container: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.from, self.to, self.container) = (from, to, container)
    size = container.storedLayer.bounds.size
    context = TransitionContext(
      from: from,
      to: to,
      container: container,
      animator: animator,
      interactor: interactor
    )
    let bounds = container.storedLayer.bounds
    context.setFrames(of: from, initial: bounds, final: .zero)
    context.setFrames(of: to, initial: .zero, final: bounds)
    coordinator = TransitionCoordinator(
      from: from,
      to: to,
      container: container,
      duration: context.duration,
      isInteractive: context.startsInteractively,
      completionCurve: interactor?.completionCurve ?? .easeInOut
    )
  }

  /// Starts the animator or the interaction controller.
  ///
  /// - Parameters:
  ///   - view: The controller's view, whose time the driver stops if it drives the animations.
  ///   - bar: The bar, the only view that the driver moves otherwise.
  ///   - handlers: The reactions to the calls of the animator and the interaction controller.
  func start(moving view: UIView?, along bar: UIView, handlers: TransitionContext.Handlers) {
    let containers = context.drivesAnimations ? [view].compactMap { $0 } : [bar]
    let driver = TransitionDriver(
      containers: containers,
      duration: coordinator.transitionDuration,
      clock: container.storedWindow?.session.clock ?? Session.current.clock
    )
    self.driver = driver
    driver.prepare {}
    coordinator.join(driver)
    context.driver = driver
    context.handlers = handlers
    context.start(beside: driver)
  }

  /// Plays the rest of the transition after the finger lifted.
  func interactionDidEnd(finishing: Bool) {
    coordinator.interactionEnded(isCancelled: !finishing)
    driver?.easeOut(context, finishing: finishing)
  }

  /// Ends the animations.
  func end(finished: Bool) {
    driver?.onEnd = nil
    driver?.end(finished: finished)
    driver = nil
    context.end(finished: finished)
  }
}
