// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The state of a property animator: its changes, where it is on its timeline, and who waits for
/// its end.
@MainActor
final class AnimatorEngine {
  /// A change that waits for the start.
  private struct Pending {
    let delay: Double
    let changes: () -> Void
  }

  private let duration: TimeInterval
  private let pace: AnimatorPace
  private let stage = Stage.current
  private var pending: [Pending] = []
  private var blocks: [ViewAnimation] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The animator, which stays alive while its animations run.
  private var runningAnimator: UIViewPropertyAnimator?
  private var timeline: AnimatorTimeline
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var delay: TimeInterval = 0
  /// Whether it stays active at the end.
  var pausesOnCompletion = false
  /// Whether pending updates are performed around its changes.
  var flushesUpdates = false
  /// Whether a fraction is a share of the way while it is paused, rather than of the time.
  var scrubsLinearly = true

  init(duration: TimeInterval, pace: AnimatorPace) {
    (self.duration, self.pace) = (duration, pace)
    timeline = AnimatorTimeline(duration: duration, pace: pace)
  }

  // MARK: Asking

  var isRunning: Bool { state == .active && timeline.isRunning }

  var isReversed: Bool { timeline.isReversed }

  var fraction: CGFloat {
    state == .inactive ? 0 : CGFloat(min(max(timeline.position(at: now), 0), 1))
  }

  /// The time of the layers that are animated, which an interactive transition can stop.
  private var now: TimeInterval {
    let time = stage.session.clock.now
    return blocks.lazy.compactMap(\.layer).first?.convertTime(time, from: nil) ?? time
  }

  // MARK: Events

  func add(_ changes: @escaping () -> Void, delay: CGFloat) {
    let share = delay.isNaN ? 0 : min(max(Double(delay), 0), 1)
    let new = Pending(delay: share, changes: changes)
    guard state == .active else { return pending.append(new) }
    perform(new)
  }

  func add(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts, or continues.
  func run(_ animator: UIViewPropertyAnimator, after delay: TimeInterval = 0) {
    if state == .inactive { self.delay = max(0, delay) }
    activate()
    guard !timeline.isRunning else { return }
    change { $0.run(at: now + self.delay) }
    didRun(animator)
  }

  func run(
    _ animator: UIViewPropertyAnimator,
    pace: AnimatorPace?,
    duration: TimeInterval?
  ) {
    activate()
    change { $0.run(pace: pace, duration: duration, at: now) }
    didRun(animator)
  }

  func hold() {
    activate()
    change { $0.hold(at: now) }
    delay = 0
    runningAnimator = nil
  }

  func scrub(to fraction: CGFloat) {
    activate()
    change { $0.scrub(to: Double(fraction), isLinear: scrubsLinearly) }
  }

  func setReversed(_ isReversed: Bool) {
    guard isReversed != timeline.isReversed else { return }
    change { $0.reverse(at: now) }
  }

  /// Stops where it is, to be finished.
  func stop() {
    guard state == .active else { return }
    change { $0.hold(at: now) }
    state = .stopped
    runningAnimator = nil
  }

  /// Finishes at a position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - tells: Whether completions are called.
  func finish(at position: UIViewAnimatingPosition, tells: Bool) {
    let blocks = blocks
    self.blocks = []
    switch position {
    case .end: for block in blocks { block.finish() }
    case .start: for block in blocks.reversed() { block.revert() }
    case .current: for block in blocks { block.keep() }
    }
    reset()
    let completions = completions
    self.completions = []
    if tells { for completion in completions { completion(position) } }
  }

  /// Notes that the animations of a block have ended.
  func blockDidEnd() {
    guard isRunning, !blocks.isEmpty, blocks.allSatisfy(\.isAtRest) else { return }
    if pausesOnCompletion {
      change { $0.hold(at: .infinity) }
      runningAnimator = nil
    } else {
      finish(at: timeline.isReversed ? .start : .end, tells: true)
    }
  }

  // MARK: Blocks

  /// Makes an animation of what is left of the timeline.
  func makeAnimation(_ keyPath: String, delay: Double) -> CABasicAnimation {
    let now = now
    guard let segment = timeline.segment(at: now) else {
      let animation = CABasicAnimation(keyPath: keyPath)
      let position = timeline.position(at: now)
      animation.part = AnimationPart(start: position, end: position, delay: delay)
      // It stands still.
      (animation.duration, animation.speed) = (1, 0)
      return animation
    }
    let animation = makeAnimation(keyPath, along: segment.pace)
    animation.duration = segment.duration
    animation.timeOffset = segment.isBackwards ? segment.duration - segment.offset : segment.offset
    animation.part = AnimationPart(
      start: segment.start,
      end: segment.end,
      isBackwards: segment.isBackwards,
      delay: delay
    )
    let wait = timeline.wait(at: now)
    if wait > 0 { animation.beginTime = now + wait }
    return animation
  }

  private func makeAnimation(_ keyPath: String, along pace: AnimatorPace) -> CABasicAnimation {
    switch pace {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.first.x),
        Float(curve.first.y),
        Float(curve.second.x),
        Float(curve.second.y)
      )
      return animation
    case .spring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      spring.initialVelocity = velocity
      return spring
    }
  }

  /// Becomes active: makes the changes that wait, held at the start.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = pending
    pending = []
    for changes in waiting { perform(changes) }
  }

  private func perform(_ new: Pending) {
    // What is added on the way begins from there.
    let position = timeline.position(at: now)
    var options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    if flushesUpdates { options.insert(.flushUpdates) }
    let block = ViewAnimation(
      duration: duration,
      options: options,
      curve: .animator(self, delay: position + new.delay * max(0, 1 - position))
    )
    blocks.append(block)
    block.run(new.changes)
  }

  private func change(_ body: (inout AnimatorTimeline) -> Void) {
    body(&timeline)
    for block in blocks { block.replay() }
  }

  private func didRun(_ animator: UIViewPropertyAnimator) {
    runningAnimator = animator
    guard blocks.allSatisfy(\.isAtRest) else { return }
    // Without a change that takes time it ends on the next turn of the clock.
    stage.session.clock.schedule(at: stage.session.clock.now) { [weak self] in
      guard let self, isRunning, blocks.allSatisfy(\.isAtRest) else { return }
      finish(at: timeline.isReversed ? .start : .end, tells: true)
    }
  }

  private func reset() {
    state = .inactive
    delay = 0
    runningAnimator = nil
    timeline = AnimatorTimeline(duration: duration, pace: pace, isReversed: false)
  }
}
