// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor
struct ScrollZoomTests {
  private let stage = ScrollStage(content: CGSize(width: 400, height: 800))
  private let content = UIView()

  init() {
    stage.addContent(content)
    stage.recorder.zoomed = content
    stage.view.minimumZoomScale = 0.5
    stage.view.maximumZoomScale = 3
    stage.recorder.calls = []
  }

  /// Moves two fingers around the center from one distance to another.
  private func pinch(from first: CGFloat, to last: CGFloat, lifts: Bool = true) {
    let other = stage.finger.another(2)
    stage.finger.down(at: CGPoint(x: 200, y: 400 - first / 2))
    other.down(at: CGPoint(x: 200, y: 400 + first / 2))
    for step in 1...20 {
      stage.world.advance(by: 1.0 / 60)
      let distance = first + (last - first) * CGFloat(step) / 20
      stage.finger.move(to: CGPoint(x: 200, y: 400 - distance / 2))
      other.move(to: CGPoint(x: 200, y: 400 + distance / 2))
    }
    guard lifts else { return }
    stage.finger.up()
    other.up()
  }

  @Test func `a pinch zooms around its center`() {
    pinch(from: 100, to: 220)
    let scale = stage.view.zoomScale
    #expect(scale > 1.8 && scale < 2.2)
    #expect(stage.view.contentSize == CGSize(width: 400 * scale, height: 800 * scale))
    stage.world.settle()
    #expect(content.frame.origin == .zero && content.frame.size == stage.view.contentSize)
    let middle = CGPoint(x: (stage.offset.x + 200) / scale, y: (stage.offset.y + 400) / scale)
    #expect(hypot(middle.x - 200, middle.y - 400) < 5)
    let calls = stage.recorder.calls.filter { $0.hasSuffix("oom") || $0.contains("Zooming") }
    #expect(calls.first == "willBeginZooming" && calls.last == "didEndZooming at \(scale)")
    #expect(calls.contains("didZoom"))
  }

  @Test(arguments: [(40 as CGFloat, 400 as CGFloat, 3 as CGFloat), (600, 60, 0.5)])
  func `a pinch beyond a limit resists and bounces back`(
    _ first: CGFloat,
    _ last: CGFloat,
    _ limit: CGFloat
  ) {
    pinch(from: first, to: last, lifts: false)
    let scale = stage.view.zoomScale
    #expect(stage.view.isZooming && !stage.view.isZoomBouncing)
    #expect(limit > 1 ? scale > 3 && scale < 6 : scale < 0.5 && scale > 0.25)
    stage.finger.up()
    stage.finger.another(2).up()
    #expect(stage.view.isZoomBouncing && !stage.view.isZooming)
    stage.world.settle()
    #expect(abs(stage.view.zoomScale - limit) < 1e-9 && !stage.view.isZoomBouncing)
    #expect(stage.recorder.calls.contains("didEndZooming at \(stage.view.zoomScale)"))
  }

  @Test func `without bounces a pinch stops at the limit`() {
    stage.view.bouncesZoom = false
    pinch(from: 40, to: 400, lifts: false)
    #expect(abs(stage.view.zoomScale - 3) < 1e-9)
  }

  @Test func `the app zooms at once, or over time`() {
    stage.view.zoomScale = 2
    #expect(stage.view.zoomScale == 2 && stage.offset == CGPoint(x: 200, y: 400))
    #expect(stage.recorder.calls.filter { $0 != "didScroll" } == ["didZoom"])
    stage.view.setZoomScale(7, animated: true)
    stage.world.advance(by: 0.15)
    #expect(abs(stage.view.zoomScale - 2.5) < 0.15)
    stage.world.settle()
    #expect(stage.view.zoomScale == 3)
    #expect(stage.recorder.calls.last == "didEndZooming at 3.0")
  }

  @Test func `a rectangle of the content fills the view`() {
    stage.view.zoom(to: CGRect(x: 100, y: 300, width: 200, height: 200), animated: true)
    stage.world.settle()
    #expect(stage.view.zoomScale == 2 && stage.offset == CGPoint(x: 200, y: 400))
  }

  @Test func `the recognizer of pinches exists while the scales allow zooming`() {
    #expect(stage.view.pinchGestureRecognizer?.view === stage.view)
    stage.view.minimumZoomScale = 1
    stage.view.maximumZoomScale = 1
    #expect(stage.view.pinchGestureRecognizer == nil)
    #expect(UIScrollView().pinchGestureRecognizer == nil)
  }

  @Test func `without a view for zooming nothing zooms`() {
    stage.recorder.zoomed = nil
    stage.view.zoomScale = 2
    pinch(from: 100, to: 220)
    #expect(stage.view.zoomScale == 1 && !stage.recorder.calls.contains("didZoom"))
  }

  @Test func `a drag goes on after one finger of a pinch was lifted`() {
    stage.view.zoomScale = 2
    pinch(from: 100, to: 220, lifts: false)
    stage.finger.another(2).up()
    #expect(!stage.view.isZooming)
    let offset = stage.offset
    stage.finger.move(to: CGPoint(x: 200, y: 250), during: 0.2)
    #expect(stage.view.isDragging && stage.offset.y > offset.y + 20)
    stage.finger.up()
    stage.world.settle()
  }

  // MARK: The recognizer

  @Test func `a pinch recognizer reports the scale of the distance`() {
    let world = World()
    let view = UIView(frame: world.window.bounds)
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    view.isMultipleTouchEnabled = true
    world.window.addSubview(view)
    let (first, second) = (world.finger, world.finger.another(2))
    first.down(at: CGPoint(x: 100, y: 100))
    second.down(at: CGPoint(x: 200, y: 100))
    second.move(to: CGPoint(x: 209, y: 100))
    #expect(pinch.state == .possible)
    second.move(to: CGPoint(x: 210, y: 100))
    #expect(pinch.state == .began && pinch.scale == 1)
    world.advance(by: 0.1)
    second.move(to: CGPoint(x: 320, y: 100))
    #expect(pinch.state == .changed && pinch.scale == 2 && pinch.numberOfTouches == 2)
    pinch.scale = 1
    second.move(to: CGPoint(x: 210, y: 100))
    #expect(pinch.scale == 0.5)
    second.up()
    #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
    first.up()
    #expect(pinch.state == .possible)
  }
}
