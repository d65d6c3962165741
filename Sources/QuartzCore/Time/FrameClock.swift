// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Owns time: nothing else reads a clock.
///
/// Deadlines are entries of the clock, pictures are its frames. A virtual clock moves only when it
/// is told to; a live one reads its source, and its host tells it when it may fire.
package final class FrameClock: @unchecked Sendable {
  /// Where the time comes from.
  package enum Source {
    /// The time is what `advance(to:)` says, from 0 on.
    case virtual
    /// The time is what the function says, in seconds; it never goes back.
    case live(() -> Double)
  }

  /// The time between two frames in seconds: at most 60 a second (our decision).
  package var frameInterval = 1.0 / 60
  /// Makes the picture of a frame; the host's.
  package var onFrame: ((Double) -> Void)?
  /// Called when there may be something to do earlier than the host knows; the host's.
  package var onEarlierWakeUp: (() -> Void)?
  /// Runs first in a frame: animations whose time has passed end here.
  var onFrameBegan: ((Double) -> Void)?
  /// Runs between the observers and `onFrame`: the implicit transaction is committed here.
  var onFrameCommits: (() -> Void)?

  private let source: Source
  /// The time that handlers see while the clock fires; it stands still for them.
  private var held: Double
  private var isFiring = false
  private let entries = EntryQueue()
  private var observers: [FrameObserver] = []
  private var wasFrameRequested = false
  /// Frames lie at whole multiples of `frameInterval` after this time.
  private var phase: Double
  /// A millionth of an interval: what adding multiples of 1/60 loses in a day of seconds.
  private static let slack = 1e-6
  /// The tick that the last frame was due at.
  private var lastFrame = -Double.infinity
  /// Since when a frame is wanted: the tick after it stays due until it has fired, however late
  /// the host comes.
  private var wantedSince: Double?

  package init(source: Source = .virtual) {
    self.source = source
    switch source {
    case .virtual: held = 0
    case .live(let read): held = read()
    }
    phase = held
  }

  /// The time in seconds.
  package var now: Double {
    guard !isFiring, case .live(let read) = source else { return held }
    held = max(held, read())
    return held
  }

  // MARK: Deadlines

  /// Calls `handler` once when the time comes; entries of the same time fire in the order they came.
  @discardableResult
  package func schedule(at time: Double, _ handler: @escaping () -> Void) -> Entry {
    let entry = Entry(time: time, handler: handler)
    entries.insert(entry)
    announceEarlierWakeUp()
    return entry
  }

  // MARK: Frames

  /// Asks for one frame at the next tick.
  package func requestFrame() {
    guard !wasFrameRequested else { return }
    wasFrameRequested = true
    wantFrame()
  }

  func wantFrame() {
    if wantedSince == nil { wantedSince = now }
    announceEarlierWakeUp()
  }

  private func announceEarlierWakeUp() { if !isFiring { onEarlierWakeUp?() } }

  /// Whether a frame will come, because someone asked or an observer wants every frame.
  package var isFrameRequested: Bool {
    wasFrameRequested || observers.contains { !$0.isPaused }
  }

  /// Calls `handler` in every frame until the observer is cancelled; frames come as long as one is
  /// there that is not paused.
  package func addFrameObserver(_ handler: @escaping (Double) -> Void) -> FrameObserver {
    let observer = FrameObserver(handler: handler)
    observer.clock = self
    observers.append(observer)
    wantFrame()
    return observer
  }

  func remove(_ observer: FrameObserver) {
    observers.removeAll { $0 === observer }
    forgetFrameNobodyWants()
  }

  func forgetFrameNobodyWants() { if !isFrameRequested { wantedSince = nil } }

  /// Tells that input arrived: a frame asked for now is due at once, unless the last one was less
  /// than `frameInterval` ago.
  package func noteInput() { phase = max(now, lastFrame + frameInterval) }

  /// When the clock next has something to do; nil when it may sleep for ever.
  package var nextWakeUp: Double? {
    let frame = isFrameRequested ? dueFrame : nil
    guard let entry = entries.first?.time else { return frame }
    return frame.map { min($0, entry) } ?? entry
  }

  // MARK: Passing of time

  /// Moves on to `time`, firing what is due on the way: in time order, an entry before a frame.
  ///
  /// A virtual clock stands at each entry's own time when it fires; a live one stands at `time`,
  /// and makes up for at most one frame.
  package func advance(to time: Double) {
    guard !isFiring else { return }
    let isVirtual = if case .virtual = source { true } else { false }
    let target = max(time, now)
    isFiring = true
    if !isVirtual { held = target }
    while true {
      let frame = isFrameRequested ? dueFrame : .infinity
      if let entry = entries.first, entry.time <= min(target, frame) {
        entries.removeFirst()
        if isVirtual { held = max(held, entry.time) }
        entry.fire()
      } else if frame <= target {
        if isVirtual { held = max(held, frame) }
        fireFrame(dueAt: frame)
      } else {
        break
      }
    }
    held = max(held, target)
    isFiring = false
  }

  /// The first tick since a frame is wanted that is a whole interval after the last frame.
  private var dueFrame: Double {
    let earliest = max(wantedSince ?? held, lastFrame + frameInterval)
    let ticks = ((earliest - phase) / frameInterval - Self.slack).rounded(.up)
    return phase + max(0, ticks) * frameInterval
  }

  private func fireFrame(dueAt tick: Double) {
    wasFrameRequested = false
    wantedSince = nil
    // A host that comes late has missed ticks; the next frame is due at the tick after now.
    let missed = ((held - tick) / frameInterval + Self.slack).rounded(.down)
    lastFrame = tick + max(0, missed) * frameInterval
    onFrameBegan?(held)
    for observer in observers where !observer.isPaused { observer.fire(held) }
    onFrameCommits?()
    onFrame?(held)
    if isFrameRequested, wantedSince == nil { wantedSince = held }
  }
}
