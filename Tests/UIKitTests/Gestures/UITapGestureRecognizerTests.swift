// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

import UIKit

@MainActor
struct UITapGestureRecognizerTests {
  private let hand = Hand()
  private let probe = Probe()
  private let view: TouchView

  init() { view = hand.addView() }

  private func addTap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: probe, action: Probe.action)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func `the defaults are Apple's`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.cancelsTouchesInView)
    #expect(!tap.delaysTouchesBegan)
    #expect(tap.delaysTouchesEnded)
    #expect(tap.isEnabled)
    #expect(tap.state == .possible)
    #expect(tap.view == nil)
  }

  @Test func `a tap sends one action, with its location`() {
    let tap = addTap()
    var place = CGPoint.zero
    var touches = 0
    probe.onFire = {
      place = $0.location(in: nil)
      touches = $0.numberOfTouches
    }
    hand.tap(120, 300)
    #expect(probe.states == [.ended])
    #expect(place == CGPoint(x: 120, y: 300))
    #expect(touches == 1)
    #expect(tap.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test func `a tap fails if the finger moves too far`() {
    let tap = addTap()
    hand.down(100, 100)
    hand.move(100, 125)
    #expect(tap.state == .failed)
    hand.up(100, 100)
    #expect(probe.states.isEmpty)
    #expect(tap.state == .possible)
  }

  @Test func `a tap is recognized after a required double tap has failed`() {
    let tap = addTap()
    let double = addTap(2)
    tap.require(toFail: double)
    hand.tap(100, 100)
    #expect(probe.states.isEmpty)
    #expect(tap.state == .possible)
    hand.advance(by: 0.34)
    #expect(probe.states.isEmpty)
    var place = CGPoint.zero
    probe.onFire = { place = $0.location(in: nil) }
    hand.advance(by: 0.02)
    #expect(probe.states == [.ended])
    #expect(place == CGPoint(x: 100, y: 100))
    #expect(hand.isAtRest)
  }

  @Test func `a double tap makes a waiting tap fail`() {
    let tap = addTap()
    let double = addTap(2)
    tap.require(toFail: double)
    var senders: [UIGestureRecognizer] = []
    probe.onFire = { senders.append($0) }
    hand.tap(100, 100)
    hand.advance(by: 0.1)
    hand.tap(105, 100)
    hand.advance(by: 1)
    #expect(senders == [double])
    #expect(tap.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test func `a tap does not prevent a double tap`() {
    let tap = addTap()
    let double = addTap(2)
    var senders: [UIGestureRecognizer] = []
    probe.onFire = { senders.append($0) }
    hand.tap(100, 100)
    #expect(senders == [tap])
    hand.tap(100, 100)
    #expect(senders.contains(double))
    #expect(!tap.canPrevent(double))
    #expect(double.canPrevent(tap))
    hand.advance(by: 1)
    #expect(hand.isAtRest)
  }

  @Test func `quick taps in two locations are two taps`() {
    let tap = addTap()
    let double = addTap(2)
    tap.require(toFail: double)
    var places: [CGPoint] = []
    probe.onFire = { places.append($0.location(in: nil)) }
    hand.tap(100, 100)
    hand.tap(300, 600)
    hand.advance(by: 1)
    #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 600)])
    #expect(hand.isAtRest)
  }

  @Test func `a tap of two fingers is recognized`() {
    _ = addTap(1, fingers: 2)
    hand.tap(100, 100)
    #expect(probe.states.isEmpty)
    hand.down(100, 100, finger: 1)
    hand.down(200, 100, finger: 2)
    hand.up(100, 100, finger: 1)
    hand.up(200, 100, finger: 2)
    #expect(probe.states == [.ended])
    #expect(hand.isAtRest)
  }

  @Test func `the innermost of two tap recognizers has precedence`() {
    let inner = hand.addView(CGRect(x: 0, y: 0, width: 200, height: 200), to: view)
    let innerTap = UITapGestureRecognizer(target: probe, action: Probe.action)
    inner.addGestureRecognizer(innerTap)
    _ = addTap()
    var senders: [UIGestureRecognizer] = []
    probe.onFire = { senders.append($0) }
    hand.tap(100, 100)
    #expect(senders == [innerTap])
  }

  @Test func `touches have the number of consecutive taps`() {
    var counts: [Int] = []
    let recognizer = TapCounter { counts.append($0) }
    view.addGestureRecognizer(recognizer)
    hand.tap(100, 100)
    hand.tap(110, 100)
    hand.tap(300, 100)
    hand.advance(by: 2)
    hand.tap(300, 100)
    #expect(counts == [1, 2, 1, 1])
  }
}

/// A view that records the tap counts of its touches.
@MainActor
private final class TapCounter: UIGestureRecognizer {
  let note: (Int) -> Void

  init(_ note: @escaping (Int) -> Void) {
    self.note = note
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { note(touch.tapCount) }
    state = .failed
  }
}
