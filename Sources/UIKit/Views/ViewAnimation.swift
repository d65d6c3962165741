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
    /// The timeline of an animator; nothing changes before a position on it.
    case animator(AnimatorEngine, delay: Double)
  }

  /// A change that this block made.
  private enum Change {
    case animated(AnimatedChange)
    /// The changes of a nested block.
    case nested(ViewAnimation)
    /// The transition of a layer's content.
    case transition(CALayer)
  }

  let duration: TimeInterval
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let curve: Curve
  /// Whether pending updates are performed before and after the changes are made.
  private let flushesUpdates: Bool
  /// The blocks of its interface, which may be gone before it ends.
  private weak var context: AnimationContext?
  /// The changes, in the order in which they were made.
  private var changes: [Change] = []
  private var running = 0
  private var allFinished = true
  /// Whether removed animations count as finished.
  private var countsAsFinished = false
  private var isCollecting = false
  private var completion: ((Bool) -> Void)?
  /// The number of times that an animator restarted the animations; ends of former ones do not
  /// count.
  private var round = 0
  /// The delegate of this round's animations, as long as one of them runs.
  private weak var end: AnimationEnd?
  /// The keyframes of the changes that are being made.
  private var keyframes: ViewKeyframes?
  /// Called before the completion.
  private var endings: [@MainActor () -> Void] = []

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    curve: Curve
  ) {
    let context = Stage.current.animations
    self.context = context
    let outer = context.current
    self.duration =
      options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
    self.delay = delay
    self.options = options
    self.curve = options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve
    flushesUpdates = options.contains(.flushUpdates) || outer?.flushesUpdates == true
    if let outer {
      outer.changes.append(.nested(self))
    } else {
      context.didStart(self)
    }
  }

  /// Makes the changes, and calls the completion when their last animation has ended.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    guard let context else { return }
    self.completion = completion
    isCollecting = true
    if flushesUpdates { context.flushUpdates() }
    context.run(duration + delay > 0 ? self : nil) {
      changes()
      if flushesUpdates { context.flushUpdates() }
    }
    isCollecting = false
    endIfDone()
  }

  /// Makes the changes of keyframes.
  ///
  /// - Parameters:
  ///   - mode: The way between the values.
  ///   - changes: Makes the changes, and those of keyframes with `inKeyframe`.
  ///   - completion: Called when the last animation has ended.
  func runKeyframes(
    _ mode: CAAnimationCalculationMode,
    _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    keyframes = ViewKeyframes(mode: mode)
    run(
      {
        changes()
        playKeyframes()
      },
      completion: completion
    )
  }

  /// Makes the changes of a view's content, which a transition shows.
  ///
  /// - Parameters:
  ///   - transition: The transition, and the side that it comes from.
  ///   - view: The view.
  ///   - changes: Makes the changes.
  ///   - completion: Called when the transition has ended.
  func run(
    _ transition: (type: CATransitionType, subtype: CATransitionSubtype?),
    of view: UIView,
    _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard let context else { return }
    self.completion = completion
    isCollecting = true
    if duration > 0, context.areEnabled { add(transition, to: view.storedLayer) }
    context.run(options.contains(.allowAnimatedContent) ? self : nil, changes)
    isCollecting = false
    endIfDone()
  }

  private func add(
    _ kind: (type: CATransitionType, subtype: CATransitionSubtype?),
    to layer: CALayer
  ) {
    let transition = CATransition()
    (transition.type, transition.subtype) = kind
    transition.duration = duration
    transition.timingFunction = options.timingFunction
    transition.delegate = AnimationEnd { [self] in animationDidEnd(finished: $0) }
    running += 1
    layer.add(transition, forKey: kCATransition)
    changes.append(.transition(layer))
  }

  /// Makes the changes of one keyframe.
  ///
  /// - Parameters:
  ///   - start: Its start, as a fraction of the duration.
  ///   - length: Its duration, as a fraction.
  ///   - changes: Makes the changes.
  func inKeyframe(from start: Double, length: Double, _ changes: () -> Void) {
    let outer = keyframes?.begin(from: start, length: length)
    changes()
    if let outer { keyframes?.end(returningTo: outer) }
  }

  private func playKeyframes() {
    let tracks = keyframes?.tracks ?? []
    keyframes = nil
    for track in tracks {
      guard let view = track.view, let context else { continue }
      start(AnimatedChange(track, of: view, numbers: context))
    }
  }

  /// Calls a closure when the last animation has ended, before the completion.
  func whenDone(_ body: @escaping @MainActor () -> Void) { endings.append(body) }

  /// Animates one change.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - property: The property that changed.
  ///   - former: The value before the change.
  ///   - restored: What restores that value.
  func animate(
    _ view: UIView,
    _ property: AnimatedProperty,
    from former: Any?,
    restoring restored: Any?
  ) {
    guard let context else { return }
    if keyframes != nil {
      let now = property.value(of: view)
      keyframes?.add(view, property, from: former, to: now, restoring: restored)
      return
    }
    start(AnimatedChange(view, property, from: former, restoring: restored, numbers: context))
  }

  private func start(_ change: AnimatedChange) {
    changes.append(.animated(change))
    play(change)
  }

  private func play(_ change: AnimatedChange) {
    guard let context, let layer = change.layer else { return }
    let animation = change.makeAnimation(paced: makePacedAnimation(change.property.rawValue))
    if delay > 0 {
      // In the layer's own time, which an interactive transition stops.
      animation.beginTime = layer.convertTime(context.clock.now, from: nil) + delay
    }
    animation.delegate = end ?? makeEnd()
    running += 1
    layer.add(animation, forKey: change.key)
  }

  /// Makes the delegate of this round's animations.
  private func makeEnd() -> AnimationEnd {
    let round = round
    let made = AnimationEnd { [self] finished in
      if round == self.round { animationDidEnd(finished: finished) }
    }
    end = made
    return made
  }

  private func animationDidEnd(finished: Bool) {
    running -= 1
    allFinished = allFinished && (finished || countsAsFinished)
    endIfDone()
  }

  /// Plays all changes anew, since the animator's timeline has changed.
  func replay() {
    forEachNested { $0.replay() }
    round += 1
    running = 0
    end = nil
    for case .animated(let change) in changes { play(change) }
  }

  /// Whether no animation runs, those of nested blocks included.
  var isAtRest: Bool {
    running == 0
      && changes.allSatisfy { if case .nested(let block) = $0 { block.isAtRest } else { true } }
  }

  /// A layer that is animated.
  var layer: CALayer? {
    for change in changes {
      switch change {
      case .animated(let change): if let layer = change.layer { return layer }
      case .nested(let block): if let layer = block.layer { return layer }
      case .transition(let layer): return layer
      }
    }
    return nil
  }

  /// Removes the running animations; the changes stay.
  func stop() {
    forEachNested { $0.stop() }
    for case .animated(let change) in changes { change.stop() }
    for case .transition(let layer) in changes { layer.removeAnimation(forKey: kCATransition) }
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
        case .animated(let change): change.revert()
        case .nested(let block): block.revert()
        case .transition: break
        }
      }
    }
  }

  /// Removes the animations and keeps what is on screen.
  func keep() {
    let keepers = keepers
    stop()
    UIView.performWithoutAnimation { for keep in keepers { keep() } }
  }

  private var keepers: [@MainActor () -> Void] {
    changes.flatMap { change -> [@MainActor () -> Void] in
      switch change {
      case .animated(let change): change.keeper().map { [$0] } ?? []
      case .nested(let block): block.keepers
      case .transition: []
      }
    }
  }

  /// Nested blocks end before their outer block, so that their completions come first.
  private func forEachNested(_ body: (ViewAnimation) -> Void) {
    for case .nested(let block) in changes { body(block) }
  }

  private func makePacedAnimation(_ keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch curve {
    case .timing(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      animation.duration = duration
    case .spring(let dampingRatio, let velocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      let parameters = SpringParameters(duration: duration, dampingRatio: dampingRatio)
      spring.mass = parameters.mass
      spring.stiffness = parameters.stiffness
      spring.damping = parameters.damping
      spring.initialVelocity = velocity
      spring.duration = duration
      animation = spring
    case .animator(let engine, let delay):
      animation = engine.makeAnimation(keyPath, delay: delay)
    }
    animation.fillMode = .backwards
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    return animation
  }

  private func endIfDone() {
    guard !isCollecting, running == 0 else { return }
    let endings = endings
    self.endings = []
    for body in endings { body() }
    if case .animator(let engine, _) = curve { engine.blockDidEnd() }
    guard let completion, let clock = context?.clock else { return }
    self.completion = nil
    // Never inside of the call that started the animation, whose caller is not prepared for it.
    let finished = allFinished
    clock.schedule(at: clock.now) { completion(finished) }
  }
}
