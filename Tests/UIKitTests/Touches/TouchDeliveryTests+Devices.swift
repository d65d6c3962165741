// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import RetourTesting
import Testing

@testable import UIKit

extension TouchDeliveryTests {
  // MARK: What devices do

  @Test func `touches without window or location are ignored`() {
    hand.down(-5, 10)
    hand.move(10, 10)
    hand.up(10, 10)
    hand.down(.nan, 10)
    hand.move(10, .infinity)
    hand.up(10, 10)
    #expect(log.lines.isEmpty)
    #expect(hand.isAtRest)
  }

  @Test func `a touch that ends without a location keeps its last one`() {
    hand.down(10, 10)
    hand.move(.nan, .nan)
    hand.up(.nan, 10)
    #expect(log.lines == ["view began", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a touch continues outside of the window`() {
    hand.down(10, 10)
    hand.move(-50, 2000)
    hand.up(-50, 2000)
    #expect(log.lines == ["view began", "view moved", "view ended"])
  }

  @Test func `a reused finger number cancels the former touch once`() {
    hand.down(10, 10)
    hand.down(20, 10)
    hand.up(20, 10)
    hand.up(20, 10)
    #expect(log.lines == ["view began", "view cancelled", "view began", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `an end without a beginning is ignored`() {
    hand.up(10, 10)
    hand.touch(.cancelled, 10, 10)
    #expect(log.lines.isEmpty)
  }

  @Test func `deactivation of the app cancels all touches`() {
    _ = add(UIPanGestureRecognizer())
    hand.down(10, 10, finger: 1)
    hand.move(50, 10, finger: 1)
    hand.down(10, 10, finger: 2)
    hand.send([.init(timestamp: 0, kind: .deactivated)])
    hand.move(90, 10, finger: 1)
    hand.up(90, 10, finger: 1)
    #expect(probe.states.first == .began)
    #expect(probe.states.last == .cancelled)
    #expect(hand.isAtRest)
  }

  @Test func `other events are handled in order with touches`() {
    hand.stage.interface.onClose = { [log] in log.add("close") }
    hand.send([
      hand.touchEvent(.began, 10, 10), .init(timestamp: 0, kind: .closeRequested),
      hand.touchEvent(.ended, 10, 10), .init(timestamp: 0, kind: .deactivated),
    ])
    #expect(log.lines == ["view began", "close", "view ended"])
    #expect(hand.stage.application.applicationState == .inactive)
    hand.send([.init(timestamp: 0, kind: .activated)])
    #expect(hand.stage.application.applicationState == .active)
  }

  @Test func `a window can cancel its touches`() {
    hand.down(10, 10)
    hand.window.touchDelivery.cancelAll()
    hand.move(20, 10)
    hand.up(20, 10)
    #expect(log.lines == ["view began", "view cancelled"])
    #expect(hand.isAtRest)
  }

  @Test func `moves that arrive together are coalesced`() {
    hand.send([
      hand.touchEvent(.began, 10, 10), hand.touchEvent(.moved, 20, 10),
      hand.touchEvent(.moved, 30, 10), hand.touchEvent(.ended, 30, 10),
    ])
    #expect(log.lines == ["view began", "view moved", "view ended"])
  }

  @Test func `input during an event is delivered after it`() {
    view.onTouch = { [hand] in if $0 == .began { hand.up(10, 10) } }
    hand.down(10, 10)
    #expect(log.lines == ["view began", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test func `a hundred touches are delivered`() {
    view.isMultipleTouchEnabled = true
    let pan = add(UIPanGestureRecognizer())
    hand.send((1...100).map { hand.touchEvent(.began, CGFloat($0), 10, finger: $0) })
    hand.send((1...100).map { hand.touchEvent(.moved, CGFloat($0), 90, finger: $0) })
    #expect(pan.numberOfTouches == 100)
    hand.send((1...100).map { hand.touchEvent(.ended, CGFloat($0), 90, finger: $0) })
    #expect(log.lines == ["view began", "view cancelled", "action began", "action ended"])
    #expect(hand.isAtRest)
  }
}
