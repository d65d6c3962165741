// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Swipes back from anywhere on a page, where the system has them.
@MainActor
@Suite(.freesControllers) struct ContentPopTests: ThreePages {
  private let log = CallbackLog(.appearance)
  private let world: World
  private let stack: UINavigationController

  init() { (world, stack) = Self.make(.leftToRight, fromContent: true, log: log) }

  private func drag(from start: CGFloat, to end: CGFloat, in world: World) {
    world.finger.down(at: point(start, in: world))
    world.finger.move(to: point(end, in: world), during: 0.15)
  }

  private var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }

  @Test func `there is a recognizer only where the system has one`() {
    #expect(stack.interactiveContentPopGestureRecognizer != nil)
    #expect(stack.interactiveContentPopGestureRecognizer?.view === stack.view)
    #expect(stack.interactiveContentPopGestureRecognizer !== stack.interactivePopGestureRecognizer)
    let (world, other) = Self.make(.leftToRight, fromContent: false)
    #expect(other.interactiveContentPopGestureRecognizer == nil)
    drag(from: 80, to: 190, in: world)
    #expect(other.transitionCoordinator == nil)
    world.finger.up()
  }

  @Test(arguments: World.Direction.allCases)
  func `a drag from the middle pops the page under the finger`(_ direction: World.Direction) {
    let (world, stack) = Self.make(direction, fromContent: true)
    let c = stack.topViewController
    drag(from: 80, to: 140, in: world)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    let way = offset(of: c, in: world)
    #expect(way.map { $0 > 40 && $0 <= 60 } == true)
    world.finger.move(to: point(195, in: world), during: 0.1)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `a drag that is let go early is cancelled, with the callbacks of any swipe`() {
    drag(from: 80, to: 110, in: world)
    world.finger.hold(for: 0.3)
    world.finger.up()
    world.settle()
    #expect(titles == ["A", "B", "C"])
    #expect(
      log.take() == [
        "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewWillDisappear",
        "B.viewDidDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ]
    )
  }

  /// The drags that do not lead back.
  private enum Other: CaseIterable, Sendable { case forward, up, down, steep }

  @Test(arguments: Other.allCases)
  private func `a drag in another direction does not pop`(_ other: Other) {
    world.finger.down(at: CGPoint(x: 100, y: 200))
    let end =
      switch other {
      case .forward: CGPoint(x: 20, y: 200)
      case .up: CGPoint(x: 100, y: 100)
      case .down: CGPoint(x: 100, y: 300)
      case .steep: CGPoint(x: 150, y: 280)
      }
    world.finger.move(to: end, during: 0.15)
    #expect(stack.transitionCoordinator == nil)
    world.finger.up()
  }

  /// The reasons for which both swipes are refused, from the edge and from the content.
  private enum Refusal: CaseIterable, Sendable {
    case root, hiddenBar, hiddenButton, leftItem, disabled, bar, presentation
  }

  @Test(arguments: Refusal.allCases)
  private func `it is refused where the swipe from the edge is`(_ refusal: Refusal) {
    var y: CGFloat = 200
    switch refusal {
    case .root: stack.popToRootViewController(animated: false)
    case .hiddenBar: stack.setNavigationBarHidden(true, animated: false)
    case .hiddenButton: stack.topViewController?.navigationItem.hidesBackButton = true
    case .leftItem:
      stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "L")
    case .disabled: stack.interactiveContentPopGestureRecognizer?.isEnabled = false
    case .bar: y = 22
    case .presentation:
      let over = UIViewController()
      over.modalPresentationStyle = .overFullScreen
      stack.present(over, animated: false)
    }
    world.settle()
    let count = stack.viewControllers.count
    world.finger.down(at: CGPoint(x: 80, y: y))
    world.finger.move(to: CGPoint(x: 190, y: y), during: 0.1)
    #expect(stack.transitionCoordinator == nil)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers.count == count)
  }

  @Test func `a delegate of an app decides alone`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      var answer = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
    }
    let delegate = Refusing()
    stack.interactiveContentPopGestureRecognizer?.delegate = delegate
    drag(from: 80, to: 190, in: world)
    world.finger.up()
    world.settle()
    #expect(titles == ["A", "B", "C"])
    delegate.answer = true
    stack.setNavigationBarHidden(true, animated: false)
    drag(from: 80, to: 190, in: world)
    world.finger.up()
    world.settle()
    #expect(titles == ["A", "B"])
  }

  @Test func `content that scrolls sideways pops from its leading edge only`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    view.contentSize = CGSize(width: 600, height: 200)
    view.contentOffset.x = 100
    stack.topViewController?.view.addSubview(view)
    world.settle()
    drag(from: 60, to: 190, in: world)
    #expect(stack.transitionCoordinator == nil && view.contentOffset.x < 100)
    world.finger.up()
    world.settle()
    view.setContentOffset(.zero, animated: false)
    drag(from: 60, to: 190, in: world)
    #expect(stack.transitionCoordinator?.isInteractive == true && view.contentOffset.x == 0)
    world.finger.up()
    world.settle()
    #expect(titles == ["A", "B"])
  }

  @Test func `content that scrolls down still scrolls, and the bars still hide`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.contentSize = CGSize(width: 200, height: 2000)
    stack.topViewController?.view.addSubview(view)
    stack.hidesBarsOnSwipe = true
    world.settle()
    let start = view.contentOffset.y
    world.finger.down(at: CGPoint(x: 100, y: 300))
    world.finger.move(to: CGPoint(x: 100, y: 150), during: 0.15)
    #expect(view.contentOffset.y > start + 100)
    world.finger.up()
    world.settle()
    #expect(stack.isNavigationBarHidden)
  }

  // MARK: Transitions that run

  @Test(
    arguments: World.Direction.allCases,
    [(0.03, true), (0.12, true), (0.3, true), (0.03, false), (0.12, false), (0.3, false)]
  )
  func `nothing jumps when a finger catches a page anywhere, moves it and lets go`(
    _ direction: World.Direction,
    _ moment: (time: Double, isPop: Bool)
  ) throws {
    let (time, isPop) = moment
    let (world, stack) = Self.make(direction, fromContent: true)
    let moving = isPop ? stack.topViewController : UIViewController()
    let page = try #require(moving)
    if isPop {
      stack.popViewController(animated: true)
    } else {
      stack.pushViewController(page, animated: true)
    }
    var last: CGFloat? = isPop ? 0 : Self.width
    var largest: CGFloat = 0
    let advance = { (steps: Int) in
      for _ in 0..<steps {
        // A little more than a frame, which sums of 1/240 s may miss by a hair.
        world.advance(by: 1.0 / 240 + 1e-7)
        guard let place = offset(of: page, in: world) else { continue }
        if let last { largest = max(largest, abs(place - last)) }
        last = place
      }
    }
    advance(Int(time * 240))
    world.finger.down(at: point(90, in: world))
    advance(2)
    var held = false
    for x in stride(from: CGFloat(91), through: 150, by: 1) {
      world.finger.move(to: point(x, in: world))
      advance(1)
      held = held || stack.transitionCoordinator?.isInteractive == true
    }
    #expect(held)
    for x in stride(from: CGFloat(150), through: 92, by: -1) {
      world.finger.move(to: point(x, in: world))
      advance(1)
    }
    world.finger.up()
    advance(240)
    // The spring's largest speed is 18.26 · 0.37 widths a second; the finger moves 240 points.
    #expect(largest <= Self.width * 18.26 * 0.37 / 240 + 1)
    #expect(stack.transitionCoordinator == nil)
    let rest = last ?? 0
    #expect(abs(rest) < 0.01 || abs(rest - Self.width) < 0.5)
  }

  @Test func `a swipe in a stack in a page is the inner stack's, until that is at its root`() {
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    let frame = UIViewController()
    stack.pushViewController(frame, animated: false)
    frame.addChild(inner)
    inner.view.frame = frame.view.bounds
    frame.view.addSubview(inner.view)
    inner.didMove(toParent: frame)
    world.settle()
    for count in [1, 1] {
      drag(from: 80, to: 190, in: world)
      world.finger.up()
      world.settle()
      #expect(inner.viewControllers.count == count)
    }
    #expect(stack.viewControllers.count == 3)
  }
}
