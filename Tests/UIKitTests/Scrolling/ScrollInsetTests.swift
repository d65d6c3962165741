// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
@Suite(.freesControllers) struct ScrollInsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  nonisolated private static let safe = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)

  @Test(
    arguments: [
      (Behavior.never, UIEdgeInsets.zero),
      (.scrollableAxes, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)),
      (.automatic, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)),
      (.always, safe),
    ]
  )
  func `the behavior decides about the safe area`(_ behavior: Behavior, _ inset: UIEdgeInsets) {
    let stage = ScrollStage(safeAreaInsets: Self.safe)
    stage.view.contentInsetAdjustmentBehavior = behavior
    stage.world.advance(by: 0)
    #expect(stage.view.adjustedContentInset == inset && stage.view.contentInset == .zero)
    #expect(stage.offset == CGPoint(x: -inset.left, y: -inset.top))
  }

  @Test func `content that fits has no safe area along its axis, unless it always bounces`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 100), safeAreaInsets: Self.safe)
    #expect(stage.view.adjustedContentInset == .zero)
    stage.view.alwaysBounceVertical = true
    #expect(stage.view.adjustedContentInset.top == 50)
  }

  @Test func `in a stack the page's scroll view always has the bar's inset`() {
    let page = UIViewController()
    let scrollView = UIScrollView()
    page.view = scrollView
    let world = World(root: UINavigationController(rootViewController: page))
    #expect(scrollView.adjustedContentInset.top == 44)
    #expect(scrollView.contentOffset.y == -44)
    world.settle()
  }

  @Test func `content that a finger holds while it leaves the window is at the top again`() {
    let stage = ScrollStage(safeAreaInsets: Self.safe)
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.view.removeFromSuperview()
    stage.finger.up()
    stage.world.advance(by: 1)
    stage.world.window.addSubview(stage.view)
    stage.world.settle()
    #expect(stage.offset.y == -50)
  }

  @Test func `content that decelerates to the top while it leaves the window is there again`() {
    let stage = ScrollStage(safeAreaInsets: Self.safe)
    stage.view.contentOffset.y = 0
    stage.flick(0, 20)
    stage.world.advance(by: 0.05)
    #expect(stage.view.isDecelerating && stage.offset.y < 0)
    stage.view.removeFromSuperview()
    stage.world.advance(by: 0.05)
    #expect(!stage.view.isDecelerating && stage.offset.y == 0)
    stage.world.window.addSubview(stage.view)
    stage.world.settle()
    #expect(stage.offset.y == -50)
  }

  @Test func `an inset keeps content at the top there, and other content in place`() {
    let stage = ScrollStage()
    stage.view.contentInset.top = 60
    #expect(stage.offset.y == -60)
    #expect(stage.recorder.calls.contains("didChangeAdjustedContentInset"))
    stage.view.contentOffset.y = 500
    stage.view.contentInset.top = 90
    #expect(stage.offset.y == 500)
    stage.view.contentOffset.y = 3200
    stage.view.contentInset.bottom = 40
    stage.flick(0, -200)
    stage.world.settle()
    #expect(stage.offset.y == 3240)
  }

  @Test func `content inherits the safe area that the insets do not keep free`() {
    let stage = ScrollStage(safeAreaInsets: Self.safe)
    let content = UIView()
    stage.addContent(content)
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    let insets = content.safeAreaInsets
    stage.view.contentOffset.y = 700
    #expect(content.safeAreaInsets == insets, "it does not depend on the offset")
  }

  @Test func `a resize that changes insets as well leaves no content beyond its edges`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 3200
    stage.view.frame.size.height = 900
    stage.view.contentInset.bottom = 20
    stage.world.advance(by: 0)
    #expect(stage.offset.y == 3120)
    stage.view.contentInset.bottom = 0
    stage.world.advance(by: 0)
    #expect(stage.offset.y == 3120, "insets alone move nothing")
  }

  @Test func `an inset that changes under a finger does not move the content`() {
    let stage = ScrollStage()
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.view.contentInset.top = 50
    stage.world.advance(by: 0)
    #expect(stage.view.isTracking && stage.offset.y == 0)
    stage.finger.up()
    stage.world.settle()
    #expect(stage.offset.y == 0)
  }
}
