// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// One animated presentation or dismissal, native or by a custom animator.
@MainActor
final class PresentationTransition {
  typealias Handler = @MainActor (_ finished: Bool) -> Void

  let coordinator: TransitionCoordinator
  private var custom: TransitionContext?
  private var motion: ModalTransition?
  private var driver: TransitionDriver?
  private var onEnd: Handler?

  /// Creates a transition; view controllers can see its coordinator before it runs.
  ///
  /// - Parameters:
  ///   - from: The view controller that disappears or is covered.
  ///   - to: The view controller that appears or is uncovered.
  ///   - stage: The views of the presentation.
  ///   - isInteractive: Whether a finger holds a native transition.
  ///   - custom: The transition of a custom animator.
  init(
    from: UIViewController,
    to: UIViewController,
    on stage: PresentationStage,
    isInteractive: Bool = false,
    custom: TransitionContext?
  ) {
    self.custom = custom
    coordinator = TransitionCoordinator(
      from: from,
      to: to,
      container: stage.container,
      duration: custom?.duration ?? SystemSpring.duration,
      isInteractive: custom?.startsInteractively ?? isInteractive,
      presentationStyle: stage.controller.style
    )
  }

  /// Whether a custom animator runs, or is about to.
  var isCustom: Bool { custom != nil }
  /// Whether views are where a transition put them, and not at rest.
  var isRunning: Bool { motion != nil || custom != nil }
  /// Whether the transition begins with a finger.
  var startsInteractively: Bool { coordinator.initiallyInteractive }
  /// The visible position of a native transition, as a share of the way off the screen.
  var position: CGFloat? { motion?.position }
  /// The speed at that position, in shares per second.
  var speed: CGFloat { (driver?.velocity ?? 0) * (motion?.distance ?? 0) }

  /// The zoom that runs.
  var zoom: PageZoomTransition? { driver == nil ? nil : motion?.zoom }
  /// The place of its card.
  var zoomCapture: PageZoomTransition.Capture? {
    motion?.zoom?.capture(velocity: driver?.velocity ?? 0)
  }

  // MARK: Running

  /// Runs the native transition.
  ///
  /// - Parameters:
  ///   - motion: The prepared change.
  ///   - containers: The views under which everything that moves lies.
  ///   - speed: The speed at the start, in shares of the way off the screen per second.
  ///   - isInteractive: Whether a finger holds it.
  ///   - onEnd: Receives whether the transition finished.
  func run(
    _ motion: ModalTransition,
    in containers: [UIView],
    speed: CGFloat = 0,
    isInteractive: Bool = false,
    onEnd: @escaping Handler
  ) {
    self.motion = motion
    self.onEnd = onEnd
    let driver = makeDriver(containers)
    // Weakly: a transition whose window is gone leaves nothing behind.
    driver.onEnd = { [weak self] finished in self?.motionEnded(finished: finished) }
    driver.onProgress = { motion.show($0) }
    driver.prepare { motion.animate() }
    coordinator.join(driver)
    if isInteractive {
      driver.scrub(to: 0)
    } else {
      let velocity = motion.distance == 0 ? 0 : speed / motion.distance
      driver.run(velocity: motion.zoom?.startVelocity ?? velocity)
    }
  }

  /// Runs the custom transition.
  ///
  /// - Parameters:
  ///   - containers: The views under which everything that moves lies.
  ///   - views: Those of this module among them, which move at an even pace beside an animator that
  ///     nothing drives.
  ///   - alongside: Changes the views of this module.
  ///   - onRelease: Receives whether the finger that held the transition finishes it.
  ///   - onEnd: Receives whether the transition finished.
  func runCustom(
    in containers: [UIView],
    beside views: [UIView],
    alongside: () -> Void,
    onRelease: @escaping Handler,
    onEnd: @escaping Handler
  ) {
    guard let context = custom else { return }
    self.onEnd = onEnd
    let driver = makeDriver(context.drivesAnimations ? containers : views)
    context.driver = driver
    context.handlers = TransitionContext.Handlers(
      release: { [weak self, weak context] finishing in
        guard let self, let context else { return }
        onRelease(finishing)
        coordinator.interactionEnded(isCancelled: !finishing)
        self.driver?.easeOut(context, finishing: finishing)
      },
      takeOver: { [weak self] in self?.coordinator.interactionBegan() },
      complete: { [weak self, weak context] finished in
        guard let self, let context, custom === context else { return }
        endCustom(finished: finished)
      }
    )
    driver.prepare(alongside)
    coordinator.join(driver)
    context.start(beside: driver)
  }

  /// Describes the custom transition to its animator.
  ///
  /// - Parameter describe: Sets the views and frames.
  func describeCustom(_ describe: (TransitionContext) -> Void) {
    if let custom { describe(custom) }
  }

  private func makeDriver(_ containers: [UIView]) -> TransitionDriver {
    let driver = TransitionDriver(
      containers: containers,
      duration: coordinator.transitionDuration,
      clock: Session.current.clock
    )
    self.driver = driver
    return driver
  }

  // MARK: Interaction

  /// Shows the progress of the finger, 0...1.
  func scrub(to progress: CGFloat) { driver?.scrub(to: progress) }

  /// A finger takes over a native transition that runs.
  ///
  /// - Returns: The progress on screen, 0...1.
  func takeHold() -> CGFloat {
    let progress = driver?.progress ?? 0
    driver?.scrub(to: progress)
    coordinator.interactionBegan()
    return progress
  }

  /// Releases a native transition, which settles.
  ///
  /// - Parameters:
  ///   - finishing: Whether it settles at its end.
  ///   - velocity: The speed of the finger, in transitions per second.
  func release(finishing: Bool, velocity: CGFloat) {
    coordinator.interactionEnded(isCancelled: !finishing)
    driver?.release(finishing: finishing, velocity: velocity)
  }

  /// Finishes a custom transition that a finger holds.
  func finishCustomInteraction() { custom?.finishInteractiveTransition() }

  // MARK: Ending

  /// Ends at once.
  func end(finished: Bool) {
    custom != nil ? endCustom(finished: finished) : driver?.end(finished: finished)
  }

  /// Puts the views of a native transition at rest.
  ///
  /// - Returns: Whether it was a native transition.
  func settle() -> Bool {
    motion?.settle()
    return motion != nil
  }

  private func motionEnded(finished: Bool) {
    driver = nil
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(finished)
  }

  /// Ends the custom transition and what moves beside it.
  private func endCustom(finished: Bool) {
    guard let context = custom, let onEnd else { return }
    (custom, self.onEnd) = (nil, nil)
    driver?.onEnd = nil
    driver?.end(finished: finished)
    driver = nil
    context.end(finished: finished)
    onEnd(finished)
    context.animator.animationEnded(finished)
  }
}
