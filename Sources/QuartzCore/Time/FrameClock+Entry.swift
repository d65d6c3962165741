// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension FrameClock {
  /// A deadline; it lasts until it fires or is cancelled.
  package final class Entry {
    let time: Double
    /// The place among entries of the same time; given by the queue.
    var order = 0
    private var handler: (() -> Void)?
    /// Tells the queue that it holds an entry that will never fire.
    var onCancel: (() -> Void)?

    init(time: Double, handler: @escaping () -> Void) {
      (self.time, self.handler) = (time, handler)
    }

    var isCancelled: Bool { handler == nil }

    /// Forgets the deadline and lets go of the handler at once.
    package func cancel() {
      guard handler != nil else { return }
      handler = nil
      onCancel?()
    }

    func fire() {
      let handler = handler
      self.handler = nil
      handler?()
    }
  }

  /// Someone who is called in every frame.
  package final class FrameObserver {
    private var handler: ((Double) -> Void)?
    weak var clock: FrameClock?
    /// Whether the observer is passed over; a paused one asks for no frames.
    package var isPaused = false {
      didSet {
        guard isPaused != oldValue else { return }
        if isPaused { clock?.forgetFrameNobodyWants() } else { clock?.wantFrame() }
      }
    }

    init(handler: @escaping (Double) -> Void) { self.handler = handler }

    /// Ends the calls.
    package func cancel() {
      handler = nil
      clock?.remove(self)
    }

    func fire(_ time: Double) { handler?(time) }
  }
}
