// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// Edge pans from the left and right edges, mirrored.
@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  /// The leading edge of a direction.
  enum Side: CaseIterable {
    case left, right

    var edges: UIRectEdge { self == .left ? .left : .right }

    /// Returns a point at a distance from the edge.
    func x(_ distance: CGFloat) -> CGFloat { self == .left ? distance : 390 - distance }
  }

  private let hand = Hand()
  private let probe = Probe()
  private let log = CallbackLog()

  private func addPan(_ side: Side, to view: UIView? = nil) -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer(target: probe, action: Probe.action)
    pan.edges = side.edges
    (view ?? hand.window).addGestureRecognizer(pan)
    return pan
  }

  @Test func `an edge pan has no edges by default`() {
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  @Test(arguments: Side.allCases)
  func `a drag inward from the edge begins the gesture`(_ side: Side) {
    let pan = addPan(side)
    hand.down(side.x(5), 400)
    hand.move(side.x(15), 402)
    #expect(pan.state == .began)
    hand.move(side.x(115), 402)
    #expect(abs(abs(pan.translation(in: nil).x) - 100) < 0.5)
    hand.up(side.x(115), 402)
    #expect(probe.states == [.began, .changed, .ended])
    #expect(hand.isAtRest)
  }

  @Test(arguments: Side.allCases)
  func `a touch outside of the strip fails at once`(_ side: Side) {
    let pan = addPan(side)
    hand.down(side.x(21), 400)
    hand.move(side.x(80), 400)
    #expect(pan.state == .possible)
    hand.up(side.x(80), 400)
    #expect(probe.states.isEmpty)
    #expect(hand.isAtRest)
  }

  @Test(arguments: Side.allCases)
  func `a drag along the edge fails`(_ side: Side) {
    let pan = addPan(side)
    hand.down(side.x(5), 400)
    hand.move(side.x(13), 409)
    #expect(pan.state == .failed)
    hand.move(side.x(200), 409)
    hand.up(side.x(200), 409)
    #expect(probe.states.isEmpty)
  }

  @Test(arguments: Side.allCases)
  func `a drag outward fails`(_ side: Side) {
    let pan = addPan(side)
    hand.down(side.x(15), 400)
    hand.move(side.x(3), 400)
    #expect(pan.state == .failed)
    hand.up(side.x(3), 400)
  }

  @Test(arguments: Side.allCases)
  func `a second touch outside of the strip is ignored`(_ side: Side) {
    let pan = addPan(side)
    hand.down(side.x(5), 400, finger: 1)
    hand.down(side.x(200), 400, finger: 2)
    hand.move(side.x(45), 400, finger: 1)
    #expect(pan.state == .began)
    #expect(pan.numberOfTouches == 1)
    hand.move(side.x(300), 400, finger: 2)
    #expect(abs(abs(pan.translation(in: nil).x) - 30) < 0.001)
    hand.up(side.x(45), 400, finger: 1)
    hand.up(side.x(300), 400, finger: 2)
    #expect(hand.isAtRest)
  }

  @Test func `the safe area widens the strip`() {
    let hand = Hand(safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0))
    let pan = UIScreenEdgePanGestureRecognizer(target: probe, action: Probe.action)
    pan.edges = .left
    hand.window.addGestureRecognizer(pan)
    hand.down(40, 400)
    hand.move(60, 400)
    #expect(pan.state == .began)
    hand.up(60, 400)
  }

  @Test(arguments: Side.allCases)
  func `a view receives nothing of an edge pan that delays touches`(_ side: Side) {
    hand.addView(log: log)
    addPan(side).delaysTouchesBegan = true
    hand.down(side.x(5), 400)
    hand.move(side.x(60), 400)
    hand.up(side.x(60), 400)
    #expect(log.lines.isEmpty)
    #expect(probe.states == [.began, .ended])
  }

  @Test(arguments: Side.allCases)
  func `a view receives a tap completely after a delaying edge pan failed`(_ side: Side) {
    hand.addView(log: log)
    addPan(side).delaysTouchesBegan = true
    hand.down(side.x(5), 400)
    #expect(log.lines.isEmpty)
    hand.up(side.x(5), 400)
    #expect(log.lines == ["view began", "view ended"])
    #expect(hand.isAtRest)
  }

  @Test(arguments: Side.allCases)
  func `a view receives a drag along the edge from its start`(_ side: Side) {
    let view = hand.addView(log: log)
    addPan(side).delaysTouchesBegan = true
    var starts: [CGPoint] = []
    let seen = { [hand] in
      let touch = hand.stage.touchTracker.touches.first
      starts.append(touch?.location(in: nil) ?? .zero)
    }
    view.onTouch = { _ in seen() }
    hand.down(side.x(5), 400)
    hand.move(side.x(6), 430)
    #expect(log.lines == ["view began", "view moved"])
    #expect(starts == [CGPoint(x: side.x(5), y: 400), CGPoint(x: side.x(6), y: 430)])
    hand.up(side.x(6), 430)
  }
}
