// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost
import TestSupport
import Testing

@testable import UIKit

/// Random touches on random recognizers, after which everything must be at rest.
@MainActor
struct GestureFuzzTests {
  @Test func `after 2,000 random sequences every recognizer is possible`() {
    var random = SeededGenerator(seed: 20_201_120)
    var hand = Hand()
    for round in 0..<2000 {
      if round.isMultiple(of: 50) { hand = Hand() }
      play(hand, &random, round)
    }
  }

  private func play(_ hand: Hand, _ random: inout SeededGenerator, _ round: Int) {
    let views = hand.window.subviews.isEmpty ? makeViews(hand) : hand.window.subviews
    let recognizers = attachRecognizers(to: views, &random)
    for _ in 0..<Int.random(in: 1...20, using: &random) { step(hand, recognizers, &random) }
    for finger in 1...3 { hand.up(.random(in: 0...390, using: &random), 400, finger: finger) }
    hand.advance(by: 2)
    let restless = recognizers.filter { $0.state != .possible || $0.numberOfTouches > 0 }
    if !restless.isEmpty || !hand.isAtRest {
      Issue.record("round \(round): \(restless), at rest: \(hand.isAtRest)")
    }
    for view in views { view.gestureRecognizers = nil }
    hand.window.gestureRecognizers = nil
    hand.advance(by: 0)
  }

  private func makeViews(_ hand: Hand) -> [UIView] {
    let outer = hand.addView()
    hand.addView(CGRect(x: 0, y: 0, width: 200, height: 500), to: outer)
    return [outer] + outer.subviews
  }

  private func attachRecognizers(
    to views: [UIView],
    _ random: inout SeededGenerator
  ) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let recognizer = makeRecognizer(&random)
      recognizer.cancelsTouchesInView = .random(using: &random)
      recognizer.delaysTouchesBegan = .random(using: &random)
      recognizer.delaysTouchesEnded = .random(using: &random)
      if let other = recognizers.randomElement(using: &random), Bool.random(using: &random) {
        recognizer.require(toFail: other)
        if Int.random(in: 0..<5, using: &random) == 0 { other.require(toFail: recognizer) }
      }
      views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    return recognizers
  }

  private func makeRecognizer(_ random: inout SeededGenerator) -> UIGestureRecognizer {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = .random(in: 1...3, using: &random)
      tap.numberOfTouchesRequired = .random(in: 1...2, using: &random)
      return tap
    case 1:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = .random(in: 1...2, using: &random)
      return pan
    case 2:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case 3:
      return UILongPressGestureRecognizer()
    default:
      return UIGestureRecognizer()
    }
  }

  /// Removes a recognizer, or its view, and adds it again.
  private func shuffle(_ hand: Hand, _ recognizer: UIGestureRecognizer?) {
    guard let recognizer, let view = recognizer.view, let superview = view.superview else { return }
    hand.stage.perform {
      if recognizer is UITapGestureRecognizer {
        view.removeFromSuperview()
        superview.addSubview(view)
      } else {
        view.removeGestureRecognizer(recognizer)
        view.addGestureRecognizer(recognizer)
      }
    }
  }

  private func step(
    _ hand: Hand,
    _ recognizers: [UIGestureRecognizer],
    _ random: inout SeededGenerator
  ) {
    let x = CGFloat.random(in: -20...400, using: &random)
    let y = CGFloat.random(in: -20...860, using: &random)
    let finger = Int.random(in: 1...3, using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<4: hand.down(x, y, finger: finger)
    case 4..<8: hand.move(x, y, finger: finger)
    case 8..<11: hand.up(x, y, finger: finger)
    case 11: hand.tap(30, 30)
    case 12: hand.advance(by: .random(in: 0...0.6, using: &random))
    case 13: recognizers.randomElement(using: &random)?.isEnabled.toggle()
    case 14: hand.send([.init(timestamp: 0, kind: .deactivated)])
    case 15: shuffle(hand, recognizers.randomElement(using: &random))
    case 16: hand.window.touchDelivery.cancelAll()
    default: hand.touch(.cancelled, x, y, finger: finger)
    }
  }
}
