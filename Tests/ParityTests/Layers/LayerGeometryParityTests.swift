// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Geometry of layers that is the same in Apple's Core Animation.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct LayerGeometryParityTests {
  // Apple documentation of `frame`: setting it sets position and the size of the bounds.
  @Test func `a frame sets position and bounds`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  // Apple documentation of `anchorPoint`: the frame moves, the position stays.
  @Test func `another anchor moves the frame, not the position`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
  }

  // Apple documentation of `frame`: the rectangle around the transformed bounds.
  @Test func `the frame of a transformed layer is around its bounds`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  // Apple documentation of `bounds`: another size is centered at the anchor.
  @Test func `bounds grow around the anchor`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.bounds.size = CGSize(width: 50, height: 20)
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 50, height: 20))
  }

  // Apple documentation of `convert(_:from:)` and `convert(_:to:)`.
  @Test func `points and rectangles are converted between layers`() {
    let (root, first, second) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    first.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    second.frame = CGRect(x: 30, y: 20, width: 50, height: 50)
    root.addSublayer(first)
    root.addSublayer(second)
    #expect(first.convert(CGPoint(x: 1, y: 1), to: second) == CGPoint(x: -19, y: -9))
    #expect(first.convert(CGPoint(x: 1, y: 1), from: second) == CGPoint(x: 21, y: 11))
    let rect = CGRect(x: 0, y: 0, width: 5, height: 6)
    #expect(first.convert(rect, to: root) == CGRect(x: 10, y: 10, width: 5, height: 6))
  }

  // Apple documentation of `bounds`: its origin moves the sublayers.
  @Test func `the origin of the bounds moves the sublayers`() {
    let (root, layer) = (CALayer(), CALayer())
    root.bounds = CGRect(x: 100, y: 0, width: 50, height: 50)
    layer.frame = CGRect(x: 110, y: 5, width: 10, height: 10)
    root.addSublayer(layer)
    root.position = .zero
    #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 5))
    #expect(root.hitTest(CGPoint(x: -10, y: -15)) === layer)
  }

  // Apple header CAMediaTiming.h: t = (tp - begin) * speed + offset.
  @Test func `the time of a layer follows from that of its superlayer`() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.beginTime = 1
    layer.speed = 2
    layer.timeOffset = 0.5
    #expect(layer.convertTime(3, from: root) == 4.5 && layer.convertTime(4.5, to: root) == 3)
  }

  // Apple documentation of `hitTest(_:)`: in the superlayer's coordinates, the deepest layer.
  @Test func `a hit test finds the deepest layer that is not hidden`() {
    let (root, layer, leaf) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSublayer(layer)
    layer.addSublayer(leaf)
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === leaf)
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) === layer)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    layer.isHidden = true
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === root)
  }

  // Apple documentation of `contains(_:)`: in the layer's own coordinates.
  @Test func `a layer contains the points of its bounds`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(layer.contains(CGPoint(x: 5, y: 5)) && !layer.contains(CGPoint(x: 105, y: 105)))
  }
}
