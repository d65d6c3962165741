// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct ScrollWheelTests {
  private let center = CGPoint(x: 200, y: 400)

  @Test func `a notch scrolls 60 points, as a drag with a target would`() {
    let stage = ScrollStage()
    stage.world.turnWheel(at: center)
    #expect(stage.view.isDecelerating && !stage.view.isTracking && stage.offset.y < 60)
    stage.world.settle()
    #expect(stage.offset.y == 60)
    #expect(
      stage.recorder.order == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test func `the frame of a notch shows the first step`() {
    let stage = ScrollStage()
    stage.world.advance(by: 1)
    stage.world.turnWheel(at: center)
    #expect(stage.offset.y > 0 && stage.offset.y < 3)
    stage.world.settle()
  }

  @Test func `notches add up, and end at the edge`() {
    let stage = ScrollStage()
    for _ in 0..<5 {
      stage.world.turnWheel(by: 2, at: center)
      stage.world.advance(by: 0.05)
    }
    stage.world.settle()
    #expect(stage.offset.y == 600)
    #expect(stage.recorder.calls.filter { $0 == "didEndDecelerating" }.count == 1)
    stage.world.turnWheel(by: -100, at: center)
    stage.world.settle()
    #expect(stage.offset.y == 0)
  }

  @Test func `a notch turns a page`() {
    let stage = ScrollStage()
    stage.view.isPagingEnabled = true
    stage.world.turnWheel(at: center)
    stage.world.settle()
    #expect(stage.offset.y == 800)
  }

  @Test func `the delegate's target holds for the wheel, too`() {
    let stage = ScrollStage()
    stage.recorder.target = CGPoint(x: 0, y: 75)
    stage.world.turnWheel(at: center)
    stage.world.settle()
    #expect(stage.recorder.proposal.y == 60 && stage.offset.y == 75)
  }

  @Test func `a touchpad scrolls with the fingers and decelerates after a pause`() {
    let stage = ScrollStage()
    stage.world.scroll(by: CGVector(dx: 0, dy: 200), at: center, during: 0.2)
    #expect(abs(stage.offset.y - 200) <= 0.5 && stage.view.isDragging && !stage.view.isTracking)
    stage.world.advance(by: 0.05)
    #expect(stage.view.isDecelerating)
    #expect(abs(stage.recorder.velocity.y - 1) < 0.1)
    stage.world.settle()
    #expect(abs(stage.offset.y - 700) < 40)
    #expect(
      stage.recorder.order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
  }

  @Test func `a touchpad does not pull content beyond its edge`() {
    let stage = ScrollStage()
    stage.world.scroll(by: CGVector(dx: 0, dy: -200), at: center, during: 0.2)
    #expect(stage.offset.y == 0)
    stage.world.settle()
    #expect(!stage.view.isDragging)
  }

  @Test func `a finger takes over from the wheel and the touchpad`() {
    let stage = ScrollStage()
    stage.world.scroll(by: CGVector(dx: 0, dy: 200), at: center, during: 0.2)
    stage.finger.down(at: center)
    let caught = stage.offset.y
    #expect(stage.view.isTracking && !stage.view.isDragging)
    stage.world.advance(by: 0.3)
    #expect(stage.offset.y == caught)
    stage.finger.up()
    stage.world.settle()
    #expect(stage.offset.y == caught)
  }

  @Test func `the innermost view that can follow scrolls, until there is a pause`() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 300)
    stage.view.addSubview(inner)
    stage.world.advance(by: 0)
    stage.world.turnWheel(by: 3, at: center)
    stage.world.advance(by: 0.25)
    #expect(inner.contentOffset.y == 100 && stage.offset.y == 0)
    stage.world.turnWheel(at: center)
    stage.world.advance(by: 0.25)
    #expect(stage.offset.y == 0, "the view at its edge keeps the wheel")
    stage.world.advance(by: 0.4)
    stage.world.turnWheel(at: center)
    stage.world.settle()
    #expect(stage.offset.y == 60)
  }

  @Test func `a wheel outside, or over a disabled scroll view, has no effect`() {
    let stage = ScrollStage()
    stage.view.isScrollEnabled = false
    stage.world.turnWheel(at: center)
    stage.world.settle()
    #expect(stage.offset.y == 0)
    stage.view.isScrollEnabled = true
    stage.view.frame.size.height = 300
    stage.world.turnWheel(at: center)
    stage.world.settle()
    #expect(stage.offset.y == 0)
  }

  @Test func `content that the wheel moves receives clicks`() {
    let stage = ScrollStage()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.view.addSubview(button)
    stage.world.turnWheel(at: center)
    stage.world.click(at: center)
    #expect(taps == 1)
    stage.world.settle()
  }
}
