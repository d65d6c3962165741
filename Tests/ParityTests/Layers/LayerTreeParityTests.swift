// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Hierarchies of layers that are the same in Apple's Core Animation.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct LayerTreeParityTests {
  // Apple documentation of `addSublayer(_:)`: appended, and taken from its former superlayer.
  @Test func `a layer that is added leaves its former superlayer`() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(CALayer())
    first.addSublayer(layer)
    #expect(layer.superlayer === first && first.sublayers?.last === layer)
    second.addSublayer(layer)
    #expect(layer.superlayer === second && first.sublayers?.count == 1)
  }

  // Apple documentation of `insertSublayer(_:at:)`.
  @Test func `a layer is inserted at an index`() {
    let (root, first, second) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.insertSublayer(second, at: 0)
    #expect(root.sublayers?.first === second && root.sublayers?.last === first)
  }

  // Apple documentation of `insertSublayer(_:above:)` and `insertSublayer(_:below:)`.
  @Test func `a layer is inserted above and below another`() {
    let (root, first, second) = (CALayer(), CALayer(), CALayer())
    let (above, below) = (CALayer(), CALayer())
    root.addSublayer(first)
    root.addSublayer(second)
    root.insertSublayer(above, above: first)
    root.insertSublayer(below, below: first)
    let order = root.sublayers ?? []
    #expect(order == [below, first, above, second])
  }

  // Apple documentation of `replaceSublayer(_:with:)`.
  @Test func `a layer takes the place of another`() {
    let (root, old, new, last) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(old)
    root.addSublayer(last)
    root.replaceSublayer(old, with: new)
    #expect(root.sublayers?.first === new && old.superlayer == nil && new.superlayer === root)
  }

  // Apple documentation of `removeFromSuperlayer()`.
  @Test func `a removed layer has no superlayer`() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil && root.sublayers?.isEmpty != false)
  }

  // Apple documentation of `sublayers`: setting it sets the order.
  @Test func `the list of sublayers can be set`() {
    let (root, first, second) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(first)
    root.sublayers = [second]
    #expect(first.superlayer == nil && second.superlayer === root)
  }

  // Apple documentation of `addSubview(_:)` and `layer`: layers follow their views.
  @Test func `the layer of a subview is a sublayer`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    #expect(view.layer.superlayer === root.layer)
    view.removeFromSuperview()
    #expect(view.layer.superlayer == nil)
  }
}
