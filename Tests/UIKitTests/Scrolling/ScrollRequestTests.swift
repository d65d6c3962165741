// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct ScrollRequestTests {
  @Test func `an offset is set at once, and the delegate notified once`() {
    let stage = ScrollStage()
    stage.view.contentOffset = CGPoint(x: 0, y: 120)
    stage.view.contentOffset = CGPoint(x: 0, y: 120)
    #expect(stage.recorder.calls == ["didScroll"])
    stage.view.bounds.origin.y = 130
    #expect(stage.recorder.calls == ["didScroll", "didScroll"] && stage.offset.y == 130)
    stage.view.setContentOffset(CGPoint(x: 7, y: -900), animated: false)
    #expect(stage.offset == CGPoint(x: 7, y: -900), "not limited")
  }

  @Test func `an animated request moves over time and notifies at its end`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(stage.offset == .zero)
    stage.world.advance(by: 0.15)
    #expect(abs(stage.offset.y - 300) < 60 && !stage.view.isDecelerating)
    stage.world.advance(by: 0.2)
    #expect(stage.offset.y == 600)
    #expect(stage.recorder.order == ["didScroll", "didEndScrollingAnimation"])
    #expect(stage.recorder.calls.count > 10)
  }

  @Test func `a second request continues the first one's motion`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.world.advance(by: 0.15)
    let (first, speed) = (stage.offset.y, 600 * 1.5 / 0.3)
    stage.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    stage.world.advance(by: 1.0 / 60)
    #expect(stage.offset.y - first > speed / 60 * 0.5)
    stage.world.settle()
    #expect(stage.offset.y == 500)
  }

  @Test func `a request of the present offset does nothing`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(.zero, animated: true)
    stage.world.settle()
    #expect(stage.recorder.calls == [])
  }

  @Test func `a finger ends an animation where it is`() {
    let stage = ScrollStage()
    stage.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.world.advance(by: 0.15)
    let caught = stage.offset.y
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.world.advance(by: 0.5)
    #expect(stage.offset.y == caught)
    #expect(stage.recorder.calls.last == "didEndScrollingAnimation")
    stage.finger.up()
  }

  @Test func `an unanimated request stops a deceleration`() {
    let stage = ScrollStage()
    stage.flick(0, -200)
    stage.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(!stage.view.isDecelerating)
    stage.world.settle()
    #expect(stage.offset.y == 50 && stage.recorder.calls.contains("didEndDecelerating"))
  }

  nonisolated private static let rectangles: [(y: CGFloat, offset: CGFloat)] = [
    (900, 150), (100, 0), (3990, 3200),
  ]

  @Test(arguments: rectangles)
  func `a rectangle is revealed with the least movement`(_ y: CGFloat, _ offset: CGFloat) {
    let stage = ScrollStage()
    let rect = CGRect(x: 0, y: y, width: 10, height: 50)
    stage.view.scrollRectToVisible(rect, animated: false)
    #expect(stage.offset == CGPoint(x: 0, y: offset))
  }

  @Test func `a rectangle above is revealed below the inset`() {
    let stage = ScrollStage()
    stage.view.contentInset.top = 40
    stage.view.contentOffset.y = 2000
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 1, height: 1), animated: true)
    stage.world.settle()
    #expect(stage.offset.y == 460)
  }

  @Test func `content that shrinks fills the view`() {
    let stage = ScrollStage()
    stage.view.contentOffset.y = 3200
    stage.view.contentSize.height = 1000
    #expect(stage.offset.y == 200)
    stage.view.contentSize.height = 100
    #expect(stage.offset.y == 0)
  }

  @Test func `an offset can be set before the content is there`() {
    let stage = ScrollStage(content: .zero)
    stage.view.contentOffset.y = 300
    stage.view.contentSize = CGSize(width: 400, height: 2000)
    stage.world.advance(by: 0)
    #expect(stage.offset.y == 300)
  }

  @Test func `an offset set in an animation block is animated`() {
    let stage = ScrollStage()
    stage.world.perform {
      UIView.animate(withDuration: 1) { stage.view.contentOffset.y = 100 }
    }
    stage.world.advance(by: 0.5)
    let shown = stage.view.layer.presentation()?.bounds.minY ?? 0
    #expect(stage.offset.y == 100 && shown > 20 && shown < 80)
  }

  // MARK: The top

  @Test func `a tap on the status bar scrolls to the top`() {
    let stage = ScrollStage(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    stage.view.contentOffset.y = 900
    stage.recorder.calls = []
    stage.finger.tap(at: CGPoint(x: 200, y: 20))
    stage.world.settle()
    #expect(stage.offset.y == -50)
    #expect(
      stage.recorder.order == [
        "shouldScrollToTop", "didScroll", "didEndScrollingAnimation", "didScrollToTop",
      ]
    )
  }

  @Test func `a delegate can keep the content from the top, and so can a second scroll view`() {
    let stage = ScrollStage(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    stage.view.contentOffset.y = 900
    stage.recorder.allowsTop = false
    stage.finger.tap(at: CGPoint(x: 200, y: 20))
    stage.world.settle()
    #expect(stage.offset.y == 900)
    stage.recorder.allowsTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 700, width: 100, height: 100))
    stage.world.window.addSubview(other)
    stage.finger.tap(at: CGPoint(x: 200, y: 20))
    stage.world.settle()
    #expect(stage.offset.y == 900)
    other.scrollsToTop = false
    stage.finger.tap(at: CGPoint(x: 200, y: 20))
    stage.world.settle()
    #expect(stage.offset.y == -50)
  }
}
