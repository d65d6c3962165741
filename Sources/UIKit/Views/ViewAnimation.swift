// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One call of `UIView.animate`: what its animations have in common, and when they have all ended.
@MainActor
final class ViewAnimation {
  /// How the change develops.
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  /// An animation that this block added, and how to undo the change that it shows.
  private struct Added {
    weak var layer: CALayer?
    let key: String
    let restore: @MainActor () -> Void
  }

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let curve: Curve
  private weak var stage: Stage?
  private var added: [Added] = []
  /// The blocks that were run inside this one.
  private var inner: [ViewAnimation] = []
  private var running = 0
  private var allFinished = true
  /// Whether animations that are taken away count as finished.
  private var endsWell = false
  private var isCollecting = false
  private var completion: ((Bool) -> Void)?

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
      outer.inner.append(self)
    } else {
      stage.animations.didStart(self)
    }
  }

  /// Makes the change, and calls back when the last animation that it caused has ended.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    guard let stage else { return }
    self.completion = completion
    isCollecting = true
    stage.animations.run(duration + delay > 0 ? self : nil, changes)
    isCollecting = false
    endIfDone()
  }

  /// Adds the animation of one change.
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
      // In the layer's own time: it stands still under a transition that a finger scrubs.
      animation.beginTime = layer.convertTime(stage.session.clock.now, from: nil) + delay
    }
    let uniqueKey = animation.isAdditive ? "\(key)-\(stage.animations.nextNumber())" : key
    animation.delegate = AnimationEnd { [self] finished in
      running -= 1
      allFinished = allFinished && (finished || endsWell)
      endIfDone()
    }
    running += 1
    added.append(Added(layer: layer, key: uniqueKey, restore: restore))
    layer.add(animation, forKey: uniqueKey)
  }

  /// Takes away the animations that have not ended yet; the change itself stays.
  func stop() {
    for block in inner { block.stop() }
    for entry in added { entry.layer?.removeAnimation(forKey: entry.key) }
  }

  /// Takes away the animations that have not ended yet, as if their time had passed.
  func finish() {
    for block in inner { block.finish() }
    endsWell = true
    stop()
  }

  /// Takes away the animations and undoes the changes, the last one first.
  func revert() {
    for block in inner.reversed() { block.revert() }
    stop()
    UIView.performWithoutAnimation {
      for entry in added.reversed() { entry.restore() }
    }
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
      SpringLaw(duration: duration, dampingRatio: dampingRatio).configure(spring)
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
    guard !isCollecting, running == 0, let completion, let stage else { return }
    self.completion = nil
    // Never inside the call that started the change: the caller's own state is not set up yet.
    let finished = allFinished
    stage.session.clock.schedule(at: stage.session.clock.now) { completion(finished) }
  }
}
