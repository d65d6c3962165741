// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct ScrollDragTests {
  @Test func `a drag moves the content with the finger, from ten points on`() {
    let stage = ScrollStage()
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    #expect(stage.view.isTracking && !stage.view.isDragging)
    stage.finger.move(to: CGPoint(x: 200, y: 391))
    #expect(stage.offset == .zero && !stage.view.isDragging)
    stage.finger.move(to: CGPoint(x: 200, y: 300))
    #expect(stage.offset == CGPoint(x: 0, y: 90) && stage.view.isDragging)
    #expect(stage.view.bounds.origin == stage.offset)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    #expect(stage.offset == CGPoint(x: 0, y: 90) && !stage.view.isTracking)
    #expect(!stage.view.isDragging && !stage.view.isDecelerating)
    #expect(
      stage.recorder.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ]
    )
    #expect(stage.recorder.velocity == .zero)
  }

  @Test func `a flick decelerates, with the delegate's calls in order`() {
    let stage = ScrollStage()
    stage.flick(0, -200)
    #expect(stage.view.isDecelerating && !stage.view.isTracking)
    let start = stage.offset.y
    // 200 points in 0.2 s: a point per millisecond.
    #expect(abs(stage.recorder.velocity.y - 1) < 0.05)
    #expect(abs(stage.recorder.proposal.y - start - 499.5) < 30)
    stage.world.settle()
    #expect(abs(stage.offset.y - stage.recorder.proposal.y) <= 0.5)
    #expect(
      stage.recorder.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    #expect(stage.world.isIdle)
  }

  @Test func `the fast rate stops sooner`() {
    let stage = ScrollStage()
    stage.view.decelerationRate = .fast
    stage.flick(0, -200)
    #expect(abs(stage.recorder.proposal.y - stage.offset.y - 99.5) < 6)
  }

  @Test(arguments: [false, true])
  func `content beyond an edge returns when the view leaves the window`(_ isHeld: Bool) {
    let stage = ScrollStage()
    stage.drag(0, 210)
    if !isHeld { stage.finger.up() }
    stage.world.advance(by: 0.05)
    #expect(stage.offset.y < -20)
    stage.view.removeFromSuperview()
    stage.world.settle()
    #expect(stage.offset == .zero && !stage.view.isTracking && !stage.view.isDecelerating)
    if isHeld { stage.finger.up() }
  }

  @Test func `a finger that is lifted after the view has left the window holds nothing`() {
    let stage = ScrollStage()
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    #expect(stage.view.isTracking)
    stage.view.removeFromSuperview()
    stage.finger.up()
    stage.world.settle()
    #expect(!stage.view.isTracking && stage.offset == .zero)
  }

  @Test func `beyond an edge the content resists, and returns`() {
    let stage = ScrollStage()
    stage.drag(0, 210)
    let stretch: CGFloat = 0.55 * 200 / 800
    let expected: CGFloat = 800 * (1 - 1 / (stretch + 1))
    #expect(abs(stage.offset.y + expected) <= 0.5)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    #expect(stage.view.isDecelerating)
    stage.world.settle()
    #expect(stage.offset == .zero)
    #expect(stage.recorder.calls.suffix(1) == ["didEndDecelerating"])
  }

  @Test func `without bounces the content stays at its edge`() {
    let stage = ScrollStage()
    stage.view.bounces = false
    stage.flick(0, 210)
    stage.world.settle()
    #expect(stage.offset == .zero && !stage.recorder.calls.contains("didScroll"))
    stage.view.contentOffset.y = 3150
    stage.flick(0, -300)
    stage.world.settle()
    #expect(stage.offset.y == 3200)
  }

  @Test func `content that fits is not dragged unless it always bounces`() {
    let stage = ScrollStage(content: CGSize(width: 400, height: 300))
    stage.flick(0, 200)
    #expect(stage.recorder.calls == [])
    stage.view.alwaysBounceVertical = true
    stage.drag(0, 200)
    #expect(stage.offset.y < -50)
  }

  @Test func `a finger stops the content, and drags it on at once`() {
    let stage = ScrollStage()
    stage.flick(0, -300)
    stage.world.advance(by: 0.1)
    let caught = stage.offset.y
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    #expect(stage.view.isTracking && !stage.view.isDecelerating && !stage.view.isDragging)
    #expect(stage.recorder.calls.last == "didEndDecelerating")
    stage.world.advance(by: 0.1)
    #expect(stage.offset.y == caught)
    stage.finger.move(to: CGPoint(x: 200, y: 398))
    #expect(stage.view.isDragging)
    stage.finger.move(to: CGPoint(x: 200, y: 380))
    #expect(stage.offset.y > caught + 5)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
  }

  @Test func `content caught beyond an edge returns when the finger is lifted`() {
    let stage = ScrollStage()
    stage.flick(0, 300)
    stage.world.advance(by: 0.03)
    #expect(stage.offset.y < -20)
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    let caught = stage.offset.y
    stage.world.advance(by: 0.5)
    #expect(stage.offset.y == caught)
    stage.finger.up()
    stage.world.settle()
    #expect(stage.offset.y == 0)
  }

  @Test func `the delegate chooses where the content comes to rest`() {
    let stage = ScrollStage()
    stage.recorder.target = CGPoint(x: 0, y: 333)
    stage.flick(0, -200)
    stage.world.settle()
    #expect(stage.offset == CGPoint(x: 0, y: 333))
    stage.recorder.target = CGPoint(x: 0, y: 500)
    stage.drag(0, -50)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    #expect(stage.recorder.calls.contains("didEndDragging true"))
    stage.world.settle()
    #expect(stage.offset == CGPoint(x: 0, y: 500))
  }

  @Test(arguments: [-150 as CGFloat, 150])
  func `a flick turns one page, and the delegate is not asked for a target`(_ way: CGFloat) {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 800))
    stage.view.isPagingEnabled = true
    stage.view.contentOffset.x = 1200
    stage.flick(way, 0, during: 0.1)
    stage.world.settle()
    #expect(stage.offset == CGPoint(x: way < 0 ? 1600 : 800, y: 0))
    #expect(!stage.recorder.calls.contains("willEndDragging"))
    stage.drag(way, 0)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.world.settle()
    #expect(stage.offset.x == (way < 0 ? 1600 : 800))
  }

  @Test func `a drag that begins along an axis is locked to it, a diagonal one is not`() {
    let stage = ScrollStage(content: CGSize(width: 4000, height: 4000))
    stage.view.contentOffset = CGPoint(x: 1000, y: 1000)
    stage.view.isDirectionalLockEnabled = true
    stage.drag(-20, -80)
    #expect(stage.offset.x == 1000 && stage.offset.y > 1060)
    stage.finger.hold(for: 0.2)
    stage.finger.up()
    stage.drag(-80, -80)
    #expect(stage.offset.x > 1060)
    stage.finger.up()
  }

  @Test func `a scroll view that is disabled is not dragged, and a drag ends`() {
    let stage = ScrollStage()
    stage.drag(0, -100)
    stage.view.isScrollEnabled = false
    stage.world.advance(by: 0)
    #expect(!stage.view.isDragging && stage.recorder.calls.last == "didEndDragging false")
    stage.finger.up()
    let offset = stage.offset
    stage.flick(0, -100)
    #expect(stage.offset == offset)
    stage.view.isScrollEnabled = true
    stage.flick(0, -100)
    #expect(stage.offset != offset)
  }

  @Test func `a drag goes on from an offset that the app sets meanwhile`() {
    let stage = ScrollStage()
    stage.drag(0, -100)
    stage.view.contentOffset.y = 1000
    stage.finger.move(to: CGPoint(x: 200, y: 280))
    #expect(stage.offset.y == 1020)
    stage.finger.up()
  }

  @Test func `a deceleration goes on from an offset that the app sets meanwhile`() {
    let stage = ScrollStage()
    stage.flick(0, -200)
    let way = stage.recorder.proposal.y - stage.offset.y
    stage.view.contentOffset.y += 1000
    let start = stage.offset.y
    stage.world.settle()
    #expect(abs(stage.offset.y - start - way) <= 1)
  }

  @Test func `a view that leaves its window stops`() {
    let stage = ScrollStage()
    stage.flick(0, -200)
    stage.view.removeFromSuperview()
    stage.world.settle()
    #expect(!stage.view.isDecelerating && stage.world.isIdle)
  }

  @Test func `a scroll view that is released while it moves requests no more frames`() {
    weak var released: UIScrollView?
    let world: World = {
      let stage = ScrollStage()
      stage.flick(0, -200)
      released = stage.view
      stage.view.removeFromSuperview()
      return stage.world
    }()
    world.settle()
    #expect(released == nil && world.isIdle)
  }

  @Test func `a scrolled frame lays out the scroll view alone`() {
    final class Content: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let stage = ScrollStage()
    let content = Content()
    stage.addContent(content)
    let before = content.layouts
    stage.flick(0, -200)
    stage.world.settle()
    #expect(content.layouts == before && stage.offset.y > 400)
  }

  @Test(arguments: [0, 30.0])
  func `content that shrinks before it comes to rest ends at its new edge`(_ inset: CGFloat) {
    let stage = ScrollStage()
    stage.view.contentInset.bottom = inset
    stage.flick(0, -300)
    stage.world.advance(by: 0.1)
    let edge = stage.offset.y.rounded(.up) + 20
    // The inset changes in the same step.
    stage.view.frame.size.height = 790
    stage.view.contentInset.bottom = 0
    stage.view.contentSize.height = 790 + edge
    stage.world.advance(by: 1.0 / 60)
    #expect(stage.view.isDecelerating, "it has not reached the edge")
    stage.world.settle()
    #expect(stage.offset.y == edge)
  }

  @Test func `content that shrinks outside of a window stops within its new edge`() {
    let stage = ScrollStage()
    stage.flick(0, -300)
    stage.world.advance(by: 0.1)
    let edge = stage.offset.y.rounded(.up) + 20
    stage.view.removeFromSuperview()
    stage.view.contentSize.height = 800 + edge
    stage.view.layoutIfNeeded()
    #expect(!stage.view.isDecelerating)
    stage.world.window.addSubview(stage.view)
    stage.world.settle()
    #expect(stage.offset.y <= edge)
    #expect(stage.recorder.calls.filter { $0 == "didEndDecelerating" }.count == 1)
  }
}
