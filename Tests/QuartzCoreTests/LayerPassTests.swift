// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

private final class CountingLayer: CALayer {
  var layouts = 0
  var displays = 0
  var onLayout: (() -> Void)?
  override func layoutSublayers() {
    layouts += 1
    super.layoutSublayers()
    onLayout?()
  }
  override func display() {
    displays += 1
    super.display()
  }
}

private final class Drawer: CALayerDelegate {
  var calls: [String] = []
  func layerWillDraw(_ layer: CALayer) { calls.append("will") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
  }
  func layoutSublayers(of layer: CALayer) { calls.append("layout") }
}

private final class Painter: CALayerDelegate {
  var count = 0
  func display(_ layer: CALayer) { count += 1 }
}

@MainActor struct LayerPassTests {
  private func tree(_ count: Int) -> [CountingLayer] {
    let layers = (0..<count).map { _ in CountingLayer() }
    for (above, below) in zip(layers, layers.dropFirst()) { above.addSublayer(below) }
    layers[0].commitMarks()
    for layer in layers { (layer.layouts, layer.displays) = (0, 0) }
    return layers
  }

  @Test func `only marked layers are laid out, from the top`() {
    let layers = tree(5)
    layers[3].setNeedsLayout()
    layers[1].setNeedsLayout()
    var order: [Int] = []
    for (index, layer) in layers.enumerated() { layer.onLayout = { order.append(index) } }
    layers[0].layoutIfNeeded()
    #expect(order == [1, 3])
    layers[0].layoutIfNeeded()
    #expect(order == [1, 3])
  }

  @Test func `layoutIfNeeded starts at the topmost marked ancestor`() {
    let layers = tree(4)
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [0, 1, 1, 0])
    layers[1].setNeedsLayout()
    layers[3].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [0, 1, 1, 0])
  }

  @Test func `a mark set during layout is handled in the same pass`() {
    let layers = tree(3)
    layers[0].setNeedsLayout()
    layers[0].onLayout = { layers[2].setNeedsLayout() }
    layers[2].onLayout = { if layers[2].layouts == 1 { layers[1].setNeedsLayout() } }
    layers[0].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [1, 1, 1])
  }

  @Test func `a layer that marks itself in every layout is limited and logged once`() {
    let layers = tree(2)
    layers[1].onLayout = { layers[1].setNeedsLayout() }
    layers[1].setNeedsLayout()
    let said = RetourLog.capturing { layers[0].layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(layers[1].layouts < 20)
    #expect(!layers[1].needsLayout())
  }

  @Test func `the topmost layer calls onNeedsCommit once until the next frame`() {
    let layers = tree(6)
    let size = CGSize(width: 10, height: 10)
    var told = 0
    _ = layers[0].frame(at: 0, scale: 1, size: size)
    layers[0].onNeedsCommit = { told += 1 }
    Stage().quietly {
      layers[5].setNeedsLayout()
      layers[4].setNeedsDisplay()
      layers[5].backgroundColor = .red
      #expect(told == 1)
      layers[0].commitMarks()
      _ = layers[0].frame(at: 0, scale: 1, size: size)
      layers[5].position.x = 5
      #expect(told == 2)
      _ = layers[0].frame(at: 0, scale: 1, size: size)
      layers[5].position.x = 5
      #expect(told == 2)
    }
  }

  @Test func `a marked subtree is laid out and drawn after it is added to a tree`() {
    let layers = tree(2)
    let branch = tree(3)
    branch[2].setNeedsLayout()
    branch[2].setNeedsDisplay()
    layers[1].addSublayer(branch[0])
    layers[0].commitMarks()
    #expect(branch[2].layouts == 1)
    #expect(branch[2].displays == 1)
  }

  @Test func `a layer without a mark is laid out again when it is added to a tree`() {
    let (layers, branch) = (tree(1), tree(2))
    layers[0].addSublayer(branch[0])
    layers[0].layoutIfNeeded()
    #expect(branch.map(\.layouts) == [1, 0])
  }

  @Test func `a changed size marks layout, and display only with needsDisplayOnBoundsChange`() {
    let layers = tree(1)
    layers[0].bounds.size.width = 5
    #expect(layers[0].needsLayout())
    #expect(!layers[0].needsDisplay())
    layers[0].needsDisplayOnBoundsChange = true
    layers[0].bounds.size.width = 6
    #expect(layers[0].needsDisplay())
  }

  @Test func `a delegate draws into contents of the layer's scale`() throws {
    let layer = CALayer()
    let drawer = Drawer()
    layer.delegate = drawer
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 5.5)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    layer.layoutIfNeeded()
    layer.displayIfNeeded()
    #expect(drawer.calls == ["layout", "will", "draw"])
    let image = try #require(layer.contents as? CGImage)
    #expect(image.width == 20 && image.height == 11)
    // The bounds' origin lies at the first pixel.
    #expect(image.base.load(as: UInt32.self) == 0xFFFF_0000)
    #expect(image.base.load(fromByteOffset: 15 * 4, as: UInt32.self) == 0)
    layer.displayIfNeeded()
    #expect(drawer.calls.count == 3)
  }

  @Test func `a delegate that implements display(_:) replaces drawing`() {
    let layer = CALayer()
    let painter = Painter()
    layer.delegate = painter
    layer.bounds.size = CGSize(width: 5, height: 5)
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    #expect(painter.count == 1)
    #expect(layer.contents == nil)
  }

  @Test func `a layer without a size has no contents`() {
    let layer = CALayer()
    layer.contents = "something"
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
  }

  @Test func `an excessive size is limited and logged once`() throws {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 1e9, height: 1)
    let said = RetourLog.capturing {
      layer.display()
      layer.display()
    }
    #expect(said.count == 1)
    #expect(try #require(layer.contents as? CGImage).width == 16_384)
  }

  @Test func `a layer does not retain its delegate`() {
    let layer = CALayer()
    do {
      let painter = Painter()
      layer.delegate = painter
      #expect(layer.delegate === painter)
    }
    #expect(layer.delegate == nil)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
  }
}
