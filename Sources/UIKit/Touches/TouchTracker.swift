// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The conversion of the device's input to touches and events.
///
/// It tracks the fingers that are down. A finger that comes down outside of all windows is ignored
/// until it is lifted, as are changes of fingers that are not down.
@MainActor
final class TouchTracker {
  private var down: [Int: UITouch] = [:]
  private var taps = TapCounter()
  private var nextSerial = 1
  /// The input that arrived while an event was sent; a handler can run the loop.
  private var queue: [[TouchInput]] = []
  private var isSending = false
  /// The buttons of the pointer that are down.
  private var buttons: UIEvent.ButtonMask = []
  /// Returns the modifier keys that are down.
  private let modifiers: @MainActor () -> UIKeyModifierFlags

  init(modifiers: @escaping @MainActor () -> UIKeyModifierFlags) { self.modifiers = modifiers }

  /// The touches that are down, in the order in which they began.
  var touches: [UITouch] { down.values.sorted { $0.serial < $1.serial } }

  /// Converts input to events.
  ///
  /// - Parameters:
  ///   - inputs: The changes of fingers, in order.
  ///   - windowAt: Returns the window at a point of the screen.
  ///   - send: Sends an event.
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
      if let mask = batch.lazy.compactMap(\.pointerButtons).first {
        buttons = UIEvent.ButtonMask(rawValue: mask)
      }
      let changed = change(batch, windowAt: windowAt)
      guard !changed.isEmpty else { continue }
      self.send(changed, at: batch.map(\.timestamp).max() ?? 0, send: send)
    }
  }

  /// Cancels all touches that are down.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - send: Sends the event, if there is one.
  func cancelAll(at time: TimeInterval, send: (UIEvent) -> Void) {
    let cancelled = touches.filter { !$0.isOver }
    for touch in cancelled { touch.change(to: .cancelled, at: nil, time: time) }
    if !cancelled.isEmpty { self.send(Set(cancelled), at: time, send: send) }
    down = [:]
  }

  /// Cancels touches that the device did not end before it reused their numbers.
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
          // The window cancelled the touch: later changes of the finger are ignored.
          down[input.id] = nil
          continue
        }
        let window = touch.storedWindow
        touch.change(
          to: input.phase.touchPhase,
          at: input.hasLocation ? window?.point(onScreen: input.location) : nil,
          time: input.timestamp,
          after: input.coalesced.compactMap { sample in
            window.map { ($0.point(onScreen: sample.location), sample.timestamp) }
          }
        )
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
      type: input.pointerButtons == nil ? .direct : .indirectPointer,
      tapCount: taps.touchBegan(at: input.location, time: input.timestamp),
      at: point,
      time: input.timestamp
    )
    nextSerial += 1
    touch.hit(nil, in: window)
    let view = window.hitTest(
      point,
      with: event(touches + [touch], at: input.timestamp)
    )
    touch.hit(view, in: window)
    down[input.id] = touch
    return touch
  }

  private func send(_ changed: Set<UITouch>, at time: TimeInterval, send: (UIEvent) -> Void) {
    let all = touches
    for touch in all where !changed.contains(touch) && !touch.isOver {
      touch.change(to: .stationary, at: nil, time: touch.sample.timestamp)
    }
    down = down.filter { !$0.value.isOver }
    send(event(all.filter { changed.contains($0) || !$0.isOver }, at: time))
  }

  private func event(_ touches: [UITouch], at time: TimeInterval) -> UIEvent {
    let hasPointer = touches.contains { $0.type == .indirectPointer }
    return UIEvent(
      touches: touches,
      timestamp: time,
      buttonMask: hasPointer ? buttons : [],
      modifierFlags: modifiers()
    )
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
