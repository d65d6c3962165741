// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

@testable import QuartzCore
import Testing

@MainActor
struct LayerTreeTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  private func order(_ layers: CALayer...) -> Bool {
    root.sublayers.map { $0.elementsEqual(layers, by: ===) } ?? layers.isEmpty
  }

  @Test func `sublayers are inserted at the requested index`() {
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(order(c, a, b))
    root.insertSublayer(c, above: a)
    #expect(order(a, c, b))
    root.insertSublayer(b, below: c)
    #expect(order(a, b, c))
    root.insertSublayer(c, at: 99)
    #expect(order(a, b, c))
    root.addSublayer(a)
    #expect(order(b, c, a))
    #expect(a.superlayer === root)
  }

  @Test func `replacing and setting sublayers removes the former ones`() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(order(c, b))
    #expect(a.superlayer == nil)
    root.sublayers = [b]
    #expect(order(b))
    #expect(c.superlayer == nil)
    b.removeFromSuperlayer()
    #expect(root.sublayers == nil)
  }

  @Test func `a layer moves from one superlayer to another`() {
    root.addSublayer(a)
    b.addSublayer(a)
    #expect(a.superlayer === b)
    #expect(root.sublayers == nil)
  }

  @Test func `sublayers that outlive their superlayer have none`() {
    weak var freed: CALayer?
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      freed = parent
    }
    #expect(freed == nil)
    #expect(child.superlayer == nil)
  }

  @Test func `a chain of a hundred thousand layers is deallocated`() {
    weak var deepest: CALayer?
    do {
      var layer = CALayer()
      deepest = layer
      for _ in 0..<100_000 {
        let above = CALayer()
        above.link(layer, at: 0)
        layer = above
      }
    }
    #expect(deepest == nil)
  }

  @Test func `a cycle in the layer tree traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is a part of cycle in its layer tree"))
  }

  @Test func `a position that is not a number traps with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().position = CGPoint(x: CGFloat.nan, y: .nan)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan nan]"))
  }

  @Test func `bounds that are not numbers trap with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CALayer().bounds = CGRect(x: .nan, y: 0, width: 10, height: 10.5)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("CALayerInvalidGeometry: CALayer bounds contains NaN: [nan 0; 10 10.5]"))
  }

  @Test func `a frame that is not a number traps`() async {
    await #expect(processExitsWith: .failure) {
      CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    }
  }
}
