// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Presses of keys as gestures.
@MainActor
struct PressGestureTests {
  private final class Responder: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls.append("cancelled")
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let hand = Hand()
  private let probe = Probe()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = Responder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var world: World { hand.world }

  init() {
    hand.window.addSubview(outer)
    outer.addSubview(view)
    view.becomeFirstResponder()
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(probe, action: Probe.action)
    outer.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `a tap recognizes Select, and cancels the press of the responder`() {
    let tap = add(UITapGestureRecognizer())
    world.press(.return)
    #expect(probe.take() == [.ended] && view.take() == ["began", "cancelled"])
    tap.cancelsTouchesInView = false
    world.press(.return)
    #expect(probe.take() == [.ended] && view.take() == ["began", "ended"])
    world.press(.up)
    #expect(probe.take().isEmpty && view.take() == ["began", "ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a recognizer receives presses of the allowed types only`() {
    let tap = add(UITapGestureRecognizer())
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    world.press(.return)
    #expect(probe.take().isEmpty)
    world.press(.up)
    #expect(probe.take() == [.ended])
    tap.allowedPressTypes = []
    world.press(.up)
    #expect(probe.take().isEmpty)
  }

  @Test func `several presses are one gesture if several taps are required`() {
    let tap = add(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    world.press(.return)
    world.press(.return)
    #expect(probe.take() == [.ended])
    world.press(.return)
    world.advance(by: 1)
    world.press(.return)
    #expect(probe.take().isEmpty)
  }

  @Test func `a long press begins while the key is held`() {
    let press = add(UILongPressGestureRecognizer())
    world.hold(.return)
    world.advance(by: 0.45)
    #expect(press.state == .possible)
    world.advance(by: 0.1)
    #expect(press.state == .began)
    world.release(.return)
    #expect(probe.take() == [.began, .ended] && view.take() == ["began", "cancelled"])
    world.press(.return)
    #expect(probe.take().isEmpty && view.take() == ["began", "ended"])
  }

  private final class Gate: NSObject, UIGestureRecognizerDelegate {
    var questions: [String] = []
    var receives = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive event: UIEvent
    ) -> Bool {
      questions.append("event \(event.type)")
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive press: UIPress
    ) -> Bool {
      questions.append("press \(press.type)")
      return receives
    }
  }

  @Test func `the delegate is asked about the event, then about the press`() {
    let gate = Gate()
    add(UITapGestureRecognizer()).delegate = gate
    world.press(.return)
    #expect(gate.questions == ["event presses", "press select"] && probe.take().isEmpty)
    gate.receives = true
    world.press(.return)
    #expect(probe.take() == [.ended])
  }

  private final class Presser: UIGestureRecognizer {
    var calls: [String] = []
    var ignores = false
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      calls.append("began \(event.presses(for: self).count)")
      for press in presses where ignores { ignore(press, for: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      calls.append("ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      calls.append("cancelled")
    }
    override func reset() { calls.append("reset") }
  }

  @Test func `a subclass receives the phases of a press, unless it ignores it`() {
    let presser = add(Presser())
    world.press(.return)
    #expect(presser.calls == ["began 1", "ended"])
    presser.calls = []
    presser.ignores = true
    world.press(.return)
    #expect(presser.calls == ["began 1"])
    #expect(view.take() == ["began", "ended", "began", "ended"] && hand.isAtRest)
  }

  @Test func `presses that nobody has chosen to receive reach no recognizer`() {
    _ = add(UITapGestureRecognizer())
    view.resignFirstResponder()
    world.press(.return)
    #expect(probe.take().isEmpty)
  }

  @Test func `the removal of the view interrupts a press`() {
    let press = add(UILongPressGestureRecognizer())
    world.hold(.return)
    world.advance(by: 0.6)
    outer.removeFromSuperview()
    world.advance(by: 0)
    #expect(probe.take() == [.began, .cancelled] && press.state == .possible)
    world.release(.return)
    #expect(hand.isAtRest)
  }
}
