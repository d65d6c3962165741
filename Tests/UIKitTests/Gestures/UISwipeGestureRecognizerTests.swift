// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import Testing

@testable import UIKit

@MainActor
struct UISwipeGestureRecognizerTests {
  private let hand = Hand()
  private let probe = Probe()
  private let view: TouchView
  private let swipe: UISwipeGestureRecognizer

  init() {
    view = hand.addView()
    swipe = UISwipeGestureRecognizer(target: probe, action: Probe.action)
    view.addGestureRecognizer(swipe)
  }

  private nonisolated static let ends: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
    (.right, CGPoint(x: 260, y: 400)), (.left, CGPoint(x: 140, y: 400)),
    (.up, CGPoint(x: 200, y: 340)), (.down, CGPoint(x: 200, y: 460)),
  ]

  private func drag(to end: CGPoint, seconds: Double = 0.2) {
    hand.down(200, 400)
    hand.drag(from: CGPoint(x: 200, y: 400), to: end, seconds: seconds, steps: 12)
    hand.up(end.x, end.y)
  }

  @Test(arguments: ends)
  func `a swipe is recognized in its direction only`(
    _ direction: UISwipeGestureRecognizer.Direction,
    _ end: CGPoint
  ) {
    for required in Self.ends.map(\.0) {
      swipe.direction = required
      drag(to: end)
      #expect(probe.take() == (required == direction ? [.ended] : []))
    }
  }

  @Test func `a swipe is recognized before the finger is lifted, with the place of its start`() {
    var places: [CGPoint] = []
    probe.onFire = { places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    hand.down(200, 400)
    hand.move(255, 401)
    #expect(probe.take() == [.ended])
    #expect(places == [CGPoint(x: 200, y: 400), CGPoint(x: 200, y: 400)])
    hand.up(255, 401)
    #expect(hand.isAtRest)
  }

  @Test func `a slow movement is no swipe`() {
    drag(to: CGPoint(x: 260, y: 400), seconds: 0.7)
    #expect(probe.states.isEmpty)
    drag(to: CGPoint(x: 260, y: 400), seconds: 0.5)
    #expect(probe.states == [.ended])
  }

  @Test func `a finger that is lifted early has made no swipe`() {
    drag(to: CGPoint(x: 245, y: 400))
    #expect(probe.states.isEmpty && hand.isAtRest)
  }

  @Test func `a swipe that one event reports at its end counts`() {
    hand.down(200, 400)
    hand.up(260, 400)
    #expect(probe.states == [.ended])
  }

  @Test func `two fingers swipe where two are required`() {
    swipe.numberOfTouchesRequired = 2
    drag(to: CGPoint(x: 260, y: 400))
    #expect(probe.states.isEmpty)
    hand.down(200, 400)
    hand.down(200, 500, finger: 2)
    hand.send([hand.touchEvent(.moved, 260, 400), hand.touchEvent(.moved, 260, 500, finger: 2)])
    #expect(probe.states == [.ended])
    #expect(swipe.location(in: nil) == CGPoint(x: 200, y: 450) && swipe.numberOfTouches == 2)
  }
}
