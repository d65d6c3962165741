// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animations of a session that have not ended: notifies their delegates, and requests frames
/// while they run.
///
/// Ends are delivered in a frame, or, for an animation that is removed, by the clock right after:
/// never during the call that removes it.
@MainActor
final class RunningAnimations {
  private unowned let clock: FrameClock
  private var running: [AttachedAnimation] = []
  private var endings: [(animation: AttachedAnimation, finished: Bool)] = []
  private var delivery: FrameClock.Entry?
  private var wakeUp: FrameClock.Entry?

  init(clock: FrameClock) { self.clock = clock }

  /// Whether there is one.
  var isRunning: Bool { !running.isEmpty }

  func add(_ animation: AttachedAnimation) {
    animation.groups.forEach { $0.enter() }
    running.append(animation)
    clock.requestFrame()
  }

  /// Requests a frame to examine the animations again.
  func reconsider() { if !running.isEmpty { clock.requestFrame() } }

  /// Requests a frame since a layer's time has changed.
  ///
  /// Nothing ends while it is stopped, and where frames are skipped nobody sees it move.
  func timeDidChange(of layer: CALayer) {
    if clock.stepsFrames || !layer.isTimeStopped { reconsider() }
  }

  /// Ends an animation; its delegate and its groups are notified soon.
  func end(_ animation: AttachedAnimation, finished: Bool) {
    guard animation.end() else { return }
    endings.append((animation, finished))
    if delivery == nil {
      delivery = clock.schedule(at: clock.now) { [weak self] in self?.deliverEndings() }
    }
  }

  /// Ends the animations that are over at a frame's time, in the order of their ends, and requests
  /// the next frame that they need.
  func frame(at time: Double) {
    guard !running.isEmpty else { return }
    wakeUp?.cancel()
    var finished: [Ending] = []
    var next = Double.infinity
    for animation in running where !animation.hasEnded {
      guard let layer = animation.layer, staysShown(animation, layer) else { continue }
      switch animation.stage(at: layer.localTime(atClock: time)) {
      case .before:
        if !layer.isTimeStopped {
          next = min(next, layer.clockTime(atLocal: animation.timing.beginTime))
        }
      case .active:
        start(animation)
        if layer.isTimeStopped || animation.timing.speed == 0 { continue }
        let end = clock.stepsFrames ? time : layer.clockTime(atLocal: animation.endTime)
        next = min(next, end.isFinite ? end : time)
      case .over:
        start(animation)
        // Stopped time may be turned back: nothing ends before it runs again.
        if layer.isTimeStopped { continue }
        finished.append(Ending(animation, at: layer.clockTime(atLocal: animation.endTime)))
      }
    }
    end(finished)
    if next <= time {
      clock.requestFrame()
    } else if next.isFinite {
      let clock = clock
      wakeUp = clock.schedule(at: next) { clock.requestFrame() }
    }
  }

  /// An animation that is over, and the clock's time at which it ended.
  private struct Ending {
    let animation: AttachedAnimation
    let time: Double

    init(_ animation: AttachedAnimation, at time: Double) {
      (self.animation, self.time) = (animation, time)
    }
  }

  private func end(_ finished: [Ending]) {
    // Stable: animations with the same end end in the order in which they were added.
    let order = finished.enumerated().sorted {
      let (left, right) = ($0.element.time, $1.element.time)
      return left != right ? left < right : $0.offset < $1.offset
    }
    for (_, ending) in order {
      let animation = ending.animation
      if animation.animation.isRemovedOnCompletion { animation.layer?.drop(animation) }
      end(animation, finished: true)
    }
    running.removeAll { $0.hasEnded }
    deliverEndings()
  }

  /// Ends the animation of a layer that has left the tree in which it was on screen.
  private func staysShown(_ animation: AttachedAnimation, _ layer: CALayer) -> Bool {
    if layer.root.switches.contains(.composed) {
      animation.markShown()
      return true
    }
    guard animation.wasShown else { return true }
    layer.drop(animation)
    end(animation, finished: false)
    return false
  }

  private func start(_ animation: AttachedAnimation) {
    guard animation.start() else { return }
    animation.animation.delegate?.animationDidStart(animation.animation)
  }

  private func deliverEndings() {
    delivery?.cancel()
    delivery = nil
    while !endings.isEmpty {
      let delivered = endings
      endings = []
      running.removeAll { $0.hasEnded }
      for (ended, finished) in delivered {
        ended.animation.delegate?.animationDidStop(ended.animation, finished: finished)
        ended.groups.forEach { $0.leave() }
      }
    }
  }
}
