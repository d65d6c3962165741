// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import Testing

@testable import RetourTesting
@testable import UIKit

/// The swipe back with two fingers on a touchpad, over a page of 200 by 400 points.
@MainActor @Suite(.freesControllers) struct TouchpadSwipeTests {
  private static let center = CGPoint(x: 100, y: 200)

  /// Moves the fingers after a pause; x is positive towards the trailing edge.
  private func swipe(
    _ scene: StackScene,
    _ x: CGFloat,
    _ y: CGFloat = 0,
    during duration: Double = 0.25,
    after pause: Double = 0.4
  ) {
    scene.world.advance(by: pause)
    let sign: CGFloat = scene.world.direction == .rightToLeft ? 1 : -1
    scene.world.scroll(
      by: CGVector(dx: x * sign, dy: -y),
      at: Self.center,
      during: duration
    )
  }

  /// Rests shorter than a pause is, so that the fingers have no speed.
  private func rest(_ scene: StackScene) {
    for _ in 0..<4 {
      scene.world.advance(by: 0.06)
      scene.world.scroll(by: .zero, at: Self.center, during: 1.0 / 60)
    }
  }

  @Test(arguments: World.Direction.allCases)
  func `the page follows the fingers, and a pause far enough pops it`(
    _ direction: World.Direction
  ) {
    let scene = StackScene("A", "B", direction: direction)
    swipe(scene, 160, during: 0.8)
    #expect(scene.stack.transitionCoordinator?.isInteractive == true)
    // A pan swallows 10 points.
    #expect(abs(abs(scene.offset(of: "B") ?? 0) - 150) < 1)
    scene.world.advance(by: 0.1)
    #expect(scene.stack.transitionCoordinator?.isInteractive == false)
    #expect(scene.world.settle())
    #expect(scene.names == ["A"] && scene.seen == ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `fingers that rested where the page has not come half way return it`(
    _ direction: World.Direction
  ) {
    let scene = StackScene("A", "B", direction: direction)
    swipe(scene, 80)
    rest(scene)
    #expect(scene.stack.transitionCoordinator?.isInteractive == true)
    #expect(scene.world.settle())
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
  }

  @Test(arguments: World.Direction.allCases)
  func `a short flick pops`(_ direction: World.Direction) {
    let scene = StackScene("A", "B", direction: direction)
    swipe(scene, 60, during: 0.1)
    scene.world.settle()
    #expect(scene.names == ["A"])
  }

  @Test(arguments: World.Direction.allCases)
  func `fingers that go forward, up or more up than back do not begin`(
    _ direction: World.Direction
  ) {
    let scene = StackScene("A", "B", direction: direction)
    for (x, y): (CGFloat, CGFloat) in [(-150, 0), (0, -150), (80, -100), (80, 100)] {
      swipe(scene, x, y)
      #expect(scene.stack.transitionCoordinator == nil)
      scene.world.settle()
    }
    #expect(scene.names == ["A", "B"])
  }

  @Test func `a direction that turned away before it was a swipe stays so until a pause`() {
    let scene = StackScene("A", "B")
    swipe(scene, 0, 30, during: 0.1)
    swipe(scene, 150, after: 0)
    #expect(scene.stack.transitionCoordinator == nil)
    scene.world.settle()
    swipe(scene, 150)
    #expect(scene.stack.transitionCoordinator != nil)
    scene.world.settle()
  }

  @Test func `the notches of a wheel never swipe`() {
    let scene = StackScene("A", "B")
    for _ in 0..<5 {
      scene.world.report(
        .wheel(
          .init(location: Self.center, turns: CGPoint(x: -2, y: 0), isContinuous: false)
        )
      )
      scene.world.advance(by: 0.05)
    }
    #expect(scene.stack.transitionCoordinator == nil && scene.names == ["A", "B"])
    scene.world.settle()
  }

  @Test func `inertia after the fingers drives the same swipe, and no second one`() {
    let scene = StackScene("A", "B", "C")
    swipe(scene, 160, during: 0.2)
    for step in 0..<60 {
      scene.world.scroll(
        by: CGVector(dx: -30 * exp(-Double(step) / 20), dy: 0),
        at: Self.center,
        during: 1.0 / 60
      )
    }
    scene.world.settle()
    #expect(scene.names == ["A", "B"])
  }

  @Test func `a swipe may follow as soon as the page has gone`() {
    let scene = StackScene("A", "B", "C")
    swipe(scene, 160, during: 0.2)
    scene.world.settle()
    swipe(scene, 160, during: 0.2, after: 0)
    scene.world.settle()
    #expect(scene.names == ["A"])
  }

  @Test func `the root of a stack does not move, and a stack around it does`() {
    let scene = StackScene("A")
    swipe(scene, 150)
    #expect(scene.stack.transitionCoordinator == nil)
    scene.world.settle()
    let outer = UINavigationController(rootViewController: UIViewController())
    scene.world.window.rootViewController = outer
    let page = UIViewController()
    page.addChild(scene.stack)
    page.view.addSubview(scene.stack.view)
    scene.stack.didMove(toParent: page)
    outer.pushViewController(page, animated: false)
    scene.world.settle()
    swipe(scene, 150)
    #expect(outer.transitionCoordinator?.isInteractive == true)
    scene.world.settle()
    #expect(outer.viewControllers.count == 1)
  }

  @Test func `content that scrolls sideways has the fingers until it is at its leading edge`() {
    let scene = StackScene("A", "B")
    let strip = UIScrollView(frame: scene["B"].view.bounds)
    strip.contentSize = CGSize(width: 1000, height: 100)
    strip.contentOffset.x = 100
    scene["B"].view.addSubview(strip)
    swipe(scene, 150)
    #expect(scene.stack.transitionCoordinator == nil && strip.contentOffset.x == 0)
    swipe(scene, 150, after: 0)
    #expect(scene.stack.transitionCoordinator == nil, "the view keeps the scroll")
    scene.world.settle()
    swipe(scene, 150)
    #expect(scene.stack.transitionCoordinator?.isInteractive == true)
    scene.world.settle()
  }

  @Test func `content that scrolls down follows at once, and loses no point`() {
    let scene = StackScene("A", "B")
    let table = UIScrollView(frame: scene["B"].view.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.contentSize = CGSize(width: 200, height: 4000)
    scene["B"].view.addSubview(table)
    swipe(scene, 8, -100)
    #expect(abs(table.contentOffset.y - 100) <= 1)
    scene.world.settle()
    #expect(scene.names == ["A", "B"])
  }

  @Test func `fingers catch a page that is being pushed`() {
    let scene = StackScene("A")
    scene.push("B", animated: true)
    scene.world.advance(by: 0.1)
    swipe(scene, 60, during: 0.1, after: 0)
    #expect(scene.stack.transitionCoordinator?.isInteractive == true)
    scene.world.settle()
    #expect(scene.names == ["A"])
  }

  @Test func `an operation ends the swipe, and the fingers have no effect until a pause`() {
    let scene = StackScene("A", "B")
    swipe(scene, 60)
    scene.push("C", animated: false)
    swipe(scene, 100, after: 0)
    #expect(scene.stack.transitionCoordinator == nil && scene.names == ["A", "B", "C"])
    scene.world.settle()
    #expect(scene.seen == ["C"])
  }

  @Test func `a window that gets another size completes the pop`() {
    let scene = StackScene("A", "B")
    swipe(scene, 120)
    scene.world.resize(to: CGSize(width: 400, height: 200))
    #expect(scene.names == ["A"])
    #expect(scene.world.settle() && scene.seen == ["A"])
  }

  @Test func `a window that loses the keyboard focus returns the page`() {
    let scene = StackScene("A", "B")
    swipe(scene, 160)
    scene.world.report(.deactivated)
    #expect(scene.world.settle())
    #expect(scene.names == ["A", "B"] && scene.seen == ["B"])
  }
}
