// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The owner of time: nothing else reads a clock.
///
/// Deadlines are entries of the clock, frames its ticks. A virtual clock moves only when
/// `advance(to:)` is called; a live one reads its source, and its host calls `advance(to:)` when it
/// may fire.
@MainActor
package final class FrameClock {
  /// The source of the time.
  package enum Source: Sendable {
    /// The time is the last one given to `advance(to:)`, from 0 on.
    case virtual
    /// The time is the function's result, in seconds; it never goes back.
    case live(@Sendable () -> Double)
  }

  /// The time between two frames in seconds; the host sets that of its screen.
  package var frameInterval = 1.0 / 60
  /// The host's handler, which presents a frame.
  package var onFrame: ((Double) -> Void)?
  /// The host's handler for a wake-up that is earlier than the last `nextWakeUp`.
  package var onEarlierWakeUp: (() -> Void)?
  /// The session's first handler of a frame, which ends animations whose time has passed.
  private var onFrameBegan: ((Double) -> Void)?
  /// The session's handler between the observers and `onFrame`, which commits the implicit
  /// transaction.
  private var onFrameCommits: (() -> Void)?

  private nonisolated let source: Source
  /// The bit pattern of the time; while the clock fires, it stands still for its handlers.
  ///
  /// Atomic, since any thread may ask for the time; bit patterns are ordered as positive times are.
  private nonisolated let heldBits: Atomic<UInt64>
  private nonisolated let isFiring = Atomic(false)
  private let entries = EntryQueue()
  private var observers: [FrameObserver] = []
  /// Whether every frame of an animation is wanted, not only those in which it starts and ends.
  var stepsFrames = true {
    didSet { observerDidChange() }
  }
  private var wasFrameRequested = false
  /// Frames lie at whole multiples of `frameInterval` after this time.
  private var phase: Double
  /// A millionth of an interval: what adding multiples of 1/60 loses in a day of seconds.
  private static let slack = 1e-6
  /// The tick at which the last frame was due.
  private var lastFrame = -Double.infinity
  /// The time since which a frame is wanted: the tick after it stays due until it has fired,
  /// however late the host calls.
  private var wantedSince: Double?

  package init(source: Source = .virtual) {
    self.source = source
    let start =
      switch source {
      case .virtual: 0.0
      case .live(let read): read()
      }
    heldBits = Atomic(start.bitPattern)
    phase = start
  }

  /// Sets the session's handlers.
  func connect(
    onFrameBegan: @escaping (Double) -> Void,
    onFrameCommits: @escaping () -> Void
  ) {
    (self.onFrameBegan, self.onFrameCommits) = (onFrameBegan, onFrameCommits)
  }

  /// The time in seconds; any thread may ask for it.
  package nonisolated var now: Double {
    guard case .live(let read) = source, !isFiring.load(ordering: .relaxed) else { return held }
    return hold(read())
  }

  private nonisolated var held: Double {
    Double(bitPattern: heldBits.load(ordering: .relaxed))
  }

  /// Moves the held time on, never back, and returns it.
  @discardableResult
  private nonisolated func hold(_ time: Double) -> Double {
    let bits = max(time, 0).bitPattern
    return Double(bitPattern: heldBits.max(bits, ordering: .relaxed).newValue)
  }

  // MARK: Deadlines

  /// Calls `handler` once at a time; entries of the same time fire in the order of insertion.
  @discardableResult
  package func schedule(at time: Double, _ handler: @escaping () -> Void) -> Entry {
    let entry = entries.insert(at: time, handler)
    announceEarlierWakeUp()
    return entry
  }

  // MARK: Frames

  /// Requests one frame at the next tick.
  package func requestFrame() {
    guard !wasFrameRequested else { return }
    wasFrameRequested = true
    wantFrame()
  }

  private func wantFrame() {
    if wantedSince == nil { wantedSince = now }
    announceEarlierWakeUp()
  }

  private func announceEarlierWakeUp() {
    if !isFiring.load(ordering: .relaxed) { onEarlierWakeUp?() }
  }

  /// Whether the next frame is requested, once or by an observer of every frame.
  package var isFrameRequested: Bool {
    wasFrameRequested || observers.contains { !$0.isPaused && !rests($0) }
  }

  /// Whether an observer needs no frame before its last one.
  private func rests(_ observer: FrameObserver) -> Bool { !stepsFrames && observer.end != nil }

  /// Calls the observers that need no frame before their last one, as the last tick that was
  /// skipped would have.
  package func updateRestingObservers() {
    let ticks = ((now - phase) / frameInterval + Self.slack).rounded(.down)
    let tick = phase + ticks * frameInterval
    guard !stepsFrames, tick > lastFrame else { return }
    for observer in observers where !observer.isPaused {
      if let end = observer.end, tick < end { observer.fire(tick) }
    }
  }

  /// Calls `handler` in every frame until the observer is cancelled; an observer that is not paused
  /// requests every frame.
  package func addFrameObserver(_ handler: @escaping (Double) -> Void) -> FrameObserver {
    let observer = FrameObserver(clock: self, handler: handler)
    observers.append(observer)
    wantFrame()
    return observer
  }

  func remove(_ observer: FrameObserver) {
    observers.remove(same: observer)
    observerDidChange()
  }

  /// Wants a frame, or none, as the observers do now.
  func observerDidChange() { isFrameRequested ? wantFrame() : (wantedSince = nil) }

  /// Notes that input has arrived: a frame that is requested now is due at once, unless the last
  /// one was less than `frameInterval` ago.
  package func noteInput() { phase = max(now, lastFrame + frameInterval) }

  /// The time of the clock's next entry or frame; nil when there is none.
  package var nextWakeUp: Double? {
    let frame = nextFrame
    guard let entry = entries.first?.time else { return frame }
    return frame.map { min($0, entry) } ?? entry
  }

  // MARK: Passing of time

  /// Advances to `time` and fires everything that is due on the way, in time order, an entry before
  /// a frame.
  ///
  /// A virtual clock stands at each entry's own time when it fires; a live one stands at `time`,
  /// and makes up for at most one frame.
  package func advance(to time: Double) {
    guard !isFiring.load(ordering: .relaxed) else { return }
    let isVirtual = if case .virtual = source { true } else { false }
    let target = max(time, now)
    isFiring.store(true, ordering: .relaxed)
    if !isVirtual { hold(target) }
    while true {
      let frame = nextFrame ?? .infinity
      if let entry = entries.first, entry.time <= min(target, frame) {
        entries.removeFirst()
        if isVirtual { hold(entry.time) }
        entry.fire()
      } else if frame <= target {
        if isVirtual { hold(frame) }
        fireFrame(dueAt: frame)
      } else {
        break
      }
    }
    hold(target)
    isFiring.store(false, ordering: .relaxed)
  }

  /// The tick of the next frame; `nil` if none is wanted.
  private var nextFrame: Double? {
    if isFrameRequested { return tick(from: wantedSince ?? held) }
    return observers.lazy.filter { !$0.isPaused }.compactMap(\.end).min().map(tick)
  }

  /// The first tick from a time on that is a whole interval after the last frame.
  private func tick(from time: Double) -> Double {
    let earliest = max(time, lastFrame + frameInterval)
    let ticks = ((earliest - phase) / frameInterval - Self.slack).rounded(.up)
    return phase + max(0, ticks) * frameInterval
  }

  private func fireFrame(dueAt tick: Double) {
    wasFrameRequested = false
    wantedSince = nil
    // A late host has missed ticks; the next frame is due at the tick after now.
    let missed = ((held - tick) / frameInterval + Self.slack).rounded(.down)
    lastFrame = tick + max(0, missed) * frameInterval
    onFrameBegan?(held)
    for observer in observers where !observer.isPaused { observer.fire(held) }
    onFrameCommits?()
    onFrame?(held)
    if isFrameRequested, wantedSince == nil { wantedSince = held }
  }
}
