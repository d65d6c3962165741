// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

/// Scroll views below the finger of a swipe back; on Apple's systems the kit's rule is the same.
@MainActor @Suite(.freesControllers) struct ScrollViewSwipeTests {
  private func makeKit(
    _ direction: World.Direction,
    area: SwipeArea,
    content: CGSize
  ) -> (KitScenario, UIScrollView) {
    let kit = KitScenario(["A", "B"], direction) { $0.swipeArea = area }
    let scrollView = UIScrollView(frame: kit.world.window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content
    kit.stack.topViewController?.view.addSubview(scrollView)
    kit.world.advance(by: 0)
    return (kit, scrollView)
  }

  /// The offsets of content that is three times as wide as the view.
  private func offset(_ share: CGFloat, _ direction: World.Direction) -> CGFloat {
    direction == .leftToRight ? 390 * share : 390 * (1 - share)
  }

  @Test(arguments: World.Direction.allCases)
  func `the swipe from anywhere begins at the leading edge of content that scrolls sideways`(
    _ direction: World.Direction
  ) {
    let (kit, scrollView) = makeKit(
      direction,
      area: .content,
      content: CGSize(width: 585, height: 422)
    )
    scrollView.contentOffset.x = offset(0, direction)
    kit.drag(from: CGPoint(x: 80, y: 211), by: CGPoint(x: 60, y: 0))
    #expect(kit.stack.transitionCoordinator != nil && !scrollView.isDragging)
    #expect(scrollView.contentOffset.x == offset(0, direction))
    kit.world.finger.cancel()
    kit.world.settle()

    scrollView.contentOffset.x = offset(0.5, direction)
    kit.drag(from: CGPoint(x: 80, y: 211), by: CGPoint(x: 60, y: 0))
    #expect(kit.stack.transitionCoordinator == nil && scrollView.isDragging)
    #expect(abs(scrollView.contentOffset.x - offset(0.5, direction)) == 50)
    #expect(kit.stack.lastSwipeVerdict?.decidedBy === scrollView)
    kit.lift()
  }

  @Test(arguments: [SwipeArea.content, .edge()], World.Direction.allCases)
  func `at the edge of the page the swipe wins wherever the content is`(
    _ area: SwipeArea,
    _ direction: World.Direction
  ) {
    let (kit, scrollView) = makeKit(direction, area: area, content: CGSize(width: 585, height: 422))
    scrollView.contentOffset.x = offset(0.5, direction)
    kit.drag(from: CGPoint(x: 5, y: 211), by: CGPoint(x: 60, y: 0))
    #expect(kit.stack.transitionCoordinator != nil && !scrollView.isDragging)
    kit.world.finger.cancel()
    kit.world.settle()
    #expect(scrollView.contentOffset.x == offset(0.5, direction))
  }

  @Test(arguments: World.Direction.allCases)
  func `content that scrolls down leaves swipes to the stack and keeps drags down`(
    _ direction: World.Direction
  ) {
    let (kit, scrollView) = makeKit(
      direction,
      area: .content,
      content: CGSize(width: 195, height: 1000)
    )
    kit.drag(from: CGPoint(x: 80, y: 211), by: CGPoint(x: 60, y: 0))
    #expect(kit.stack.transitionCoordinator != nil && scrollView.contentOffset == .zero)
    kit.world.finger.cancel()
    kit.world.settle()
    kit.drag(from: CGPoint(x: 80, y: 211), by: CGPoint(x: 0, y: -60))
    #expect(kit.stack.transitionCoordinator == nil && scrollView.contentOffset.y == 50)
    kit.lift()
  }

  @Test(arguments: World.Direction.allCases)
  func `a drag towards the leading edge scrolls content at that edge`(
    _ direction: World.Direction
  ) {
    let (kit, scrollView) = makeKit(
      direction,
      area: .content,
      content: CGSize(width: 585, height: 422)
    )
    scrollView.contentOffset.x = offset(0, direction)
    kit.drag(from: CGPoint(x: 120, y: 211), by: CGPoint(x: -60, y: 0))
    #expect(kit.stack.transitionCoordinator == nil && scrollView.isDragging)
    kit.lift()
  }
}
