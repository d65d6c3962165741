// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// Events in which several fingers change.
extension TouchDeliveryTests {
  @Test func `a view receives the touch that begins in an event before the one that ends`() {
    view.isMultipleTouchEnabled = true
    hand.down(10, 10, finger: 1)
    #expect(log.take() == ["view began"])
    hand.send([
      hand.touchEvent(.ended, 10, 10, finger: 1), hand.touchEvent(.began, 50, 10, finger: 2),
    ])
    #expect(log.take() == ["view began", "view ended"])
    hand.send([
      hand.touchEvent(.ended, 50, 10, finger: 2), hand.touchEvent(.began, 90, 10, finger: 3),
    ])
    #expect(log.take() == ["view began", "view ended"])
    hand.up(90, 10, finger: 3)
    #expect(log.take() == ["view ended"] && hand.isAtRest)
  }

  @Test func `a view receives the changes of an event as cancelled, began, moved, ended`() {
    view.isMultipleTouchEnabled = true
    for finger in 1...3 { hand.down(CGFloat(finger) * 20, 10, finger: finger) }
    _ = log.take()
    hand.send([
      hand.touchEvent(.ended, 20, 10, finger: 1), hand.touchEvent(.moved, 45, 10, finger: 2),
      hand.touchEvent(.began, 80, 10, finger: 4), hand.touchEvent(.cancelled, 60, 10, finger: 3),
    ])
    #expect(log.take() == ["view cancelled", "view began", "view moved", "view ended"])
    hand.up(45, 10, finger: 2)
    hand.up(80, 10, finger: 4)
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer receives the touch that begins in an event before the one that ends`() {
    let recognizer = PhaseRecognizer(log)
    view.addGestureRecognizer(recognizer)
    view.log = nil
    hand.down(10, 10, finger: 1)
    hand.down(20, 10, finger: 2)
    #expect(log.take() == ["began 1 of 1", "began 1 of 2"])
    hand.send([
      hand.touchEvent(.ended, 10, 10, finger: 1), hand.touchEvent(.moved, 25, 10, finger: 2),
      hand.touchEvent(.began, 50, 10, finger: 3),
    ])
    #expect(log.take() == ["began 1 of 3", "moved 1 of 3", "ended 1 of 3"])
    hand.send([
      hand.touchEvent(.ended, 25, 10, finger: 2), hand.touchEvent(.ended, 50, 10, finger: 3),
    ])
    #expect(log.take() == ["ended 2 of 2"])
  }

  @Test func `one message has all touches of a view, and each view has its own`() {
    let other = hand.addView(
      CGRect(x: 200, y: 0, width: 100, height: 100),
      name: "other",
      log: log
    )
    (view.isMultipleTouchEnabled, other.isMultipleTouchEnabled) = (true, true)
    hand.send([
      hand.touchEvent(.began, 10, 10, finger: 1), hand.touchEvent(.began, 210, 10, finger: 2),
      hand.touchEvent(.began, 20, 10, finger: 3),
    ])
    #expect(log.take() == ["view began", "other began"])
    hand.send([
      hand.touchEvent(.ended, 210, 10, finger: 2), hand.touchEvent(.moved, 15, 10, finger: 1),
      hand.touchEvent(.ended, 20, 10, finger: 3),
    ])
    #expect(log.take() == ["view moved", "other ended", "view ended"])
    hand.up(15, 10, finger: 1)
    #expect(hand.isAtRest)
  }
}

/// A recognizer that logs its touches with their number and the number of those that are down.
@MainActor
private final class PhaseRecognizer: UIGestureRecognizer {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { add("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { add("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { add("ended", touches) }

  private func add(_ call: String, _ touches: Set<UITouch>) {
    log.add("\(call) \(touches.count) of \(numberOfTouches)")
  }
}
