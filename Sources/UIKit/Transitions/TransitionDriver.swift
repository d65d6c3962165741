// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Moves a prepared change of views by the clock or by the finger.
///
/// The change is made of linear animations under containers whose time stands still; the driver
/// maps the spring or the finger to progress, and progress to the containers' `timeOffset`. That
/// starts at the containers' own time, so that animations of the app's that run there go on, along
/// with the transition.
@MainActor
final class TransitionDriver {
  /// A view whose time stands still, and the time that was there at the transition's beginning.
  private struct Container {
    let view: UIView
    var start: TimeInterval = 0
  }

  private var containers: [Container]
  private let clock: FrameClock
  private var machine: TransitionStateMachine
  private var animations: [ViewAnimation] = []
  private var observer: FrameClock.FrameObserver?
  /// Called once at the end: `true` if the change stands, `false` if it was taken back.
  var onEnd: ((Bool) -> Void)?
  /// Called with the progress that is shown, 0...1.
  var onProgress: ((CGFloat) -> Void)?

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - containers: The views under which everything that moves lies.
  ///   - duration: How long the timed transition lasts, in seconds.
  ///   - clock: The clock that it runs by.
  init(containers: [UIView], duration: TimeInterval, clock: FrameClock) {
    self.containers = containers.map { Container(view: $0) }
    self.clock = clock
    machine = TransitionStateMachine(duration: duration)
  }

  /// How far the transition has come, 0...1.
  var progress: CGFloat { CGFloat(machine.progress(at: clock.now)) }
  /// How fast it moves by itself, in transitions per second.
  var velocity: CGFloat { CGFloat(machine.velocity(at: clock.now)) }
  /// Whether the finger moves it.
  var isInteractive: Bool { machine.isInteractive }

  /// Stops the containers' time and makes the change as one linear animation.
  func prepare(_ changes: () -> Void) {
    for index in containers.indices { freeze(&containers[index]) }
    makeChanges(changes)
  }

  /// Makes more changes along with the prepared one.
  ///
  /// - Parameters:
  ///   - view: A view outside the containers that holds all those that change.
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

  /// Changes made on the way begin where the containers' time stands.
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

  /// Plays to the end.
  ///
  /// - Parameter velocity: The speed at the start, in transitions per second.
  func run(velocity: CGFloat = 0) {
    machine.run(at: clock.now, velocity: Double(velocity))
    follow()
  }

  /// Shows what the finger says.
  ///
  /// - Parameter progress: How far the transition has come, 0...1.
  func scrub(to progress: CGFloat) {
    observer?.cancel()
    observer = nil
    act(machine.scrub(to: Double(progress)))
  }

  /// Plays on to the end, or back to the start, after the finger let go.
  ///
  /// - Parameters:
  ///   - finishing: Whether the transition goes on to its end.
  ///   - velocity: The finger's speed, in transitions per second.
  func release(finishing: Bool, velocity: CGFloat) {
    machine.release(finishing: finishing, at: clock.now, velocity: Double(velocity))
    follow()
  }

  /// Plays on to the end, or back to the start, at a pace of a client's.
  ///
  /// - Parameters:
  ///   - finishing: Whether the transition goes on to its end.
  ///   - length: How long that takes, in seconds.
  ///   - curve: How the speed develops.
  func ease(finishing: Bool, length: TimeInterval, curve: CAMediaTimingFunction) {
    machine.ease(finishing: finishing, at: clock.now, length: length, curve.progress(at:))
    follow()
  }

  /// Ends at once, with the change made or taken back.
  func end(finished: Bool) { act(machine.end(finished: finished)) }

  /// Ends at once with the change made.
  func complete() { end(finished: true) }

  private func follow() {
    guard observer == nil else { return }
    observer = clock.addFrameObserver { [weak self] time in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.act(self.machine.frame(at: time))
      }
    }
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
