// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Turns what the device reports into touches and events.
///
/// It knows which fingers are down. A finger that comes down where no window is, and all that it
/// does later, is ignored; so are changes of fingers that are not down.
@preconcurrency @MainActor
final class TouchTracker {
  /// The last finger that came down, for counting taps.
  private struct LastTap {
    var point: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private var down: [Int: UITouch] = [:]
  private var lastTap: LastTap?
  private var nextSerial = 1
  /// What came while an event was on its way: a handler may run the loop.
  private var queue: [[TouchInput]] = []
  private var isSending = false

  /// The touches that are down, in the order in which they came down.
  var touches: [UITouch] { down.values.sorted { $0.serial < $1.serial } }

  /// Takes what the device reports and sends events.
  ///
  /// - Parameters:
  ///   - inputs: What the fingers did, in order.
  ///   - windowAt: Finds the window for a point of the screen.
  ///   - send: Takes the events, one by one.
  func take(
    _ inputs: [TouchInput],
    windowAt: (CGPoint) -> UIWindow?,
    send: (UIEvent) -> Void
  ) {
    queue += TouchInput.batches(inputs)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !queue.isEmpty {
      let batch = queue.removeFirst()
      cancelReplaced(by: batch, send: send)
      let changed = change(batch, windowAt: windowAt)
      guard !changed.isEmpty else { continue }
      self.send(changed, at: batch.map(\.timestamp).max() ?? 0, send: send)
    }
  }

  /// Cancels all touches that are down.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - send: Takes the event, if there is one.
  func cancelAll(at time: TimeInterval, send: (UIEvent) -> Void) {
    let cancelled = touches.filter { !$0.isOver }
    for touch in cancelled { touch.change(to: .cancelled, at: nil, time: time) }
    if !cancelled.isEmpty { self.send(Set(cancelled), at: time, send: send) }
    down = [:]
  }

  /// Cancels touches whose number the device gives to other fingers without having ended them.
  private func cancelReplaced(by batch: [TouchInput], send: (UIEvent) -> Void) {
    var cancelled: Set<UITouch> = []
    for input in batch where input.phase == .began {
      guard let old = down[input.id], !old.isOver else { continue }
      old.change(to: .cancelled, at: nil, time: input.timestamp)
      cancelled.insert(old)
    }
    guard !cancelled.isEmpty else { return }
    self.send(cancelled, at: batch.map(\.timestamp).max() ?? 0, send: send)
  }

  private func change(
    _ batch: [TouchInput],
    windowAt: (CGPoint) -> UIWindow?
  ) -> Set<UITouch> {
    var changed: Set<UITouch> = []
    for input in batch {
      switch input.phase {
      case .began:
        guard let touch = makeTouch(input, windowAt: windowAt) else { continue }
        changed.insert(touch)
      case .moved, .ended, .cancelled:
        guard let touch = down[input.id] else { continue }
        guard !touch.isOver else {
          // The window cancelled it meanwhile: the device's finger means nothing any more.
          down[input.id] = nil
          continue
        }
        let point = input.hasLocation ? touch.storedWindow?.point(onScreen: input.location) : nil
        touch.change(to: input.phase.touchPhase, at: point, time: input.timestamp)
        changed.insert(touch)
      }
    }
    return changed
  }

  private func makeTouch(
    _ input: TouchInput,
    windowAt: (CGPoint) -> UIWindow?
  ) -> UITouch? {
    guard let window = windowAt(input.location) else { return nil }
    let point = window.point(onScreen: input.location)
    let touch = UITouch(
      serial: nextSerial,
      type: input.isPointer ? .indirectPointer : .direct,
      tapCount: countTap(input),
      at: point,
      time: input.timestamp
    )
    nextSerial += 1
    touch.storedWindow = window
    touch.storedView = window.hitTest(
      point,
      with: UIEvent(touches: touches + [touch], timestamp: input.timestamp)
    )
    down[input.id] = touch
    return touch
  }

  private func countTap(_ input: TouchInput) -> Int {
    var count = 1
    if let lastTap,
      input.timestamp - lastTap.time <= GestureFigures.tapPress,
      hypot(input.location.x - lastTap.point.x, input.location.y - lastTap.point.y)
        <= GestureFigures.tapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = LastTap(point: input.location, time: input.timestamp, count: count)
    return count
  }

  private func send(_ changed: Set<UITouch>, at time: TimeInterval, send: (UIEvent) -> Void) {
    let all = touches
    for touch in all where !changed.contains(touch) && !touch.isOver {
      touch.change(to: .stationary, at: nil, time: touch.sample.timestamp)
    }
    down = down.filter { !$0.value.isOver }
    send(UIEvent(touches: all.filter { changed.contains($0) || !$0.isOver }, timestamp: time))
  }
}

extension TouchInput.Phase {
  /// The phase of the touch after the change.
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
