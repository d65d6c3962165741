// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The coordinator of one transition, which runs alongside animations and completions.
@preconcurrency @MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  // Weakly: the presenting view controller owns the presentation, which owns this.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  let containerView: UIView
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  /// Whether the interaction goes on, as far as the handlers know.
  private var isHeld: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 0
  /// The curve in which a custom transition settles; the native one follows the system's spring.
  let completionCurve: UIView.AnimationCurve
  private weak var driver: TransitionDriver?
  private var waiting: [(view: UIView?, animation: Handler)] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasEnded = false

  init(
    from: UIViewController,
    to: UIViewController,
    container: UIView,
    duration: TimeInterval,
    isInteractive: Bool,
    isInterruptible: Bool = false,
    presentationStyle: UIModalPresentationStyle = .none,
    isAnimated: Bool = true,
    completionCurve: UIView.AnimationCurve = .easeInOut
  ) {
    self.completionCurve = completionCurve
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.isInterruptible = isInterruptible
    (self.from, self.to) = (from, to)
    containerView = container
    transitionDuration = duration
    initiallyInteractive = isInteractive
    isHeld = isInteractive
  }

  var targetTransform: CGAffineTransform { .identity }
  /// Whether a finger can catch the transition (Documentation/Decisions/0002).
  private(set) var isInterruptible: Bool
  var isInteractive: Bool { isHeld && driver?.isInteractive ?? !hasEnded }
  var percentComplete: CGFloat { driver?.progress ?? (hasEnded && !isCancelled ? 1 : 0) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if let driver {
      driver.join(view) { animation(self) }
    } else {
      waiting.append((view, animation))
    }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    interactionHandlers.append { if !$0.isInteractive { handler($0) } }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// Makes the alongside changes that were requested before the transition was prepared.
  func join(_ driver: TransitionDriver) {
    self.driver = driver
    let waiting = waiting
    self.waiting = []
    for entry in waiting { driver.join(entry.view) { entry.animation(self) } }
  }

  /// Makes the requested changes at once, without a transition to run along with.
  func runAtOnce() {
    let waiting = waiting
    self.waiting = []
    for entry in waiting { entry.animation(self) }
  }

  /// The transition cannot be undone any more, and so not be caught.
  func forbidInterruption() { isInterruptible = false }

  /// The interaction took the transition over from the clock.
  func interactionBegan() { interactionChanged(isInteractive: true, isCancelled: false) }

  /// The interaction ended.
  func interactionEnded(isCancelled: Bool, velocity: CGFloat = 0) {
    completionVelocity = velocity
    interactionChanged(isInteractive: false, isCancelled: isCancelled)
  }

  private func interactionChanged(isInteractive: Bool, isCancelled: Bool) {
    (isHeld, self.isCancelled) = (isInteractive, isCancelled)
    for handler in interactionHandlers { handler(self) }
  }

  /// The transition ended, and its callbacks were made.
  func end(isCancelled: Bool) {
    guard !hasEnded else { return }
    self.isCancelled = isCancelled
    (hasEnded, isInterruptible) = (true, false)
    let completions = completions
    self.completions = []
    interactionHandlers = []
    for completion in completions { completion(self) }
  }
}
