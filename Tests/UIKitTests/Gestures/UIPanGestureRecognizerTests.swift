// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import Testing

import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
  private let hand = Hand()
  private let probe = Probe()
  private let view: TouchView
  private let pan: UIPanGestureRecognizer

  init() {
    view = hand.addView()
    pan = UIPanGestureRecognizer(target: probe, action: Probe.action)
    view.addGestureRecognizer(pan)
  }

  @Test func `the defaults are Apple's`() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.view === view)
  }

  @Test(arguments: [CGFloat(1), -1])
  func `a pan begins after ten points, with no translation`(_ direction: CGFloat) {
    var translations: [CGFloat] = []
    probe.onFire = { [view] in
      translations.append((($0 as? UIPanGestureRecognizer)?.translation(in: view).x ?? .nan))
    }
    hand.down(200, 300)
    hand.move(200 + 9 * direction, 300)
    #expect(pan.state == .possible)
    hand.move(200 + 10 * direction, 300)
    #expect(pan.state == .began)
    hand.move(200 + 35 * direction, 300)
    hand.up(200 + 35 * direction, 300)
    #expect(probe.states == [.began, .changed, .ended])
    #expect(translations == [0, 25 * direction, 25 * direction])
    #expect(pan.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test(arguments: [CGFloat(1), -1])
  func `the velocity is the finger's`(_ direction: CGFloat) {
    var velocity = CGPoint.zero
    probe.onFire = { [view] in
      velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
    }
    hand.down(200, 300)
    hand.drag(
      from: CGPoint(x: 200, y: 300),
      to: CGPoint(x: 200 + direction * 120, y: 240),
      seconds: 0.2,
      steps: 12
    )
    hand.up(200 + direction * 120, 240)
    #expect(abs(velocity.x - direction * 600) < 0.001)
    #expect(abs(velocity.y + 300) < 0.001)
  }

  @Test func `a finger that rests before it is lifted has no velocity`() {
    var velocity = CGPoint(x: 1, y: 1)
    probe.onFire = { velocity = ($0 as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero }
    hand.down(100, 300)
    hand.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 300, y: 300),
      seconds: 0.1,
      steps: 6
    )
    #expect(velocity.x > 1000)
    hand.advance(by: 0.3)
    hand.up(300, 300)
    #expect(velocity == .zero)
  }

  @Test func `the translation can be set in the action`() {
    hand.down(100, 300)
    hand.move(150, 300)
    pan.setTranslation(.zero, in: view)
    hand.move(157, 302)
    #expect(pan.translation(in: view) == CGPoint(x: 7, y: 2))
    hand.up(157, 302)
  }

  @Test func `translation and velocity are in the view's coordinates`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    hand.down(100, 300)
    hand.drag(
      from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 210, y: 300),
      seconds: 0.1,
      steps: 10
    )
    #expect(abs(pan.translation(in: view).x - 50) < 0.001)
    #expect(abs(pan.velocity(in: view).x - 550) < 0.001)
    pan.setTranslation(CGPoint(x: 4, y: 0), in: view)
    #expect(abs(pan.translation(in: nil).x - 8) < 0.001)
    hand.up(210, 300)
  }

  @Test func `the translation does not depend on where a view is`() {
    let lower = hand.addView(CGRect(x: 40, y: 200, width: 300, height: 400), to: view)
    hand.down(100, 300)
    hand.move(150, 300)
    pan.setTranslation(.zero, in: lower)
    hand.move(157, 302)
    #expect(pan.translation(in: lower) == CGPoint(x: 7, y: 2))
    pan.setTranslation(CGPoint(x: 4, y: 5), in: lower)
    #expect(pan.translation(in: nil) == CGPoint(x: 4, y: 5))
    hand.up(157, 302)
  }

  @Test func `a pan goes on with the fingers that remain`() {
    hand.down(100, 300, finger: 1)
    hand.down(200, 300, finger: 2)
    hand.move(150, 300, finger: 1)
    #expect(pan.state == .began)
    hand.up(200, 300, finger: 2)
    #expect(pan.numberOfTouches == 1)
    #expect(probe.take() == [.began])
    hand.move(170, 300, finger: 1)
    hand.up(170, 300, finger: 1)
    #expect(probe.states == [.changed, .ended])
    #expect(hand.isAtRest)
  }

  @Test func `a pan fails without movement`() {
    hand.tap(100, 300)
    #expect(probe.states.isEmpty)
    #expect(hand.isAtRest)
  }

  @Test func `a pan waits for more fingers and fails with too many`() {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    hand.down(100, 300, finger: 1)
    hand.move(150, 300, finger: 1)
    #expect(pan.state == .possible)
    hand.down(200, 300, finger: 2)
    hand.move(250, 300, finger: 2)
    #expect(pan.state == .began)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: view) == CGPoint(x: 200, y: 300))
    #expect(pan.location(ofTouch: 1, in: view) == CGPoint(x: 250, y: 300))
    hand.down(300, 300, finger: 3)
    #expect(pan.numberOfTouches == 2)
    hand.up(250, 300, finger: 2)
    #expect(probe.take() == [.began, .ended])
    hand.up(150, 300, finger: 1)
    hand.up(300, 300, finger: 3)
    #expect(hand.isAtRest)

    for finger in 1...3 { hand.down(CGFloat(finger) * 100, 300, finger: finger) }
    #expect(pan.state == .failed)
    for finger in 1...3 { hand.up(CGFloat(finger) * 100, 300, finger: finger) }
    #expect(probe.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test func `a pan that is disabled is cancelled`() {
    hand.down(100, 300)
    hand.move(150, 300)
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    #expect(probe.take() == [.began])
    hand.advance(by: 0)
    #expect(probe.take() == [.cancelled])
    hand.move(160, 300)
    hand.up(170, 300)
    #expect(probe.states.isEmpty)
    #expect(pan.state == .possible)
    pan.isEnabled = true
    hand.down(100, 300)
    hand.move(150, 300)
    #expect(pan.state == .began)
    hand.up(150, 300)
    #expect(hand.isAtRest)
  }

  @Test func `a pan that the system cancels is cancelled`() {
    hand.down(100, 300)
    hand.move(150, 300)
    hand.touch(.cancelled, 150, 300)
    #expect(probe.states == [.began, .cancelled])
    #expect(hand.isAtRest)
  }

  @Test func `the innermost of two pan recognizers has precedence`() {
    let inner = hand.addView(to: view)
    let innerPan = UIPanGestureRecognizer(target: probe, action: Probe.action)
    inner.addGestureRecognizer(innerPan)
    hand.down(100, 300)
    hand.move(150, 300)
    #expect(innerPan.state == .began)
    #expect(pan.state == .failed)
    hand.up(150, 300)
    #expect(pan.state == .possible)
  }
}
