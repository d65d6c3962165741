// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// Rotations and pinches: gestures of two fingers.
@MainActor
struct UIRotationGestureRecognizerTests {
  private let hand = Hand()
  private let probe = Probe()
  private let view: TouchView
  private let rotation: UIRotationGestureRecognizer

  init() {
    view = hand.addView()
    rotation = UIRotationGestureRecognizer(target: probe, action: Probe.action)
    view.addGestureRecognizer(rotation)
  }

  private func putDown() {
    hand.down(200, 400)
    hand.down(300, 400, finger: 2)
  }

  /// Moves the second finger around the first one.
  private func turn(to angle: Double) {
    hand.advance(by: 1.0 / 60)
    hand.move(200 + 100 * cos(angle), 400 + 100 * sin(angle), finger: 2)
  }

  @Test func `a rotation begins after the slop, which does not count, and follows the fingers`() {
    putDown()
    turn(to: 0.05)
    #expect(rotation.state == .possible)
    turn(to: 0.2)
    #expect(rotation.state == .began && rotation.rotation == 0)
    turn(to: 0.5)
    #expect(rotation.state == .changed && abs(rotation.rotation - 0.3) < 1e-9)
    #expect(rotation.numberOfTouches == 2)
    turn(to: 0.6)
    #expect(rotation.velocity > 0)
    turn(to: -0.6)
    #expect(abs(rotation.rotation + 0.8) < 1e-9 && rotation.velocity < 0)
    hand.up(300, 400, finger: 2)
    #expect(probe.states.last == .changed)
    hand.up(200, 400)
    #expect(probe.take() == [.began, .changed, .changed, .changed, .changed, .ended])
    #expect(hand.isAtRest && rotation.rotation == 0)
  }

  @Test func `one finger, or two that are spread, do not turn`() {
    hand.down(200, 400)
    hand.move(250, 450)
    hand.up(250, 450)
    putDown()
    hand.move(380, 400, finger: 2)
    hand.up(200, 400)
    hand.up(380, 400, finger: 2)
    #expect(probe.states.isEmpty && hand.isAtRest)
    #expect(hand.world.reason(of: rotation) == "The touches were not its gesture.")
  }

  @Test func `setting the rotation counts from there`() {
    putDown()
    turn(to: 0.2)
    rotation.rotation = 1
    turn(to: 0.3)
    #expect(abs(rotation.rotation - 1.1) < 1e-9)
  }

  @Test func `a cancelled touch cancels the rotation`() {
    putDown()
    turn(to: 0.2)
    hand.touch(.cancelled, 300, 400, finger: 2)
    hand.up(200, 400)
    #expect(probe.take() == [.began, .cancelled])
  }

  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  @Test(arguments: [true, false])
  func `a pinch and a rotation recognize together if a delegate allows it`(_ isAllowed: Bool) {
    let delegate = Together()
    let pinchProbe = Probe()
    let pinch = UIPinchGestureRecognizer(target: pinchProbe, action: Probe.action)
    view.addGestureRecognizer(pinch)
    if isAllowed { rotation.delegate = delegate }
    putDown()
    turn(to: 0.2)
    hand.advance(by: 1.0 / 60)
    hand.move(200 + 200 * cos(0.2), 400 + 200 * sin(0.2), finger: 2)
    #expect(rotation.state == .changed)
    #expect(pinch.state == (isAllowed ? .began : .failed))
    let reason = hand.world.reason(of: pinch)
    #expect(reason == (isAllowed ? "It began." : "UIRotationGestureRecognizer was first."))
    hand.up(400, 440, finger: 2)
    hand.up(200, 400)
    #expect(hand.world.reason(of: pinch) == reason)
  }

  @Test func `a pinch keeps its scale while a finger is replaced, and ends with the last one`() {
    view.removeGestureRecognizer(rotation)
    let pinch = UIPinchGestureRecognizer(target: probe, action: Probe.action)
    view.addGestureRecognizer(pinch)
    putDown()
    hand.move(320, 400, finger: 2)
    hand.advance(by: 1.0 / 60)
    hand.move(440, 400, finger: 2)
    #expect(pinch.scale == 2)
    hand.up(440, 400, finger: 2)
    #expect(pinch.state == .changed && pinch.scale == 2)
    hand.down(300, 400, finger: 3)
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 2)
    hand.move(250, 400, finger: 3)
    #expect(pinch.scale == 1)
    hand.up(250, 400, finger: 3)
    hand.up(200, 400)
    #expect(probe.states.last == .ended)
  }
}
