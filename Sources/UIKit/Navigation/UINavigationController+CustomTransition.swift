// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Transitions that the delegate's animators make in place of the native one.
extension UINavigationController {
  /// Asks the delegate for a transition of its own.
  ///
  /// - Parameters:
  ///   - operation: Whether pages come or go.
  ///   - from: The page that is seen.
  ///   - to: The page that will be.
  /// - Returns: The transition; `nil` for the native one.
  func delegatesTransition(
    _ operation: StackChange.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> TransitionContext? {
    guard let animator = delegatesAnimator(operation, from: from, to: to) else { return nil }
    to.loadViewIfNeeded()
    let container = wrapper(of: from)
    let context = TransitionContext(
      from: from,
      to: to,
      container: container,
      animator: animator,
      interactor: storedDelegate?.navigationController(
        self,
        interactionControllerFor: animator
      )
    )
    let bounds = container.storedLayer.bounds
    context.setFrames(of: from, initial: bounds, final: .zero)
    context.setFrames(of: to, initial: .zero, final: bounds)
    return context
  }

  func delegatesAnimator(
    _ operation: StackChange.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    storedDelegate?.navigationController(
      self,
      animationControllerFor: operation == .push ? .push : .pop,
      from: from,
      to: to
    )
  }

  /// Puts the view that comes where the animator expects it.
  func prepare(_ context: TransitionContext, to page: UIViewController) {
    context.containerView.isUserInteractionEnabled = false
    page.setContainerSafeAreaInsets(coveredInsets)
    guard let view = page.viewIfLoaded, view.storedSuperview == nil else { return }
    UIView.performWithoutAnimation {
      view.setStoredFrame(context.finalFrame(for: page))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  /// Lets the client's animator or interaction controller begin.
  func begin(_ context: TransitionContext, of running: NavigationTransition) {
    let (driver, to) = (running.driver, running.to)
    context.driver = driver
    context.handlers = TransitionContext.Handlers(
      release: { [weak self, weak context] finishing in
        guard let self, let context else { return }
        phase.released(finishing: finishing)
        transition?.coordinator.interactionEnded(isCancelled: !finishing)
        transition?.driver.easeOut(context, finishing: finishing)
      },
      takeOver: { [weak self] in
        self?.phase.takenOver()
        self?.transition?.coordinator.interactionEnded(isCancelled: false)
      },
      complete: { [weak self, weak running] finished in
        guard let self, let running, transition === running else { return }
        end(running, finished: finished)
      }
    )
    context.start(beside: driver)
    announceArrival(of: to)
  }

  /// Ends a client's transition: what moved along stops with it.
  func end(_ running: NavigationTransition, finished: Bool) {
    running.driver.onEnd = nil
    running.driver.end(finished: finished)
    running.custom?.end(finished: finished)
    ended(running, finished: finished)
  }

  /// Tells the page that comes that its view is in place, once it is.
  func announceArrival(of page: UIViewController) {
    guard page.storedView?.storedWindow != nil else { return }
    page.announceIsAppearing(animated: true)
    page.storedView?.layoutIfNeeded()
  }
}
