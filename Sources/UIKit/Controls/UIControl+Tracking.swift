// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// How far outside of the bounds a finger still counts as inside, in points (folklore of UIKit,
  /// see its facts: about 70).
  static let dragTolerance: CGFloat = 70

  func setCondition(_ part: State, _ isOn: Bool) {
    guard condition.contains(part) != isOn else { return }
    if isOn { condition.insert(part) } else { condition.remove(part) }
    if part == .disabled, isOn { abandonTracking() }
    stateDidChange()
    setNeedsLayout()
  }

  /// A disabled control does not want the tap itself.
  func leavesTouch(to recognizer: UIGestureRecognizer) -> Bool {
    condition.contains(.disabled) || recognizer.storedView === self || !recognizer.isSingleTap
  }

  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackedTouch == nil, !condition.contains(.disabled),
      let touch = touches.min(by: { $0.timestamp < $1.timestamp })
    else { return }
    trackedTouch = touch
    storedIsTouchInside = true
    storedIsTracking = beginTracking(touch, with: event)
    guard storedIsTracking else { return }
    isHighlighted = true
    send(.touchDown, event)
    if storedIsTracking, touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard storedIsTracking, let touch = tracked(touches) else { return }
    let wasInside = storedIsTouchInside
    storedIsTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      storedIsTracking = false
      trackedTouch = nil
      isHighlighted = false
      return
    }
    if wasInside != storedIsTouchInside {
      isHighlighted = storedIsTouchInside
      send(storedIsTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    // A handler may have disabled the control, which ends tracking.
    if storedIsTracking { send(storedIsTouchInside ? .touchDragInside : .touchDragOutside, event) }
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(touches) else { return }
    trackedTouch = nil
    guard storedIsTracking else { return }
    storedIsTouchInside = isNear(touch)
    storedIsTracking = false
    let isInside = storedIsTouchInside
    endTracking(touch, with: event)
    isHighlighted = false
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { answering(event) { touchWentUpInside() } }
    storedIsTouchInside = false
  }

  func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard tracked(touches) != nil else { return }
    trackedTouch = nil
    guard storedIsTracking else { return }
    storedIsTracking = false
    storedIsTouchInside = false
    cancelTracking(with: event)
    isHighlighted = false
    send(.touchCancel, event)
  }

  /// Lets go of the finger without an event: the control was disabled.
  private func abandonTracking() {
    trackedTouch = nil
    guard storedIsTracking else { return }
    storedIsTracking = false
    storedIsTouchInside = false
    cancelTracking(with: nil)
    isHighlighted = false
  }

  private func tracked(_ touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func isNear(_ touch: UITouch) -> Bool {
    storedLayer.bounds.insetBy(dx: -Self.dragTolerance, dy: -Self.dragTolerance)
      .contains(touch.location(in: self))
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    answering(event) { sendActions(for: events) }
  }

  /// Runs code while an event is the one that handlers are given.
  private func answering(_ event: UIEvent?, _ body: () -> Void) {
    let outer = presentEvent
    presentEvent = event
    body()
    presentEvent = outer
  }
}
