// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

@MainActor struct ViewDrawingTests {
  private final class Painted: UIView {
    var draws: [CGRect] = []
    var color: UIColor? = .red
    override func draw(_ rect: CGRect) {
      draws.append(rect)
      guard let color else { return }
      color.setFill()
      UIBezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: 5, height: 5)).fill()
    }
  }

  private func world() -> World { World(size: CGSize(width: 40, height: 40), scale: 1) }

  @Test func `a view that draws nothing has no backing store`() {
    let world = world()
    let (plain, shy) = (UIView(frame: world.window.bounds), Painted(frame: world.window.bounds))
    shy.color = nil
    world.window.addSubview(plain)
    world.window.addSubview(shy)
    world.advance(by: 0)
    #expect(plain.layer.contents == nil && shy.layer.contents == nil)
    #expect(shy.draws.count == 1)
  }

  @Test func `a view draws once and again after setNeedsDisplay`() {
    let world = world()
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    world.window.addSubview(view)
    world.advance(by: 0.1)
    #expect(view.draws == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    view.frame.origin.x = 9
    view.alpha = 0.5
    world.advance(by: 0.1)
    #expect(view.draws.count == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    world.advance(by: 0.1)
    #expect(view.draws.count == 2)
  }

  @Test func `a view that stops drawing releases its backing store`() {
    let world = world()
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    world.window.addSubview(view)
    world.advance(by: 0)
    #expect(view.layer.contents != nil)
    view.color = nil
    view.setNeedsDisplay()
    world.advance(by: 0)
    #expect(view.layer.contents == nil)
  }

  @Test func `contents that the app set are kept`() {
    let world = world()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layer.contents = CGImage(width: 1, height: 1, isOpaque: true) { pixels in
      pixels.withRow(0) { $0[0] = 0xFFFF_FFFF }
    }
    world.window.addSubview(view)
    world.advance(by: 0)
    view.setNeedsDisplay()
    world.advance(by: 0)
    #expect(view.layer.contents != nil)
  }

  @Test func `only the redraw content mode draws again after a change of size`() {
    let world = world()
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    world.window.addSubview(view)
    world.advance(by: 0)
    view.frame.size.width = 30
    world.advance(by: 0)
    #expect(view.draws.count == 1)
    view.contentMode = .redraw
    view.frame.size.width = 40
    world.advance(by: 0)
    #expect(view.draws.last?.width == 40)
  }

  @Test func `a snapshot displays existing content without drawing`() throws {
    let world = world()
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    world.window.addSubview(view)
    world.advance(by: 0)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds == view.bounds)
    let before = world.frame
    view.removeFromSuperview()
    world.window.addSubview(snapshot)
    let after = world.frame
    #expect(try before.pngData() == after.pngData())
    view.color = .blue
    view.setNeedsDisplay()
    #expect(try world.frame.pngData() == before.pngData())
    #expect(view.draws.count == 1)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func `a snapshot after updates displays pending changes`() throws {
    let world = world()
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    world.window.addSubview(view)
    _ = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(view.draws.count == 1)
  }

  @Test func `no frame is shown without a change`() {
    let world = world()
    world.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    world.settle()
    let frames = world.shownFrames
    world.advance(by: 10)
    #expect(world.shownFrames == frames && world.isIdle)
  }
}
