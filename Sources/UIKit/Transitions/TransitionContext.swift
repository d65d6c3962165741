// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A transition that a client's animator makes, or a client's interaction controller, as they see
/// it.
///
/// It tells its owner what they say; the owner has the last word about everything.
@preconcurrency @MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What the owner does when the client says something.
  struct Handlers {
    var release: @MainActor (_ finishing: Bool) -> Void = { _ in }
    var takeOver: @MainActor () -> Void = {}
    var complete: @MainActor (_ finished: Bool) -> Void = { _ in }
  }

  // Weakly: the one that presents owns the presentation, which owns this.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// How long the animator says that it takes, in seconds.
  private(set) var duration: TimeInterval = 0
  private var views: [ObjectIdentifier: UIView?] = [:]
  private var frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)] = [:]
  /// What moves along, by the clock or by the finger.
  weak var driver: TransitionDriver?
  var handlers = Handlers()
  private let recorder = AnimationRecorder()
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

  /// Says where a controller's view is at the start and at the end.
  func setFrames(of controller: UIViewController, initial: CGRect, final: CGRect) {
    frames[ObjectIdentifier(controller)] = (initial, final)
  }

  /// Says what is moved for a controller in place of its view; `nil` if nothing is.
  func setView(of controller: UIViewController, _ view: UIView?) {
    views[ObjectIdentifier(controller)] = .some(view)
  }

  // MARK: For the owner

  /// Whether the animator's animations are driven back and forth.
  var drivesAnimations: Bool { interactor is UIPercentDrivenInteractiveTransition }
  /// Whether a finger moves the transition from its start.
  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }
  /// How far the transition has come, 0...1.
  var progress: CGFloat { driver?.progress ?? 0 }

  /// Lets the client begin; the driver is prepared.
  func start() {
    if let interactor, drivesAnimations || startsInteractively {
      interactor.startInteractiveTransition(self)
    } else {
      runAnimator()
    }
  }

  func runAnimator() {
    guard !isOver else { return }
    recorder.record { animator.animateTransition(using: self) }
  }

  /// The driver is at the end of its way: animations that it drove are, too.
  func arrive(finished: Bool) {
    if !finished {
      recorder.revert()
    } else if drivesAnimations {
      recorder.finish()
    }
  }

  /// Ends the transition without the client's word.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !finished
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

  /// Starts the client's transition, and what runs along with it.
  ///
  /// - Parameter driver: Moves what runs along; it is prepared.
  func start(beside driver: TransitionDriver) {
    driver.onEnd = { [weak self] finished in self?.arrive(finished: finished) }
    if startsInteractively {
      driver.scrub(to: 0)
    } else {
      // The animator's own curves decide; what runs along does so at an even pace.
      driver.ease(
        finishing: true,
        length: duration,
        curve: CAMediaTimingFunction(name: .linear)
      )
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
  /// Plays the rest of a client's transition after its finger let go.
  ///
  /// - Parameters:
  ///   - context: The transition.
  ///   - finishing: Whether it goes on to its end.
  func easeOut(_ context: TransitionContext, finishing: Bool) {
    let rest = finishing ? 1 - progress : progress
    let asked = context.interactor?.completionSpeed ?? 1
    ease(
      finishing: finishing,
      // Apple header: the time that is left, divided by the speed.
      length: Double(rest) * context.duration / Double(asked > 0 ? asked : 1),
      curve: (context.interactor?.completionCurve ?? .easeInOut).timingFunction
    )
  }
}
