// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension FrameClock {
  /// A deadline, until it fires or is cancelled.
  @MainActor
  package final class Entry {
    nonisolated let time: Double
    private var handler: (() -> Void)?
    /// The queue that holds the entry; `nil` once it was removed from it.
    private weak var queue: EntryQueue?

    init(time: Double, queue: EntryQueue, handler: @escaping () -> Void) {
      (self.time, self.queue, self.handler) = (time, queue, handler)
    }

    var isCancelled: Bool { handler == nil }

    /// Cancels the deadline and releases the handler at once.
    package func cancel() {
      guard handler != nil else { return }
      handler = nil
      queue?.noteCancelled()
    }

    /// Notes that the queue has removed the entry.
    func leaveQueue() { queue = nil }

    func fire() {
      let handler = handler
      self.handler = nil
      handler?()
    }
  }

  /// An observer of every frame.
  @MainActor
  package final class FrameObserver {
    private var handler: ((Double) -> Void)?
    private weak var clock: FrameClock?
    /// The time of the last frame that the observer needs; `nil` if it needs every frame.
    ///
    /// Where frames are skipped, it needs that one only. It is called in frames before as well, if
    /// others request them.
    package var end: Double? {
      didSet { clock?.observerDidChange() }
    }
    /// Whether the observer is skipped; a paused observer requests no frames.
    package var isPaused = false {
      didSet {
        guard isPaused != oldValue else { return }
        clock?.observerDidChange()
      }
    }

    init(clock: FrameClock, handler: @escaping (Double) -> Void) {
      (self.clock, self.handler) = (clock, handler)
    }

    /// Ends the calls.
    package func cancel() {
      handler = nil
      clock?.remove(self)
    }

    func fire(_ time: Double) { handler?(time) }
  }
}
