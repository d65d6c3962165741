// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct ScrollNestingTests {
  /// A page that scrolls down with a strip that scrolls sideways.
  private func addStrip(to stage: ScrollStage, width: CGFloat = 1600) -> UIScrollView {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    strip.contentSize = CGSize(width: width, height: 200)
    stage.view.addSubview(strip)
    stage.world.advance(by: 0)
    return strip
  }

  @Test(arguments: [(-100 as CGFloat, -30 as CGFloat), (-30, -100)])
  func `a drag scrolls the view of its direction`(_ x: CGFloat, _ y: CGFloat) {
    let stage = ScrollStage()
    let strip = addStrip(to: stage)
    stage.drag(x, y)
    #expect((strip.contentOffset.x > 0) == (x < y))
    #expect((stage.offset.y > 0) == (y < x))
    #expect(strip.contentOffset.y == 0 && stage.offset.x == 0)
    stage.finger.up()
  }

  @Test func `of two views in one direction the inner one scrolls, at its edge the outer one`() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 800))
    let strip = addStrip(to: stage)
    stage.view.contentOffset.x = 100
    strip.frame.origin.x = 100
    stage.drag(-100, 0)
    #expect(strip.contentOffset.x == 90 && stage.offset.x == 100)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    strip.contentOffset.x = 0
    stage.drag(50, 0)
    #expect(strip.contentOffset.x == 0 && stage.offset.x == 60)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.view.contentOffset.x = 0
    strip.frame.origin.x = 0
    stage.drag(50, 0)
    #expect(strip.contentOffset.x < 0 && stage.offset.x == 0, "neither can follow")
    stage.finger.up()
  }

  // MARK: The swipe back

  /// A stack whose top page is filled by a scroll view.
  private func makeStack(
    _ direction: World.Direction,
    content: CGSize
  ) -> (World, UINavigationController, UIScrollView) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content
    let world = World(direction, size: CGSize(width: 400, height: 800), root: stack)
    stack.pushViewController(page, animated: false)
    scrollView.frame = page.view.bounds
    page.view.addSubview(scrollView)
    world.settle()
    return (world, stack, scrollView)
  }

  @Test(arguments: World.Direction.allCases)
  func `the swipe back wins in its strip, the scroll view elsewhere`(
    _ direction: World.Direction
  ) {
    let (world, stack, scrollView) = makeStack(direction, content: CGSize(width: 4000, height: 800))
    scrollView.contentOffset.x = 1000
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    func drag(from distance: CGFloat) {
      let x = sign > 0 ? distance : 400 - distance
      world.finger.down(at: CGPoint(x: x, y: 400))
      world.finger.move(to: CGPoint(x: x + 120 * sign, y: 400), during: 0.2)
    }
    drag(from: 5)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(scrollView.contentOffset.x == 1000 && !scrollView.isDragging)
    world.finger.cancel()
    world.settle()
    drag(from: 100)
    #expect(stack.transitionCoordinator == nil)
    #expect(scrollView.contentOffset.x == 1000 - 110 * sign)
    world.finger.up()
    world.settle()
  }

  @Test(arguments: World.Direction.allCases)
  func `a drag down from the strip scrolls`(_ direction: World.Direction) {
    let (world, stack, scrollView) = makeStack(direction, content: CGSize(width: 400, height: 4000))
    world.finger.down(at: CGPoint(x: direction == .leftToRight ? 5 : 395, y: 400))
    world.finger.move(
      to: CGPoint(x: direction == .leftToRight ? 5 : 395, y: 300),
      during: 0.2
    )
    #expect(scrollView.contentOffset.y == 90 && stack.transitionCoordinator == nil)
    world.finger.up()
    world.settle()
  }

  @Test func `at the root the strip scrolls, too`() {
    let (world, stack, scrollView) = makeStack(
      .leftToRight,
      content: CGSize(width: 4000, height: 800)
    )
    stack.setViewControllers([stack.viewControllers[1]], animated: false)
    scrollView.contentOffset.x = 1000
    world.finger.down(at: CGPoint(x: 5, y: 400))
    world.finger.move(to: CGPoint(x: 105, y: 400), during: 0.2)
    #expect(scrollView.contentOffset.x == 910)
    world.finger.up()
    world.settle()
  }
}
