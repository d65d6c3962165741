// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Runs what the app wants to happen along with one transition.
@preconcurrency @MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  // Weakly: the one that presents owns the presentation, which owns this.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  let containerView: UIView
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  private let isPush: Bool
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 0
  /// The curve of the rest of a client's transition; the native one follows the system's spring.
  var completionCurve = UIView.AnimationCurve.easeInOut
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
    isPush: Bool,
    isInteractive: Bool,
    presentationStyle: UIModalPresentationStyle = .none,
    isAnimated: Bool = true
  ) {
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.isPush = isPush
    (self.from, self.to) = (from, to)
    containerView = container
    transitionDuration = duration
    initiallyInteractive = isInteractive
  }

  var targetTransform: CGAffineTransform { .identity }
  /// A push can be caught by a finger, see Documentation/Decisions/0002.
  var isInterruptible: Bool { isPush && !initiallyInteractive && !hasEnded }
  var isInteractive: Bool { driver?.isInteractive ?? (initiallyInteractive && !hasEnded) }
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

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// The transition is being prepared: makes the changes that were asked for before.
  func join(_ driver: TransitionDriver) {
    self.driver = driver
    let waiting = waiting
    self.waiting = []
    for entry in waiting { driver.join(entry.view) { entry.animation(self) } }
  }

  /// Makes the changes that were asked for, with nothing to run along with.
  func runAtOnce() {
    let waiting = waiting
    self.waiting = []
    for entry in waiting { entry.animation(self) }
  }

  /// The finger let the transition go, or took it over.
  func interactionEnded(isCancelled: Bool, velocity: CGFloat = 0) {
    self.isCancelled = isCancelled
    completionVelocity = velocity
    for handler in interactionHandlers { handler(self) }
  }

  /// The transition is over and its callbacks were made.
  func end(isCancelled: Bool) {
    guard !hasEnded else { return }
    self.isCancelled = isCancelled
    hasEnded = true
    let completions = completions
    self.completions = []
    interactionHandlers = []
    for completion in completions { completion(self) }
  }
}
