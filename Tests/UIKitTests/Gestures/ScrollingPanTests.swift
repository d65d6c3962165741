// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import Testing

@testable import RetourTesting
@testable import UIKit

/// Pan recognizers whose gestures touchpads and wheels make.
@MainActor struct ScrollingPanTests {
  private let world = World(size: CGSize(width: 400, height: 800), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let pan = UIPanGestureRecognizer()
  private let probe = Probe()
  private let center = CGPoint(x: 200, y: 400)

  init() {
    world.window.addSubview(view)
    listen(to: pan, in: view)
  }

  private func listen(to pan: UIPanGestureRecognizer, in view: UIView) {
    pan.allowedScrollTypesMask = .continuous
    pan.addTarget(probe, action: Probe.action)
    view.addGestureRecognizer(pan)
  }

  /// Moves two fingers after a pause, so that content moves with them.
  private func swipe(
    _ x: CGFloat,
    _ y: CGFloat,
    during duration: Double = 0.25,
    after pause: Double = 0.4
  ) {
    world.advance(by: pause)
    world.scroll(by: CGVector(dx: -x, dy: -y), at: center, during: duration)
  }

  @Test func `fingers on a touchpad are a pan without touches, at the pointer`() {
    swipe(60, 0)
    #expect(pan.state == .changed && pan.numberOfTouches == 0)
    #expect(abs(pan.translation(in: view).x - 50) < 0.01 && pan.translation(in: view).y == 0)
    #expect(abs(pan.velocity(in: view).x - 240) < 1)
    #expect(pan.location(in: view) == center)
  }

  @Test func `a pause ends the pan with the speed of the fingers`() {
    var speed = CGPoint.zero
    probe.onFire = { if $0.state == .ended { speed = pan.velocity(in: view) } }
    swipe(60, 0)
    world.advance(by: 0.07)
    #expect(pan.state == .changed)
    world.advance(by: 0.02)
    #expect(pan.state == .possible && probe.states.last == .ended)
    #expect(abs(speed.x - 240) < 1)
    #expect(world.window.touchDelivery.isAtRest && world.settle())
  }

  @Test func `a pan that allows no scrolls has none`() {
    pan.allowedScrollTypesMask = []
    swipe(60, 0)
    #expect(probe.states.isEmpty)
  }

  @Test func `a wheel makes pans that allow steps, a touchpad those that follow fingers`() {
    world.turnWheel(by: 2, at: center)
    world.settle()
    #expect(probe.states.isEmpty)
    pan.allowedScrollTypesMask = .discrete
    swipe(60, 0)
    world.settle()
    #expect(probe.states.isEmpty)
    world.turnWheel(by: 2, at: center)
    #expect(probe.states == [.began])
    // A notch is 60 points, of which the pan swallows 10.
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: -110))
    world.settle()
    #expect(probe.states == [.began, .ended])
  }

  @Test func `the delegate is asked once about the event, and not about a touch`() {
    let gate = ScrollGate()
    pan.delegate = gate
    gate.receives = false
    swipe(60, 0)
    world.settle()
    #expect(probe.states.isEmpty && gate.asked == ["event"])
    gate.asked = []
    gate.receives = true
    swipe(60, 0)
    #expect(pan.state == .changed && gate.asked == ["event", "begin"])
  }

  @Test func `scroll views around a pan leave it the scroll, and those inside take it`() {
    let outer = UIScrollView(frame: view.frame)
    outer.contentSize = CGSize(width: 400, height: 4000)
    world.window.addSubview(outer)
    outer.addSubview(view)
    swipe(0, -60)
    #expect(pan.state == .changed && outer.contentOffset.y == 0)
    world.settle()
    let inner = UIScrollView(frame: view.bounds)
    inner.contentSize = CGSize(width: 400, height: 4000)
    view.addSubview(inner)
    _ = probe.take()
    swipe(0, -60)
    #expect(probe.states.isEmpty && abs(inner.contentOffset.y - 60) < 1)
    world.settle()
    swipe(60, 0)
    #expect(pan.state == .changed, "the content does not scroll sideways")
  }

  @Test func `a pan around a scroll view that takes a scroll was prevented by its recognizer`() {
    let inner = UIScrollView(frame: view.bounds)
    inner.contentSize = CGSize(width: 400, height: 4000)
    view.addSubview(inner)
    swipe(0, -60)
    let scroll = inner.panGestureRecognizer
    #expect(world.reason(of: pan) == "\(type(of: scroll)) was first.")
    world.settle()
    swipe(60, 0)
    #expect(world.reason(of: pan) == "It began.")
  }

  @Test func `a scroll view whose recognizer allows no scrolls stays`() {
    let inner = UIScrollView(frame: view.bounds)
    inner.contentSize = CGSize(width: 400, height: 4000)
    view.addSubview(inner)
    #expect(inner.panGestureRecognizer.allowedScrollTypesMask == .all)
    inner.panGestureRecognizer.allowedScrollTypesMask = .discrete
    swipe(0, -60)
    #expect(pan.state == .changed && inner.contentOffset.y == 0)
    world.advance(by: 0.4)
    world.turnWheel(at: center)
    world.settle()
    #expect(inner.contentOffset.y == 60)
  }

  @Test func `after the end of a pan, the rest of the scroll has no effect`() {
    let outer = UIScrollView(frame: view.frame)
    outer.contentSize = CGSize(width: 4000, height: 800)
    world.window.addSubview(outer)
    outer.addSubview(view)
    swipe(-60, 0)
    pan.isEnabled = false
    pan.isEnabled = true
    swipe(-60, 0, after: 0)
    #expect(probe.states.last == .cancelled && outer.contentOffset.x == 0)
    swipe(-60, 0, after: 0.1)
    #expect(probe.states.last == .changed)
  }

  @Test func `losing the keyboard focus cancels the pan`() {
    swipe(60, 0)
    world.display.post(.init(timestamp: world.time, kind: .deactivated))
    world.advance(by: 0)
    #expect(probe.states.last == .cancelled && world.window.touchDelivery.isAtRest)
  }

  @Test func `a view that is removed cancels the pan`() {
    swipe(60, 0)
    view.removeFromSuperview()
    world.advance(by: 0)
    #expect(probe.states.last == .cancelled)
    swipe(60, 0)
    #expect(world.settle() && world.window.touchDelivery.isAtRest)
  }

  @Test func `a finger that comes down does not join`() {
    swipe(60, 0)
    world.finger.down(at: center)
    world.finger.move(to: CGPoint(x: 300, y: 500), during: 0.05)
    #expect(abs(pan.translation(in: view).x - 50) < 0.01 && pan.numberOfTouches == 0)
    world.finger.up()
    world.settle()
    #expect(probe.states.last == .ended && world.window.touchDelivery.isAtRest)
  }

  @Test func `a pointer that moves on ends the pan`() {
    swipe(60, 0)
    world.scroll(by: CGVector(dx: -5, dy: 0), at: CGPoint(x: 100, y: 100), during: 1.0 / 60)
    #expect(probe.states.last == .ended)
  }

  @Test func `a scroll from any place is one from the edge that it leads away from`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    listen(to: edge, in: view)
    view.removeGestureRecognizer(pan)
    swipe(-60, 0)
    world.settle()
    swipe(0, 60)
    world.settle()
    #expect(probe.states.isEmpty)
    swipe(60, 0)
    #expect(edge.state == .changed)
  }
}

/// A delegate that notes its questions.
@MainActor
private final class ScrollGate: NSObject, UIGestureRecognizerDelegate {
  var receives = true
  var asked: [String] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    asked.append(event.type == .scroll ? "event" : "another event")
    return receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("touch")
    return receives
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return true
  }
}
