// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct ScrollContentTouchTests {
  /// Content that records its touches.
  private final class Content: UIView {
    var touches: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }

  private final class Picky: UIScrollView {
    var begins = true
    var cancels = true
    var asked: [String] = []

    override func touchesShouldBegin(
      _ touches: Set<UITouch>,
      with event: UIEvent?,
      in view: UIView
    ) -> Bool {
      asked.append("begin")
      return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return cancels
    }
  }

  private let picky = Picky()
  private let stage: ScrollStage
  private let content = Content()

  init() {
    stage = ScrollStage(view: picky)
    stage.addContent(content)
  }

  @Test func `content receives a touch after 150 milliseconds`() {
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.world.advance(by: 0.14)
    #expect(content.touches == [])
    stage.world.advance(by: 0.02)
    #expect(content.touches == ["began"])
    stage.finger.up()
    #expect(content.touches == ["began", "ended"])
  }

  @Test func `content receives a tap when the finger is lifted`() {
    stage.finger.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.touches == ["began", "ended"])
  }

  @Test func `content never receives the touch of a drag`() {
    stage.flick(0, -100, during: 0.1)
    #expect(content.touches == [] && stage.offset.y > 50 && picky.asked == ["begin"])
  }

  @Test func `a drag that begins later cancels the touch of the content`() {
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.world.advance(by: 0.2)
    stage.finger.move(to: CGPoint(x: 200, y: 300))
    #expect(content.touches == ["began", "cancelled"] && stage.offset.y == 90)
    #expect(picky.asked == ["begin", "cancel"])
    stage.finger.up()
  }

  @Test(arguments: [true, false])
  func `content can keep its touch`(_ isAsked: Bool) {
    if isAsked { picky.cancels = false } else { picky.canCancelContentTouches = false }
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    stage.world.advance(by: 0.2)
    stage.finger.move(to: CGPoint(x: 200, y: 300))
    stage.finger.up()
    #expect(content.touches == ["began", "ended"] && stage.offset.y == 0)
    #expect(picky.asked.contains("cancel") == isAsked)
  }

  @Test func `without a delay content has touches at once`() {
    picky.delaysContentTouches = false
    stage.finger.down(at: CGPoint(x: 200, y: 400))
    #expect(content.touches == ["began"])
    stage.finger.move(to: CGPoint(x: 200, y: 300))
    #expect(content.touches == ["began", "cancelled"])
    stage.finger.up()
  }

  @Test func `content that is refused a touch receives nothing`() {
    picky.begins = false
    stage.finger.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.touches == [])
  }

  @Test func `a touch that stops the content does not reach it`() {
    stage.flick(0, -300)
    stage.world.advance(by: 0.1)
    stage.finger.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.touches == [] && !stage.view.isDecelerating)
    stage.finger.tap(at: CGPoint(x: 200, y: 400))
    #expect(content.touches == ["began", "ended"])
  }

  @Test func `controls keep a touch that they have, unless a subclass says otherwise`() {
    let scrollView = UIScrollView()
    #expect(!scrollView.touchesShouldCancel(in: UIButton()))
    #expect(scrollView.touchesShouldCancel(in: UIView()))
    #expect(scrollView.touchesShouldBegin([], with: nil, in: UIView()))
  }

  @Test func `a subclass can be the delegate of its recognizer`() {
    final class Own: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
      ) -> Bool { false }
    }
    let stage = ScrollStage(view: Own())
    stage.flick(0, -100)
    #expect(stage.offset.y == 0)
    #expect(stage.view.panGestureRecognizer.delegate === stage.view)
  }

  @Test func `another delegate of the recognizer is refused with UIKit's text`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Other: NSObject, UIGestureRecognizerDelegate {}
        UIScrollView().panGestureRecognizer.delegate = Other()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains("UIScrollView's built-in pan gesture recognizer must have its scroll view as")
    )
  }
}
