// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// The delivery of touches to views and recognizers.
@MainActor
struct TouchDeliveryTests {
  let hand = Hand()
  let log = CallbackLog()
  let probe = Probe()
  let view: TouchView

  init() {
    view = hand.addView(log: log)
    probe.log = log
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    to view: UIView? = nil
  ) -> Recognizer {
    recognizer.addTarget(probe, action: Probe.action)
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `a view receives all phases of its touch`() {
    hand.down(10, 10)
    hand.move(20, 10)
    hand.up(20, 10)
    #expect(log.lines == ["view began", "view moved", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer receives an event before the view`() {
    let recognizer = LoggingRecognizer(log)
    view.addGestureRecognizer(recognizer)
    hand.down(10, 10)
    hand.move(20, 10)
    hand.up(20, 10)
    #expect(
      log.lines == [
        "recognizer began", "view began", "recognizer moved", "view moved", "recognizer ended",
        "view ended",
      ]
    )
  }

  @Test func `recognition cancels the view's touch before the action`() {
    _ = add(UIPanGestureRecognizer())
    hand.down(10, 10)
    hand.move(40, 10)
    hand.move(50, 10)
    hand.up(50, 10)
    #expect(
      log.lines == [
        "view began", "view cancelled", "action began", "action changed", "action ended",
      ]
    )
  }

  @Test func `a recognizer that does not cancel touches leaves them to the view`() {
    add(UIPanGestureRecognizer()).cancelsTouchesInView = false
    hand.down(10, 10)
    hand.move(40, 10)
    hand.up(40, 10)
    #expect(
      log.lines == [
        "view began", "view moved", "action began", "view ended", "action ended",
      ]
    )
  }

  @Test func `a tap cancels the touch of a subview`() {
    let inner = hand.addView(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      to: view,
      name: "inner",
      log: log
    )
    _ = inner
    _ = add(UITapGestureRecognizer())
    hand.tap(10, 10)
    #expect(log.lines == ["inner began", "inner cancelled", "action ended"])
  }

  @Test func `a double tap delays the end of a touch until it fails`() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    hand.tap(10, 10)
    #expect(log.lines == ["view began"])
    hand.advance(by: 0.4)
    #expect(log.lines == ["view began", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a recognized double tap cancels a delayed touch`() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    hand.tap(10, 10)
    hand.tap(10, 10)
    #expect(
      log.lines == [
        "view began", "view began", "view cancelled", "action ended",
      ]
    )
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer that does not delay ends lets them through`() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    hand.tap(10, 10)
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `a touch that a recognizer ignores is not cancelled for the view`() {
    let recognizer = add(PickyRecognizer())
    hand.down(10, 10)
    hand.up(10, 10)
    #expect(recognizer.numberOfTouches == 0)
    #expect(log.lines == ["view began", "action ended", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer that stays possible delays nothing after the touch`() {
    _ = add(UIGestureRecognizer())
    hand.tap(10, 10)
    #expect(log.lines == ["view began", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer that stays possible fails after a timeout if others wait`() {
    let tap = add(UITapGestureRecognizer())
    tap.require(toFail: add(UIGestureRecognizer()))
    hand.tap(10, 10)
    hand.advance(by: 0.5)
    #expect(log.lines == ["view began"])
    hand.advance(by: 0.5)
    #expect(log.lines == ["view began", "view cancelled", "action ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a subclass can begin a gesture without a touch`() {
    let recognizer = add(UIGestureRecognizer())
    recognizer.state = .began
    #expect(recognizer.state == .began)
    hand.advance(by: 0)
    recognizer.state = .ended
    hand.advance(by: 0)
    #expect(log.lines == ["action began", "action ended"])
    #expect(recognizer.state == .possible)
    #expect(hand.isAtRest)
  }

  // MARK: Several fingers

  @Test func `a view receives one touch unless multiple touch is enabled`() {
    hand.down(10, 10, finger: 1)
    hand.down(20, 10, finger: 2)
    hand.up(20, 10, finger: 2)
    hand.up(10, 10, finger: 1)
    #expect(log.take() == ["view began", "view ended"])
    view.isMultipleTouchEnabled = true
    hand.down(10, 10, finger: 1)
    hand.down(20, 10, finger: 2)
    hand.up(20, 10, finger: 2)
    hand.up(10, 10, finger: 1)
    #expect(log.lines == ["view began", "view began", "view ended", "view ended"])
  }

  @Test func `recognizers receive touches that multiple touch keeps from the view`() {
    let pan = add(UIPanGestureRecognizer())
    hand.down(10, 10, finger: 1)
    hand.down(20, 10, finger: 2)
    hand.move(90, 10, finger: 2)
    #expect(pan.numberOfTouches == 2)
    hand.up(10, 10, finger: 1)
    hand.up(90, 10, finger: 2)
    #expect(hand.isAtRest)
  }

  @Test(arguments: [true, false])
  func `an exclusive view and another one never have touches at the same time`(_ first: Bool) {
    let other = hand.addView(
      CGRect(x: 200, y: 0, width: 100, height: 100),
      name: "other",
      log: log
    )
    (first ? view : other).isExclusiveTouch = true
    hand.down(10, 10, finger: 1)
    hand.down(210, 10, finger: 2)
    hand.up(210, 10, finger: 2)
    hand.up(10, 10, finger: 1)
    #expect(log.take() == ["view began", "view ended"])
    hand.tap(210, 10)
    #expect(log.lines == ["other began", "other ended"])
  }

  @Test func `an event has the touches of windows, views and recognizers`() throws {
    let recognizer = LoggingRecognizer(log)
    view.addGestureRecognizer(recognizer)
    recognizer.requiresExclusiveTouchType = false
    var event: UIEvent?
    recognizer.onEvent = { event = $0 }
    hand.down(10, 10, finger: 1)
    hand.touch(.began, 20, 10, finger: 2, device: .mouse)
    let seen = try #require(event)
    #expect(seen.allTouches?.count == 2)
    #expect(seen.touches(for: hand.window)?.count == 2)
    #expect(seen.touches(for: view)?.count == 2)
    #expect(seen.touches(for: recognizer)?.count == 2)
    #expect(seen.touches(for: UIView())?.isEmpty == true)
    #expect(seen.type == .touches)
    let touches = seen.storedTouches
    #expect(touches.map(\.phase) == [.stationary, .began])
    #expect(touches.map(\.type) == [.direct, .indirectPointer])
    #expect(touches[1].window === hand.window)
    #expect(touches[1].view === view)
    #expect(touches[1].gestureRecognizers == [recognizer])
    hand.move(33, 44, finger: 1)
    #expect(touches[0].location(in: view) == CGPoint(x: 33, y: 44))
    #expect(touches[0].previousLocation(in: nil) == CGPoint(x: 10, y: 10))
    #expect(touches.map(\.phase) == [.moved, .stationary])
    hand.up(33, 44, finger: 1)
    hand.up(20, 10, finger: 2)
    #expect(touches[0].gestureRecognizers == [])
    #expect(hand.isAtRest)
  }

  // MARK: Things that go away

  @Test func `removal of a view cancels its touch`() {
    hand.down(10, 10)
    view.removeFromSuperview()
    hand.advance(by: 0)
    #expect(log.lines == ["view began", "view cancelled"])
    hand.move(50, 10)
    hand.up(50, 10)
    #expect(log.lines.count == 2)
    #expect(hand.isAtRest)
  }

  @Test func `removal of its view cancels a recognizer`() {
    let pan = add(UIPanGestureRecognizer())
    hand.down(10, 10)
    hand.move(50, 10)
    hand.stage.perform { view.removeFromSuperview() }
    #expect(pan.state == .cancelled)
    hand.advance(by: 0)
    #expect(probe.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    hand.up(50, 10)
    #expect(hand.isAtRest)
  }

  @Test func `removal of a view does not affect recognizers of superviews`() {
    let inner = hand.addView(to: view, name: "inner", log: log)
    let pan = add(UIPanGestureRecognizer())
    hand.down(10, 10)
    hand.move(50, 10)
    inner.removeFromSuperview()
    hand.move(60, 10)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: view).x == 40)
    hand.up(60, 10)
    #expect(probe.states == [.began, .changed, .ended])
  }

  @Test func `a removed recognizer is cancelled and can be attached again`() {
    let pan = add(UIPanGestureRecognizer())
    hand.down(10, 10)
    hand.move(50, 10)
    view.removeGestureRecognizer(pan)
    #expect(pan.view == nil)
    view.addGestureRecognizer(pan)
    hand.advance(by: 0)
    #expect(probe.take() == [.began, .cancelled])
    hand.up(50, 10)
    hand.down(10, 10)
    hand.move(50, 10)
    #expect(pan.state == .began)
    hand.up(50, 10)
    #expect(hand.isAtRest)
  }

  @Test func `hiding a window cancels its touches`() {
    let pan = add(UIPanGestureRecognizer())
    hand.down(10, 10)
    hand.move(50, 10)
    hand.stage.perform { hand.window.isHidden = true }
    #expect(probe.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    hand.up(50, 10)
    #expect(hand.isAtRest)
  }

  @Test func `a window is deallocated with its touches`() {
    weak var window: UIWindow?
    weak var pan: UIPanGestureRecognizer?
    weak var touch: UITouch?
    do {
      let hand = Hand()
      (window, pan) = (hand.window, add(UIPanGestureRecognizer(), to: hand.window))
      hand.down(10, 10)
      hand.move(50, 10)
      touch = hand.stage.touchTracker.touches.first
      #expect(pan?.state == .began)
    }
    #expect(window == nil)
    #expect(pan == nil)
    #expect(touch == nil)
  }

  @Test func `a view can be removed while it receives a touch`() {
    view.onTouch = { [view] in if $0 == .began { view.removeFromSuperview() } }
    hand.down(10, 10)
    #expect(log.lines == ["view began", "view cancelled"])
    hand.up(10, 10)
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer can be removed in its own action`() {
    let pan = add(UIPanGestureRecognizer())
    probe.onFire = { $0.view?.removeGestureRecognizer($0) }
    hand.down(10, 10)
    hand.move(50, 10)
    #expect(probe.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    hand.up(50, 10)
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer can be disabled and enabled in its own action`() {
    let pan = add(UIPanGestureRecognizer())
    probe.onFire = { recognizer in
      guard recognizer.state == .began else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    hand.down(10, 10)
    hand.move(50, 10)
    hand.move(90, 10)
    hand.up(90, 10)
    #expect(probe.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test func `a deallocated target is skipped`() {
    let pan = UIPanGestureRecognizer()
    do {
      let target = Probe()
      target.log = log
      pan.addTarget(target, action: Probe.action)
    }
    view.addGestureRecognizer(pan)
    hand.down(10, 10)
    hand.move(50, 10)
    #expect(log.lines == ["view began", "view cancelled"])
    hand.up(50, 10)
  }

  @Test func `a target is notified once for each action until it is removed`() {
    let pan = add(UIPanGestureRecognizer())
    pan.addTarget(probe, action: Probe.action)
    hand.down(10, 10)
    hand.move(50, 10)
    #expect(probe.states == [.began])
    pan.removeTarget(nil, action: nil)
    hand.up(50, 10)
    #expect(probe.states == [.began])
  }

  @Test func `touches and recognizers are deallocated after a touch`() {
    weak var view: TouchView?
    weak var pan: UIPanGestureRecognizer?
    weak var target: Probe?
    weak var touch: UITouch?
    do {
      let view_ = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan_ = UIPanGestureRecognizer()
      let target_ = Probe()
      hand.stage.perform { hand.window.addSubview(view_) }
      view_.addGestureRecognizer(pan_)
      pan_.addTarget(target_, action: Probe.action)
      (view, pan, target) = (view_, pan_, target_)
      hand.down(10, 10)
      touch = hand.stage.touchTracker.touches.first
      hand.move(50, 10)
      hand.up(50, 10)
      #expect(target_.states == [.began, .ended])
      hand.stage.perform { view_.removeFromSuperview() }
    }
    hand.advance(by: 1)
    #expect(view == nil)
    #expect(pan == nil)
    #expect(target == nil)
    #expect(touch == nil)
    #expect(hand.isAtRest)
  }
}

/// A recognizer that logs its touches and stays possible.
@MainActor
private final class LoggingRecognizer: UIGestureRecognizer {
  let log: CallbackLog
  var onEvent: ((UIEvent) -> Void)?

  init(_ log: CallbackLog) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add("recognizer began")
    onEvent?(event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add("recognizer moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    log.add("recognizer ended")
    state = .failed
  }
}

/// A recognizer that ignores every touch, then recognizes.
@MainActor
private final class PickyRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
    state = .ended
  }
}
