// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

import UIKit

/// The decisions of delegates, subclasses and views.
@MainActor
struct UIGestureRecognizerDelegateTests {
  private let hand = Hand()
  private let probe = Probe()
  private let log = CallbackLog()
  private let view: TouchView

  init() { view = hand.addView() }

  private func addPan(_ name: String, _ judge: Judge? = nil) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: probe, action: Probe.action)
    pan.name = name
    pan.delegate = judge
    view.addGestureRecognizer(pan)
    return pan
  }

  private func swipe() {
    hand.down(100, 100)
    hand.move(150, 100)
    hand.up(150, 100)
  }

  @Test func `delegates are asked about a touch in UIKit's order`() {
    let judge = Judge(log)
    _ = addPan("other")
    let pan = addPan("pan", judge)
    swipe()
    let first = log.lines.firstIndex { $0.hasPrefix("simultaneous") } ?? 0
    #expect(
      Array(log.lines.prefix(first)) == [
        "receive event: pan", "receive touch: pan", "require failure: pan of other",
        "required to fail: pan by other", "should begin: pan",
      ]
    )
    #expect(log.lines.filter { $0.hasPrefix("require") }.count == 2)
    #expect(probe.states == [.began, .ended])
    _ = pan
  }

  @Test func `a recognizer fails if its delegate does not let it begin`() {
    let judge = Judge(log)
    judge.shouldBegin = false
    let pan = addPan("pan", judge)
    hand.down(100, 100)
    hand.move(150, 100)
    #expect(pan.state == .failed)
    hand.move(190, 100)
    hand.up(190, 100)
    #expect(probe.states.isEmpty)
    #expect(log.lines.filter { $0.hasPrefix("should begin") }.count == 1)
    #expect(pan.state == .possible)
  }

  @Test func `a recognizer that is not allowed to begin lets another one begin`() {
    let judge = Judge(log)
    judge.shouldBegin = false
    let other = addPan("other")
    let pan = addPan("pan", judge)
    other.require(toFail: pan)
    hand.down(100, 100)
    hand.move(150, 100)
    #expect(other.state == .began)
    hand.up(150, 100)
    #expect(probe.states == [.began, .ended])
  }

  @Test(arguments: [true, false])
  func `a recognizer receives no touch that its delegate or subclass refuses`(_ refusesEvent: Bool)
  {
    let judge = Judge(log)
    judge.receivesEvents = !refusesEvent
    judge.receivesTouches = refusesEvent
    _ = addPan("pan", judge)
    swipe()
    #expect(probe.states.isEmpty)
    #expect(log.lines.count == (refusesEvent ? 1 : 2))
    #expect(hand.isAtRest)
  }

  @Test func `a view can prevent a gesture from beginning`() {
    let inner = hand.addView(to: view)
    let pan = addPan("pan")
    inner.mayBegin = false
    swipe()
    #expect(probe.states.isEmpty)
    inner.mayBegin = true
    swipe()
    #expect(probe.states == [.began, .ended])
    _ = pan
  }

  @Test(arguments: [true, false])
  func `two gestures are simultaneous if one of two delegates allows it`(_ first: Bool) {
    let judge = Judge(log)
    judge.areSimultaneous = true
    let one = addPan("one", first ? judge : nil)
    let two = addPan("two", first ? nil : judge)
    hand.down(100, 100)
    hand.move(150, 100)
    #expect(one.state == .began)
    #expect(two.state == .began)
    hand.up(150, 100)
    #expect(probe.states == [.began, .began, .ended, .ended])
  }

  @Test(arguments: [true, false])
  func `a delegate can make a recognizer wait for another one`(_ asksTheOneThatWaits: Bool) {
    let judge = Judge(log)
    let one = addPan("one", judge)
    let two = addPan("two")
    if asksTheOneThatWaits {
      two.delegate = judge
      one.delegate = nil
      judge.requiresFailure = true
    } else {
      judge.isRequiredToFail = true
    }
    // Without the delegate the newer one begins.
    hand.down(100, 100)
    hand.move(150, 100)
    #expect(one.state == .began)
    #expect(two.state == .failed)
    hand.up(150, 100)
    #expect(hand.isAtRest)
  }

  @Test func `a subclass can require failures and prevent other recognizers`() {
    let pan = addPan("pan")
    let strict = StrictRecognizer()
    view.addGestureRecognizer(strict)
    strict.waitsForOthers = true
    hand.down(100, 100)
    strict.state = .began
    #expect(strict.state == .possible)
    hand.move(150, 100)
    #expect(pan.state == .began)
    #expect(strict.state == .failed)
    hand.up(150, 100)

    strict.waitsForOthers = false
    strict.canBePrevented = false
    hand.down(100, 100)
    hand.move(150, 100)
    #expect(pan.state == .began)
    #expect(strict.state == .possible)
    strict.state = .began
    #expect(strict.state == .began)
    hand.up(150, 100)
    hand.advance(by: 0)
    #expect(strict.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test func `a delegate can remove the recognizer's view`() {
    let judge = Judge(log)
    judge.onShouldBegin = { [view] in view.removeFromSuperview() }
    let pan = addPan("pan", judge)
    hand.down(100, 100)
    hand.move(150, 100)
    hand.up(150, 100)
    hand.advance(by: 0)
    #expect(probe.states.isEmpty)
    #expect(pan.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test func `a delegate can remove the recognizer before it receives the touch`() {
    let judge = Judge(log)
    judge.onReceive = { [view] in view.gestureRecognizers = nil }
    let pan = addPan("pan", judge)
    swipe()
    hand.advance(by: 0)
    #expect(probe.states.isEmpty)
    #expect(pan.state == .possible)
    #expect(hand.isAtRest)
  }

  @Test func `a control has precedence over a tap recognizer of its superview`() {
    let tap = UITapGestureRecognizer(target: probe, action: Probe.action)
    view.addGestureRecognizer(tap)
    let control = hand.stage.perform {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      view.addSubview(control)
      return control
    }
    let taps = Probe()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    hand.tap(20, 20)
    #expect(count == 1)
    #expect(probe.states.isEmpty)
    hand.tap(200, 200)
    #expect(probe.states == [.ended])
    control.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: Probe.action))
    hand.tap(20, 20)
    #expect(taps.states == [.ended])
    #expect(count == 1)
  }
}

/// A delegate that logs the questions.
@MainActor
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  let log: CallbackLog
  var shouldBegin = true
  var receivesEvents = true
  var receivesTouches = true
  var areSimultaneous = false
  var requiresFailure = false
  var isRequiredToFail = false
  var onShouldBegin: (() -> Void)?
  var onReceive: (() -> Void)?

  init(_ log: CallbackLog) { self.log = log }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    log.add("should begin: \(recognizer.name ?? "")")
    onShouldBegin?()
    return shouldBegin
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    log.add("simultaneous: \(recognizer.name ?? "") with \(other.name ?? "")")
    return areSimultaneous
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    log.add("require failure: \(recognizer.name ?? "") of \(other.name ?? "")")
    return requiresFailure
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    log.add("required to fail: \(recognizer.name ?? "") by \(other.name ?? "")")
    return isRequiredToFail
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    log.add("receive touch: \(recognizer.name ?? "")")
    onReceive?()
    return receivesTouches
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    log.add("receive event: \(recognizer.name ?? "")")
    return receivesEvents
  }
}

/// A recognizer with configurable subclass decisions.
@MainActor
private final class StrictRecognizer: UIGestureRecognizer {
  var waitsForOthers = false
  var canBePrevented = true

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { waitsForOthers }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { canBePrevented }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
