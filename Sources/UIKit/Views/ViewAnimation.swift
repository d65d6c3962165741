// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The animations of one call of `UIView.animate`, and their common completion.
@MainActor
final class ViewAnimation {
  /// The timing of the change.
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  /// An animation of this block, and a closure that reverts its change.
  private struct Animated {
    weak var layer: CALayer?
    let key: String
    let restore: @MainActor () -> Void
  }

  /// A change that this block made.
  private enum Change {
    case animated(Animated)
    /// The changes of a nested block.
    case nested(ViewAnimation)
  }

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let curve: Curve
  private weak var stage: Stage?
  /// The changes, in the order in which they were made.
  private var changes: [Change] = []
  private var running = 0
  private var allFinished = true
  /// Whether removed animations count as finished.
  private var countsAsFinished = false
  private var isCollecting = false
  private var completion: ((Bool) -> Void)?
  /// Called before the completion.
  private var endings: [@MainActor () -> Void] = []

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    curve: Curve
  ) {
    let stage = Stage.current
    self.stage = stage
    let outer = stage.animations.current
    self.duration =
      options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
    self.delay = delay
    self.options = options
    self.curve = options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve
    if let outer {
      outer.changes.append(.nested(self))
    } else {
      stage.animations.didStart(self)
    }
  }

  /// Makes the changes, and calls the completion when their last animation has ended.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    guard let stage else { return }
    self.completion = completion
    isCollecting = true
    stage.animations.run(duration + delay > 0 ? self : nil, changes)
    isCollecting = false
    endIfDone()
  }

  /// Calls a closure when the last animation has ended, before the completion.
  func whenDone(_ body: @escaping @MainActor () -> Void) { endings.append(body) }

  /// Animates one change.
  func animate(
    _ view: UIView,
    _ property: AnimatedProperty,
    from former: Any?,
    restore: @escaping @MainActor () -> Void
  ) {
    guard let stage else { return }
    let now = property.value(of: view)
    let (animation, key) = makeAnimation(property, from: former, to: now)
    let layer = view.storedLayer
    if delay > 0 {
      // In the layer's own time, which an interactive transition stops.
      animation.beginTime = layer.convertTime(stage.session.clock.now, from: nil) + delay
    }
    let uniqueKey = animation.isAdditive ? "\(key)-\(stage.animations.nextNumber())" : key
    animation.delegate = AnimationEnd { [self] finished in
      running -= 1
      allFinished = allFinished && (finished || countsAsFinished)
      endIfDone()
    }
    running += 1
    changes.append(.animated(Animated(layer: layer, key: uniqueKey, restore: restore)))
    layer.add(animation, forKey: uniqueKey)
  }

  /// Removes the running animations; the changes stay.
  func stop() {
    forEachNested { $0.stop() }
    for case .animated(let entry) in changes { entry.layer?.removeAnimation(forKey: entry.key) }
  }

  /// Finishes the running animations, as if their time had elapsed.
  func finish() {
    forEachNested { $0.finish() }
    countsAsFinished = true
    stop()
  }

  /// Removes the animations and reverts the changes, the last one first.
  func revert() {
    stop()
    UIView.performWithoutAnimation {
      for change in changes.reversed() {
        switch change {
        case .animated(let entry): entry.restore()
        case .nested(let block): block.revert()
        }
      }
    }
  }

  /// Nested blocks end before their outer block, so that their completions come first.
  private func forEachNested(_ body: (ViewAnimation) -> Void) {
    for case .nested(let block) in changes { body(block) }
  }

  private func makeAnimation(
    _ property: AnimatedProperty,
    from former: Any?,
    to now: Any?
  ) -> (CABasicAnimation, String) {
    let animation: CABasicAnimation
    switch curve {
    case .timing(let function):
      animation = CABasicAnimation(keyPath: property.rawValue)
      animation.timingFunction = function
    case .spring(let dampingRatio, let velocity):
      let spring = CASpringAnimation(keyPath: property.rawValue)
      let parameters = SpringParameters(duration: duration, dampingRatio: dampingRatio)
      spring.mass = parameters.mass
      spring.stiffness = parameters.stiffness
      spring.damping = parameters.damping
      spring.initialVelocity = velocity
      animation = spring
    }
    animation.duration = duration
    animation.fillMode = .backwards
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if let difference = AdditiveDifference.between(former, now) {
      animation.isAdditive = true
      animation.fromValue = difference.from
      animation.toValue = difference.to
    } else {
      animation.fromValue = former
      animation.toValue = now
    }
    return (animation, property.rawValue)
  }

  private func endIfDone() {
    guard !isCollecting, running == 0 else { return }
    let endings = endings
    self.endings = []
    for body in endings { body() }
    guard let completion, let stage else { return }
    self.completion = nil
    // Never inside of the call that started the animation, whose caller is not prepared for it.
    let finished = allFinished
    stage.session.clock.schedule(at: stage.session.clock.now) { completion(finished) }
  }
}
