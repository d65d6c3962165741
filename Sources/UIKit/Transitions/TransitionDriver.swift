// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A driver that advances the animations of a transition by the clock or by a finger.
///
/// The animations are linear, in containers whose time is paused; the driver maps the spring or the
/// finger to progress, and progress to the containers' `timeOffset`. The offset starts at the
/// containers' own time, so that animations of the app that run there continue along with the
/// transition.
@MainActor
final class TransitionDriver {
  /// A view whose time is paused, and its time at the start of the transition.
  private struct Container {
    let view: UIView
    var start: TimeInterval = 0
  }

  private var containers: [Container]
  private let clock: FrameClock
  private var machine: TransitionStateMachine
  private var animations: [ViewAnimation] = []
  private var observer: FrameClock.FrameObserver?
  /// The handler of the end; its argument is `false` if the transition was cancelled.
  var onEnd: ((Bool) -> Void)?
  /// The handler of each progress on screen, 0...1.
  var onProgress: ((CGFloat) -> Void)?

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - containers: The views that contain all views that move.
  ///   - duration: The duration of a timed transition, in seconds.
  ///   - clock: The clock of a timed transition.
  init(containers: [UIView], duration: TimeInterval, clock: FrameClock) {
    self.containers = containers.map { Container(view: $0) }
    self.clock = clock
    machine = TransitionStateMachine(duration: duration)
  }

  /// The progress of the transition, 0...1.
  var progress: CGFloat { CGFloat(machine.progress(at: clock.now)) }
  /// The speed by the clock, in transitions per second.
  var velocity: CGFloat { CGFloat(machine.velocity(at: clock.now)) }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { machine.isInteractive }

  /// Pauses the containers' time and makes the changes as one linear animation.
  func prepare(_ changes: () -> Void) {
    for index in containers.indices { freeze(&containers[index]) }
    makeChanges(changes)
  }

  /// Makes more changes alongside the prepared ones.
  ///
  /// - Parameters:
  ///   - view: A view outside the containers that contains all views that change.
  ///   - changes: Makes the changes.
  func join(_ view: UIView?, _ changes: () -> Void) {
    if let view, !containers.contains(where: { view.isInside($0.view) }) {
      var container = Container(view: view)
      freeze(&container)
      containers.append(container)
    }
    makeChanges(changes)
  }

  private func freeze(_ container: inout Container) {
    let layer = container.view.storedLayer
    let now = layer.convertTime(clock.now, from: nil)
    let passed = machine.progress(at: clock.now) * machine.duration
    container.start = now - passed
    layer.speed = 0
    layer.timeOffset = container.start + passed
  }

  /// Makes changes that start at the containers' present time.
  private func makeChanges(_ changes: () -> Void) {
    Stage.current.animations.isolated {
      let animation = ViewAnimation(
        duration: machine.duration * (1 - machine.progress(at: clock.now)),
        options: .curveLinear,
        curve: .timing(CAMediaTimingFunction(name: .linear))
      )
      animation.run(changes)
      animations.append(animation)
    }
  }

  /// Runs the transition to its end by the clock.
  ///
  /// - Parameter velocity: The speed at the start, in transitions per second.
  func run(velocity: CGFloat = 0) {
    machine.run(at: clock.now, velocity: Double(velocity))
    follow()
  }

  /// Shows the transition at the finger's progress.
  ///
  /// - Parameter progress: The share of the transition, 0...1.
  func scrub(to progress: CGFloat) {
    observer?.cancel()
    observer = nil
    act(machine.scrub(to: Double(progress)))
  }

  /// Settles at the end, or at the start, after the finger was lifted.
  ///
  /// - Parameters:
  ///   - finishing: Whether it settles at the end.
  ///   - velocity: The finger's speed, in transitions per second.
  func release(finishing: Bool, velocity: CGFloat) {
    machine.release(finishing: finishing, at: clock.now, velocity: Double(velocity))
    follow()
  }

  /// Settles at the end, or at the start, along a custom curve.
  ///
  /// - Parameters:
  ///   - finishing: Whether it settles at the end.
  ///   - length: The duration in seconds.
  ///   - curve: Returns the share of the way for a share of the time.
  func ease(
    finishing: Bool,
    length: TimeInterval,
    along curve: @escaping (Double) -> Double
  ) {
    machine.ease(finishing: finishing, at: clock.now, length: length, curve)
    follow()
  }

  /// Ends at once, with the change made or undone.
  func end(finished: Bool) { act(machine.end(finished: finished)) }

  /// Ends at once with the change made.
  func complete() { end(finished: true) }

  private func follow() {
    guard !machine.hasEnded else { return }
    let observer =
      observer
      ?? clock.addFrameObserver { [weak self] time in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.act(self.machine.frame(at: time))
        }
      }
    observer.end = machine.end
    self.observer = observer
  }

  private func act(_ action: TransitionStateMachine.Action) {
    switch action {
    case .none: return
    case .show(let progress):
      for container in containers {
        container.view.storedLayer.timeOffset = container.start + progress * machine.duration
      }
      onProgress?(CGFloat(progress))
    case .end(let finished):
      observer?.cancel()
      observer = nil
      for animation in animations.reversed() { finished ? animation.stop() : animation.revert() }
      animations = []
      for container in containers {
        container.view.storedLayer.speed = 1
        container.view.storedLayer.timeOffset = 0
      }
      let onEnd = onEnd
      self.onEnd = nil
      onProgress = nil
      onEnd?(finished)
    }
  }
}
