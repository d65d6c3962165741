// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animations of a session that have not ended: tells their delegates, and asks the clock for
/// frames while something moves.
///
/// What ends is told in a frame, or, when an animation is removed, by the clock right after: never
/// in the middle of the call that removed it.
final class RunningAnimations {
  private unowned let clock: FrameClock
  private var running: [AttachedAnimation] = []
  private var endings: [(animation: AttachedAnimation, finished: Bool)] = []
  private var delivery: FrameClock.Entry?
  private var wakeUp: FrameClock.Entry?

  init(clock: FrameClock) { self.clock = clock }

  func add(_ animation: AttachedAnimation) {
    animation.groups.forEach { $0.enter() }
    running.append(animation)
    clock.requestFrame()
  }

  /// Looks at the next tick what the animations do: their time runs otherwise now.
  func reconsider() { if !running.isEmpty { clock.requestFrame() } }

  /// Notes that an animation has ended; who waits for it hears of it soon.
  func end(_ animation: AttachedAnimation, finished: Bool) {
    guard !animation.hasEnded else { return }
    animation.hasEnded = true
    endings.append((animation, finished))
    if delivery == nil {
      delivery = clock.schedule(at: clock.now) { [weak self] in self?.tellEndings() }
    }
  }

  /// Ends what is over at a frame's time, in the order of the ends, and looks when to come back.
  func frame(at time: Double) {
    guard !running.isEmpty else { return }
    wakeUp?.cancel()
    var finished: [(animation: AttachedAnimation, end: Double)] = []
    var moves = false
    var nextBeginning = Double.infinity
    for animation in running where !animation.hasEnded {
      guard let layer = animation.layer, staysShown(animation, layer) else { continue }
      let layerTime = layer.localTime(atClock: time)
      switch animation.stage(at: layerTime) {
      case .before:
        if !layer.isTimeStopped {
          nextBeginning = min(nextBeginning, layer.clockTime(atLocal: animation.timing.beginTime))
        }
      case .active:
        start(animation)
        if !layer.isTimeStopped, animation.timing.speed != 0 { moves = true }
      case .over:
        start(animation)
        // Whoever holds the time may turn it back: nothing ends before it runs again.
        if layer.isTimeStopped { continue }
        finished.append((animation, layer.clockTime(atLocal: animation.endTime)))
      }
    }
    // Stable: what ends at the same time ends in the order it was added.
    for (_, ended) in finished.enumerated().sorted(by: {
      $0.element.end != $1.element.end
        ? $0.element.end < $1.element.end : $0.offset < $1.offset
    }) {
      if ended.animation.animation.isRemovedOnCompletion {
        ended.animation.layer?.drop(ended.animation)
      }
      end(ended.animation, finished: true)
    }
    running.removeAll { $0.hasEnded }
    tellEndings()
    if moves {
      clock.requestFrame()
    } else if nextBeginning.isFinite {
      let clock = clock
      wakeUp = clock.schedule(at: max(nextBeginning, time)) { clock.requestFrame() }
    }
  }

  /// Ends the animation of a layer that has left the tree it was shown in.
  private func staysShown(_ animation: AttachedAnimation, _ layer: CALayer) -> Bool {
    if layer.root.switches.contains(.composed) {
      animation.wasShown = true
      return true
    }
    guard animation.wasShown else { return true }
    layer.drop(animation)
    end(animation, finished: false)
    return false
  }

  private func start(_ animation: AttachedAnimation) {
    guard !animation.hasStarted else { return }
    animation.hasStarted = true
    guard animation.animation.delegate != nil else { return }
    nonisolated(unsafe) let subject = animation.animation
    MainActor.assumeIsolated { subject.delegate?.animationDidStart(subject) }
  }

  private func tellEndings() {
    delivery?.cancel()
    delivery = nil
    while !endings.isEmpty {
      let told = endings
      endings = []
      running.removeAll { $0.hasEnded }
      for (ended, finished) in told {
        if ended.animation.delegate != nil {
          nonisolated(unsafe) let subject = ended.animation
          MainActor.assumeIsolated {
            subject.delegate?.animationDidStop(subject, finished: finished)
          }
        }
        ended.groups.forEach { $0.leave() }
      }
    }
  }
}
