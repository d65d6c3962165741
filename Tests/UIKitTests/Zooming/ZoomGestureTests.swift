// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Fingers that move a zoomed page, at rest and while it zooms.
@MainActor
@Suite(.freesControllers) struct ZoomGestureTests {
  private let scene = ZoomScene()
  private var finger: Finger { scene.world.finger }

  private func expectRest(_ titles: [String]) {
    #expect(scene.world.settle())
    #expect(scene.titles == titles)
    #expect(scene.card == nil && scene.source?.alpha == 1)
    #expect(scene.stack.engine.state == .rest && scene.stack.transitionCoordinator == nil)
    #expect(scene.stack.engine.container.pagesView.subviews.count == 1)
    #expect(scene.stack.topViewController?.view.superview?.transform == .identity)
  }

  @Test func `a drag down takes the page with it, and back to its source`() throws {
    scene.open()
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 130, y: 250), during: 0.2)
    let card = try #require(scene.card)
    #expect(scene.stack.engine.state == .interactive)
    // The point that the finger took at y = 110 is under it.
    #expect(card.frame.width < 150 && card.frame.contains(CGPoint(x: 130, y: 250)))
    finger.up()
    expectRest(["list"])
    #expect(
      scene.log.take() == [
        "page.viewWillDisappear", "list.viewWillAppear", "list.viewIsAppearing",
        "page.viewDidDisappear", "list.viewDidAppear",
      ]
    )
  }

  @Test func `a page that was pushed without an animation zooms back under a finger`() {
    scene.world.perform { scene.stack.pushViewController(scene.page, animated: false) }
    finger.down(at: CGPoint(x: 100, y: 60))
    finger.move(to: CGPoint(x: 100, y: 330), during: 0.2)
    #expect(scene.card != nil)
    finger.up()
    expectRest(["list"])
  }

  @Test func `a drag that is let go early leaves the page there`() {
    scene.open()
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 150), during: 0.2)
    finger.hold(for: 0.3)
    finger.up()
    expectRest(["list", "page"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a drag from the leading edge moves the page in both directions`(
    _ direction: World.Direction
  ) throws {
    let scene = ZoomScene(direction)
    scene.open()
    let mirrored = direction == .rightToLeft
    let finger = scene.world.finger
    finger.down(at: CGPoint(x: mirrored ? 197 : 3, y: 200))
    finger.move(to: CGPoint(x: mirrored ? 100 : 100, y: 260), during: 0.2)
    let card = try #require(scene.card)
    #expect(card.frame.width < 150 && card.frame.contains(CGPoint(x: 100, y: 260)))
    finger.move(to: CGPoint(x: mirrored ? 20 : 180, y: 260), during: 0.1)
    finger.up()
    scene.world.settle()
    #expect(scene.titles == ["list"])
  }

  @Test func `a pinch shrinks the page, and a finger that is lifted does not move it`() throws {
    scene.open()
    let second = finger.another(2)
    finger.down(at: CGPoint(x: 100, y: 100))
    second.down(at: CGPoint(x: 100, y: 300))
    finger.move(to: CGPoint(x: 100, y: 160), during: 0.1)
    second.move(to: CGPoint(x: 100, y: 240), during: 0.1)
    let card = try #require(scene.card)
    #expect(card.frame.width < 140)
    let before = card.frame
    second.up()
    finger.move(to: CGPoint(x: 101, y: 160))
    #expect(abs(card.frame.midY - before.midY) < 3)
    finger.up()
    expectRest(["list"])
  }

  @Test func `a drag up or sideways is not for the page`() {
    scene.open()
    finger.down(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 100), during: 0.1)
    #expect(scene.card == nil)
    finger.up()
    finger.down(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 180, y: 210), during: 0.1)
    #expect(scene.card == nil)
    finger.up()
    expectRest(["list", "page"])
  }

  @Test func `a page in place of a zoomed one has no such drag`() {
    scene.open()
    scene.world.perform {
      scene.stack.pushViewController(LoggedPage("third", scene.log), animated: false)
    }
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 300), during: 0.1)
    finger.up()
    expectRest(["list", "page", "third"])
  }

  @Test func `a push that is caught ends before its pop begins, and is never cancelled`() {
    scene.push()
    var endings: [Bool] = []
    scene.stack.transitionCoordinator?.animate(alongsideTransition: nil) {
      endings.append($0.isCancelled)
    }
    scene.world.advance(by: 0.1)
    finger.down(at: CGPoint(x: 120, y: 200))
    finger.move(to: CGPoint(x: 120, y: 230))
    #expect(endings == [false])
    #expect(
      scene.log.take() == [
        "list.viewWillDisappear", "page.viewWillAppear", "page.viewIsAppearing",
        "list.viewDidDisappear", "page.viewDidAppear", "page.viewWillDisappear",
        "list.viewWillAppear", "list.viewIsAppearing",
      ]
    )
    finger.move(to: CGPoint(x: 120, y: 380), during: 0.1)
    finger.up()
    expectRest(["list"])
  }

  @Test func `a pop that is caught can be turned around`() {
    scene.open()
    scene.pop()
    scene.world.advance(by: 0.06)
    finger.down(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 150), during: 0.05)
    #expect(scene.stack.engine.state == .interactive)
    finger.move(to: CGPoint(x: 100, y: 20), during: 0.1)
    finger.up()
    expectRest(["list", "page"])
  }

  @Test(arguments: [0.02, 0.1, 0.25], [true, false])
  func `neither place nor velocity jumps from a transition to a finger and back`(
    _ time: Double,
    _ isPush: Bool
  ) throws {
    if !isPush { scene.open() }
    isPush ? scene.push() : scene.pop()
    var last: CGRect?
    var steps: [CGFloat] = []
    let advance = { (count: Int) in
      for _ in 0..<count {
        scene.nextFrame()
        guard let frame = scene.card?.frame else { continue }
        if let last {
          steps.append(
            max(
              abs(frame.minX - last.minX),
              abs(frame.minY - last.minY),
              abs(frame.maxX - last.maxX),
              abs(frame.maxY - last.maxY)
            )
          )
        }
        last = frame
      }
    }
    advance(Int(time * 240))
    finger.down(at: CGPoint(x: 60, y: 230))
    advance(1)
    for step in 1...40 {
      finger.move(to: CGPoint(x: 60 + Double(step), y: 230 + Double(step)))
      advance(1)
    }
    for step in 1...30 {
      finger.move(to: CGPoint(x: 100 + Double(step), y: 270 - 2 * Double(step)))
      advance(1)
    }
    finger.up()
    advance(130)
    // The spring's largest speed is 18.26 · 0.37 ways a second, the longest way of an edge is 350
    // points; the finger moves 480 points a second, and the card with it.
    #expect(try #require(steps.max()) <= 350 * 18.26 * 0.37 / 240 + 4)
    // Once the finger is up, the velocity changes by no more than the spring's acceleration allows.
    let after = Array(steps.suffix(115))
    let changes = zip(after, after.dropFirst()).map { abs($1 - $0) }
    #expect(try #require(changes.max()) <= 1.2)
    scene.world.settle()
    #expect(scene.card == nil)
  }

  @Test(arguments: [1.0, -1.0])
  func `a card that is let go goes on with the finger's velocity`(_ side: Double) throws {
    scene.open()
    finger.down(at: CGPoint(x: 100, y: 60))
    for step in 1...60 {
      finger.move(to: CGPoint(x: 100 + side * Double(step), y: 60 + 2 * Double(step)))
      scene.nextFrame()
    }
    let (card, end) = (try #require(scene.card), CGPoint(x: 100 + side * 60, y: 180))
    let held = card.frame
    let point = CGPoint(
      x: (end.x - held.minX) / held.width,
      y: (end.y - held.minY) / held.height
    )
    finger.up()
    scene.nextFrame()
    let moved = CGPoint(
      x: card.frame.minX + point.x * card.frame.width - end.x,
      y: card.frame.minY + point.y * card.frame.height - end.y
    )
    // The spring has slowed it down for a 240th of a second.
    #expect(abs(moved.x - side) < 0.6 && abs(moved.y - 2) < 0.6)
    scene.world.settle()
    #expect(scene.card == nil)
  }

  @Test func `a zoom that settles is caught again and again`() {
    scene.open()
    for _ in 0..<3 {
      finger.down(at: CGPoint(x: 100, y: 150))
      finger.move(to: CGPoint(x: 100, y: 200), during: 0.05)
      #expect(scene.stack.engine.state == .interactive)
      finger.hold(for: 0.2)
      finger.up()
      scene.world.advance(by: 0.05)
      #expect(scene.stack.engine.state == .reverting)
    }
    expectRest(["list", "page"])
  }

  @Test(arguments: [true, false])
  func `the app may forbid the gesture`(_ allows: Bool) throws {
    var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    let scene = ZoomScene { options in
      options.interactiveDismissShouldBegin = {
        contexts.append($0)
        return allows
      }
    }
    scene.open()
    scene.world.finger.down(at: CGPoint(x: 100, y: 100))
    scene.world.finger.move(to: CGPoint(x: 100, y: 250), during: 0.1)
    #expect((scene.card != nil) == allows)
    let context = try #require(contexts.first)
    #expect(contexts.count == 1 && context.willBegin && context.velocity.dy > 0)
    #expect(context.location.x == 100 && context.location.y > 100)
    scene.world.finger.hold(for: 0.2)
    scene.world.finger.cancel()
    scene.world.settle()
    #expect(scene.titles == ["list", "page"])
  }

  @Test func `a finger that is cancelled leaves the page there`() {
    scene.open()
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 380), during: 0.1)
    finger.cancel()
    expectRest(["list", "page"])
  }

  @Test func `content that scrolls moves the page only from its top`() throws {
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: ZoomScene.size))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scene.page.view.addSubview(scroll)
    scene.open()
    scroll.contentOffset.y = 200
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 180), during: 0.1)
    #expect(scene.card == nil && scroll.contentOffset.y < 200)
    finger.hold(for: 0.2)
    finger.up()
    scene.world.settle()
    scroll.contentOffset.y = 0
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 180), during: 0.1)
    #expect(scene.card != nil && scroll.contentOffset.y == 0)
    finger.hold(for: 0.2)
    finger.up()
    expectRest(["list", "page"])
  }

  @Test func `the delegate of the swipe back decides about drags, too`() {
    scene.open()
    let delegate = Refusal()
    scene.stack.interactivePopGestureRecognizer?.delegate = delegate
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 300), during: 0.1)
    #expect(scene.card == nil && delegate.questions == 1)
    finger.up()
    expectRest(["list", "page"])
  }

  @Test func `a window that goes during a drag leaves nothing hidden`() {
    scene.open()
    finger.down(at: CGPoint(x: 100, y: 100))
    finger.move(to: CGPoint(x: 100, y: 200), during: 0.1)
    scene.world.perform { scene.world.window.rootViewController = UIViewController() }
    finger.up()
    scene.world.settle()
    #expect(scene.source?.alpha == 1)
  }

  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return false
    }
  }
}
