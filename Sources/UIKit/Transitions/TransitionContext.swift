// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The context of a custom transition, for its animator and its interaction controller.
///
/// It reports their calls to its owner, which decides.
@preconcurrency @MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The owner's handlers for the calls of animator and interaction controller.
  struct Handlers {
    var release: @MainActor (_ finishing: Bool) -> Void = { _ in }
    var takeOver: @MainActor () -> Void = {}
    var complete: @MainActor (_ finished: Bool) -> Void = { _ in }
  }

  // Weakly: the presenting view controller owns the presentation, which owns this.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The duration that the animator returned, in seconds.
  private(set) var duration: TimeInterval = 0
  private var views: [ObjectIdentifier: UIView?] = [:]
  private var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
  /// The driver of the alongside animations.
  weak var driver: TransitionDriver?
  var handlers = Handlers()
  private let recorder = AnimationRecorder()
  /// The animator's own interruptible animator, which a finger drives.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false

  init(
    from: UIViewController,
    to: UIViewController,
    container: UIView,
    style: UIModalPresentationStyle = .none,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.from, self.to, containerView) = (from, to, container)
    (presentationStyle, self.animator, self.interactor) = (style, animator, interactor)
    super.init()
    let asked = animator.transitionDuration(using: self)
    duration = asked.isFinite ? max(0, asked) : 0
  }

  /// Sets the frames of a controller's view at the start and at the end.
  func setFrames(of controller: UIViewController, initial: CGRect, final: CGRect) {
    frames[ObjectIdentifier(controller)] = (initial, final)
  }

  /// Sets the view that moves in place of a controller's own; `nil` if none does.
  func setView(of controller: UIViewController, _ view: UIView?) {
    views[ObjectIdentifier(controller)] = .some(view)
  }

  // MARK: For the owner

  /// Whether the animator's animations follow the progress of the interaction.
  var drivesAnimations: Bool { interactor is UIPercentDrivenInteractiveTransition }
  /// Whether the transition is interactive from its start.
  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }
  /// The progress of the transition, 0...1.
  var progress: CGFloat { driver?.progress ?? 0 }

  /// Starts the interaction controller or the animator; the driver is prepared.
  func start() {
    if let interactor, drivesAnimations || startsInteractively {
      interactor.startInteractiveTransition(self)
    } else {
      runAnimator()
    }
  }

  func runAnimator() {
    guard !isOver else { return }
    recorder.record {
      if drivesAnimations { interruptible = makeInterruptible() }
      guard let interruptible else { return animator.animateTransition(using: self) }
      interruptible.startAnimation()
    }
  }

  private func makeInterruptible() -> (any UIViewImplicitlyAnimating)? {
    let own = animator.interruptibleAnimator(using: self)
    return own is NoInterruptibleAnimator ? nil : own
  }

  /// Ends the interruptible animator, whose completions learn where; returns whether there is one.
  private func endInterruptible(finished: Bool) -> Bool {
    guard let own = interruptible else { return false }
    interruptible = nil
    guard own.state == .active else { return own.state == .inactive }
    own.stopAnimation(false)
    own.finishAnimation(at: finished ? .end : .start)
    return true
  }

  /// The driver ended, and with it the animations that it drove.
  func arrive(finished: Bool) {
    if endInterruptible(finished: finished) { return }
    if !finished {
      recorder.revert()
    } else if drivesAnimations {
      recorder.finish()
    }
  }

  /// Ends the transition without a call of the animator.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !finished
    if endInterruptible(finished: finished) { return }
    finished ? recorder.finish() : recorder.revert()
  }

  // MARK: UIViewControllerContextTransitioning

  var isAnimated: Bool { true }
  var isInteractive: Bool { !isOver && driver?.isInteractive ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    driver?.scrub(to: percentComplete)
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    handlers.release(true)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    transitionWasCancelled = true
    handlers.release(false)
  }

  func pauseInteractiveTransition() {
    guard !isOver, let driver, !driver.isInteractive else { return }
    transitionWasCancelled = false
    driver.scrub(to: driver.progress)
    handlers.takeOver()
  }

  /// Starts the custom transition and its alongside animations.
  ///
  /// - Parameter driver: The driver of the alongside animations, prepared.
  func start(beside driver: TransitionDriver) {
    driver.onEnd = { [weak self] finished in self?.arrive(finished: finished) }
    if startsInteractively {
      driver.scrub(to: 0)
    } else {
      // The animator has its own curves; alongside animations are linear.
      driver.ease(finishing: true, length: duration) { $0 }
    }
    start()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    handlers.complete(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.flatMap(view(of:))
    case .to: to.flatMap(view(of:))
    default: nil
    }
  }

  private func view(of controller: UIViewController) -> UIView? {
    views[ObjectIdentifier(controller)] ?? controller.viewIfLoaded
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    frames[ObjectIdentifier(vc)]?.initial ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    frames[ObjectIdentifier(vc)]?.final ?? .zero
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}

extension TransitionDriver {
  /// Settles a custom transition after its interaction ended.
  ///
  /// - Parameters:
  ///   - context: The transition's context.
  ///   - finishing: Whether it settles at its end.
  func easeOut(_ context: TransitionContext, finishing: Bool) {
    let rest = finishing ? 1 - progress : progress
    let asked = context.interactor?.completionSpeed ?? 1
    let speed = Double(asked > 0 ? asked : 1)
    // Apple header: the time that is left, divided by the speed.
    let left = Double(rest) * context.duration
    let driven = context.interactor as? UIPercentDrivenInteractiveTransition
    guard let (pace, length) = driven?.timingCurve?.pace(for: left) else {
      let curve = (context.interactor?.completionCurve ?? .easeInOut).timingFunction
      return ease(finishing: finishing, length: left / speed, along: curve.progress(at:))
    }
    ease(finishing: finishing, length: length / speed) {
      pace.progress(at: $0 * length, of: length)
    }
  }
}
