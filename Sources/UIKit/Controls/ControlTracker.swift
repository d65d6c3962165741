// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The tracking of one touch by a control.
///
/// ```
///            beginTracking: true               ended, cancelled, disabled,
///   idle ──▶ offered ──▶ tracking ───────────────────────────────────────────▶ idle
///               │                              continueTracking: false
///               └──▶ ignoring (beginTracking: false) ──ended, cancelled──▶ idle
/// ```
/// Other touches have no effect until the control is idle again.
@MainActor
final class ControlTracker {
  /// The distance from the bounds at which a touch still counts as inside, in points (reported, see
  /// Parity).
  private static let dragTolerance: CGFloat = 70

  private unowned let control: UIControl
  private weak var touch: UITouch?
  /// Whether the control tracks a touch.
  private(set) var isTracking = false
  /// Whether the touch is inside of the bounds, or near them.
  private(set) var isTouchInside = false
  /// The event that handlers are called for.
  private(set) var event: UIEvent?

  init(_ control: UIControl) { self.control = control }

  // MARK: Events

  func touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard touch == nil, !control.condition.contains(.disabled), event?.isPrimary ?? true,
      let touch = touches.min(by: { $0.timestamp < $1.timestamp })
    else { return }
    self.touch = touch
    isTouchInside = true
    isTracking = control.beginTracking(touch, with: event)
    guard isTracking else { return }
    control.isHighlighted = true
    send(.touchDown, event)
    if isTracking, touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  func touchesMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = tracked(touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard control.continueTracking(touch, with: event) else {
      isTracking = false
      self.touch = nil
      control.isHighlighted = false
      return
    }
    if wasInside != isTouchInside {
      control.isHighlighted = isTouchInside
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    // A handler can have disabled the control, which ends tracking.
    if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, event) }
  }

  func touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(touches) else { return }
    self.touch = nil
    guard isTracking else { return }
    isTouchInside = isNear(touch)
    isTracking = false
    let isInside = isTouchInside
    control.endTracking(touch, with: event)
    control.isHighlighted = false
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { handle(event) { control.touchDidEndInside() } }
    isTouchInside = false
  }

  func touchesCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard tracked(touches) != nil else { return }
    touch = nil
    guard cancel(event) else { return }
    send(.touchCancel, event)
  }

  /// Ends tracking without an event.
  func controlWasDisabled() {
    touch = nil
    _ = cancel(nil)
  }

  /// Cancels tracking.
  ///
  /// - Returns: Whether a touch was tracked.
  private func cancel(_ event: UIEvent?) -> Bool {
    guard isTracking else { return false }
    isTracking = false
    isTouchInside = false
    control.cancelTracking(with: event)
    control.isHighlighted = false
    return true
  }

  // MARK: Touches

  private func tracked(_ touches: Set<UITouch>) -> UITouch? {
    touch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func isNear(_ touch: UITouch) -> Bool {
    control.storedLayer.bounds.insetBy(dx: -Self.dragTolerance, dy: -Self.dragTolerance)
      .contains(touch.location(in: control))
  }

  // MARK: Handlers

  private func send(_ events: UIControl.Event, _ event: UIEvent?) {
    handle(event) { control.sendActions(for: events) }
  }

  /// Runs code while an event is the one that handlers are called for.
  private func handle(_ event: UIEvent?, _ body: () -> Void) {
    let outer = self.event
    self.event = event
    body()
    self.event = outer
  }
}
