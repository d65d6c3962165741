// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// Makes and runs the transitions of a stack, native ones and custom ones.
@MainActor
final class StackTransitionRunner {
  private unowned(unsafe) let controller: UINavigationController
  private let callbacks: StackCallbacks
  /// The duration of a timed native transition, in seconds.
  private(set) var duration = SystemSpring.duration

  init(_ controller: UINavigationController, _ callbacks: StackCallbacks) {
    (self.controller, self.callbacks) = (controller, callbacks)
  }

  private var engine: StackEngine { controller.engine }

  /// Changes the duration of timed native transitions: for benchmarks.
  func setDuration(_ duration: TimeInterval) { self.duration = duration }

  // MARK: Making a transition

  /// Asks the delegate for a custom animator.
  ///
  /// - Returns: Its context; `nil` for the native transition.
  func customContext(
    isPush: Bool,
    from: UIViewController,
    to: UIViewController
  ) -> TransitionContext? {
    guard let animator = callbacks.animator(isPush: isPush, from: from, to: to) else { return nil }
    to.loadViewIfNeeded()
    let container = engine.container.wrapper(of: from)
    let context = TransitionContext(
      from: from,
      to: to,
      container: container,
      animator: animator,
      interactor: callbacks.interactor(for: animator)
    )
    let bounds = container.storedLayer.bounds
    context.setFrames(of: from, initial: bounds, final: .zero)
    context.setFrames(of: to, initial: .zero, final: bounds)
    return context
  }

  /// Makes the coordinator of a transition in a view.
  func coordinator(for plan: NavigationTransitionPlan, in view: UIView) -> TransitionCoordinator {
    let custom = plan.custom
    return TransitionCoordinator(
      from: plan.from,
      to: plan.to,
      container: custom?.containerView ?? view,
      duration: custom?.duration ?? duration,
      isInteractive: plan.interactiveStart != nil || custom?.startsInteractively == true,
      isInterruptible: plan.isInterruptible,
      completionCurve: custom?.interactor?.completionCurve ?? .easeInOut
    )
  }

  /// Makes a transition, whose views are put in place for its start.
  func make(
    _ plan: NavigationTransitionPlan,
    _ coordinator: TransitionCoordinator
  ) -> NavigationTransition {
    let pages = placePages(plan)
    let zoom = plan.zoom.map { makeZoom($0, of: plan) }
    let container = engine.container
    let bar = container.bar.makeTransition(
      to: container.bar.items(of: engine.stack, after: plan.formerStack),
      isPush: plan.isPush,
      // A bar that slides with its page keeps that page's content.
      stationary: container.barSlides ? (container.isBarHidden ? .outgoing : .incoming) : nil,
      fades: zoom != nil
    )
    let toolbar = engine.toolbar.made?.makeTransition(to: plan.to.storedToolbarItems ?? [])
    let driver = TransitionDriver(
      containers: drivenViews(in: plan.custom),
      duration: coordinator.transitionDuration,
      clock: clock
    )
    return NavigationTransition(
      plan,
      NavigationTransition.Parts(pages: pages, zoom: zoom, bar: bar, toolbar: toolbar),
      size: container.pagesView.storedLayer.bounds.size,
      driver: driver,
      coordinator: coordinator
    )
  }

  /// Puts both pages where the transition starts.
  ///
  /// - Returns: The native transition of the pages; `nil` with a zoom or a custom animator.
  private func placePages(_ plan: NavigationTransitionPlan) -> ParallaxTransition? {
    if let custom = plan.custom {
      prepare(custom, to: plan.to)
      controller.layOutContainer()
      return nil
    }
    let container = engine.container
    let pages = plan.zoom == nil ? slide(plan) : nil
    if plan.zoom != nil { stack(plan.upper, over: plan.lower) }
    plan.to.announceIsAppearing(animated: true)
    controller.layOutContainer()
    container.wrapper(of: plan.to).layoutIfNeeded()
    if plan.movesBottomBar {
      controller.carryBottomBar(by: plan.lower, in: container.wrapper(of: plan.lower))
    } else if !controller.hidesBottomBar {
      controller.settleBottomBar()
    }
    return pages
  }

  private func slide(_ plan: NavigationTransitionPlan) -> ParallaxTransition {
    let container = engine.container
    return ParallaxTransition(
      container: container.pagesView,
      upper: container.wrapper(of: plan.upper),
      lower: container.wrapper(of: plan.lower),
      isPush: plan.isPush,
      // The client may set the layout direction of the stack's view; subviews do not inherit it.
      isRightToLeft: controller.storedView?.isRightToLeft ?? false,
      following: plan.interrupted?.pages
    )
  }

  /// Puts a page over another one, both at rest.
  private func stack(_ upper: UIViewController, over lower: UIViewController) {
    let container = engine.container
    UIView.performWithoutAnimation {
      for page in [lower, upper] {
        let wrapper = container.wrapper(of: page)
        wrapper.setStoredFrame(container.pagesView.storedLayer.bounds)
        wrapper.isUserInteractionEnabled = false
        container.pagesView.bringSubviewToFront(wrapper)
      }
    }
  }

  /// Makes the zoom of a page, when both pages are in place.
  private func makeZoom(
    _ request: ZoomRequest,
    of plan: NavigationTransitionPlan
  ) -> PageZoomTransition {
    engine.swipe.followZooms()
    let container = engine.container
    // The source is where the layout of the page puts it.
    container.wrapper(of: plan.lower).layoutIfNeeded()
    return PageZoomTransition(
      request,
      in: container.pagesView,
      of: container.wrapper(of: plan.upper),
      isPush: plan.isPush,
      timing: (duration, clock, plan.interactiveStart != nil),
      following: plan.interrupted?.zoom
    )
  }

  private var clock: FrameClock {
    controller.storedView?.storedWindow?.session.clock ?? Session.current.clock
  }

  /// Puts the destination page's view where the custom animator expects it.
  private func prepare(_ context: TransitionContext, to page: UIViewController) {
    context.containerView.isUserInteractionEnabled = false
    page.setContainerSafeAreaInsets(engine.container.coveredInsets(of: page))
    guard let view = page.viewIfLoaded, view.storedSuperview == nil else { return }
    UIView.performWithoutAnimation {
      view.setStoredFrame(context.finalFrame(for: page))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  /// The views whose time the driver stops: all, unless a custom animator's animations run freely.
  private func drivenViews(in custom: TransitionContext?) -> [UIView] {
    if let custom, !custom.drivesAnimations {
      return [engine.container.bar, engine.toolbar.made].compactMap { $0 }
    }
    return [controller.storedView].compactMap { $0 }
  }

  // MARK: Running a transition

  /// Makes the animations of a transition, its alongside ones included.
  func prepare(_ transition: NavigationTransition) {
    let driver = transition.driver
    driver.onProgress = { [weak controller, weak transition] progress in
      transition?.zoom?.show(progress)
      controller?.engine.trace(.transition, String(format: "%.3f", progress))
    }
    // Weakly: a stack that is released meanwhile leaves nothing behind.
    driver.onEnd = { [weak controller, weak transition] finished in
      guard let controller, let transition else { return }
      withExtendedLifetime(controller) {
        controller.engine.transitionEnded(transition, finished: finished)
      }
    }
    let slide = engine.container.prepareBarSlide(isPush: transition.isPush)
    driver.prepare {
      transition.pages?.animate()
      slide?()
      transition.bar.animate()
      transition.toolbar?.animate()
    }
    transition.coordinator.join(driver)
  }

  /// Runs a prepared transition by the clock, or holds it for the finger.
  func run(_ transition: NavigationTransition) {
    let plan = transition.plan
    if let custom = plan.custom {
      begin(custom, of: transition)
    } else if let progress = plan.interactiveStart {
      transition.driver.scrub(to: progress)
    } else {
      let distance = transition.pages?.distance ?? 0
      let velocity = plan.interrupted?.velocity(over: distance) ?? 0
      transition.driver.run(velocity: transition.zoom?.startVelocity ?? velocity)
    }
  }

  /// Begins the transition of the custom animator or the interaction controller.
  private func begin(_ context: TransitionContext, of transition: NavigationTransition) {
    context.driver = transition.driver
    context.handlers = TransitionContext.Handlers(
      release: { [weak controller, weak transition] finishing in
        guard let controller, let transition else { return }
        withExtendedLifetime(controller) {
          controller.engine.customTransitionReleased(transition, finishing: finishing)
        }
      },
      takeOver: { [weak controller, weak transition] in
        guard let controller, let transition else { return }
        withExtendedLifetime(controller) {
          controller.engine.customTransitionTakenOver(transition)
        }
      },
      complete: { [weak controller, weak transition] finished in
        guard let controller, let transition else { return }
        withExtendedLifetime(controller) {
          controller.engine.customTransitionCompleted(transition, finished: finished)
        }
      }
    )
    context.start(beside: transition.driver)
    callbacks.isAppearing(transition.to)
  }

  /// Ends the animations of a custom transition; the engine learns nothing of it.
  func stopCustom(_ transition: NavigationTransition, finished: Bool) {
    transition.driver.onEnd = nil
    transition.driver.end(finished: finished)
    transition.custom?.end(finished: finished)
  }
}
