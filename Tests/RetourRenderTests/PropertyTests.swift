// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

struct PropertyTests {
  private let white = DisplayList.Color.white

  @Test(arguments: 0..<8)
  func `composing equals painting item after item, pixel by pixel`(_ seed: UInt64) {
    for round in 0..<25 {
      var lists = RandomLists(
        seed: seed * 1000 + UInt64(round),
        width: 47,
        height: 39,
        isPlain: true
      )
      let list = lists.list()
      let expected = ReferencePainter.frame(of: list, width: 47, height: 39, background: white)
      let composed = Compositor().frame(of: list, width: 47, height: 39)
      let difference = composed.difference(from: expected)
      #expect(difference == nil, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: 0..<16)
  func `composing the damage over the old frame gives the bytes of the whole frame`(
    _ seed: UInt64
  ) {
    expectWholeFrames(seed, rounds: 25) { $0 }
  }

  @Test(arguments: 0..<16)
  func `composing the damage of fills in the colors below them gives the whole frame`(
    _ seed: UInt64
  ) {
    expectWholeFrames(seed, rounds: 60, onGround)
  }

  /// Composes the damage of variations of a list over one another, and compares whole frames.
  private func expectWholeFrames(
    _ seed: UInt64,
    rounds: Int,
    _ shown: (DisplayList) -> DisplayList
  ) {
    let compositor = Compositor()
    var lists = RandomLists(seed: seed, width: 61, height: 53, isPlain: false)
    var source = lists.list()
    var old = shown(source)
    let frame = compositor.frame(of: old, width: 61, height: 53)
    for round in 0..<rounds {
      source = lists.variation(of: source)
      let new = shown(source)
      let damage = compositor.damage(from: old, to: new, width: 61, height: 53)
      compositor.compose(new, into: frame.buffer, damage: damage, background: white)
      let whole = Compositor().frame(of: new, width: 61, height: 53)
      let difference = frame.difference(from: whole)
      #expect(difference == nil, "seed \(seed), round \(round)")
      old = new
    }
  }

  /// Returns a list with a blue ground, on which shapes are blue or red rectangles.
  private func onGround(_ list: DisplayList) -> DisplayList {
    let items = list.items.map { item in
      switch item.content {
      case .fill(let rect, _, _), .border(let rect, _, _, _), .shadow(let rect, _, _, _, _):
        let color = Int(rect.width).isMultiple(of: 3) ? DisplayList.Color.pureRed : .pureBlue
        let corner = Int(rect.height).isMultiple(of: 5) ? 3.0 : 0
        var fill = item
        fill.content = .fill(rect, cornerRadius: corner, color)
        if !Int(rect.width).isMultiple(of: 4) {
          fill.transform = CGAffineTransform(translationX: item.transform.tx, y: item.transform.ty)
        }
        return fill
      default: return item
      }
    }
    return DisplayList(items: [.fill(0, 0, 61, 50, .pureBlue)] + items)
  }

  @Test(arguments: 0..<8)
  func `no pixel outside the damage is written`(_ seed: UInt64) {
    for round in 0..<20 {
      var lists = RandomLists(
        seed: seed * 77 + UInt64(round),
        width: 61,
        height: 53,
        isPlain: false
      )
      let list = lists.list()
      let frame = FrameImage(width: 61, height: 53, filledWith: 0x1234_5678)
      let damage = Region([
        PixelRect(x: 10, y: 3, width: 20, height: 9), PixelRect(x: 25, y: 8, width: 30, height: 40),
      ])
      Compositor().compose(list, into: frame.buffer, damage: damage, background: white)
      let whole = Compositor().frame(of: list, width: 61, height: 53)
      for y in 0..<53 {
        for x in 0..<61 {
          let expected = damage.contains(x: x, y: y) ? whole[x, y] : 0x1234_5678
          guard frame[x, y] != expected else { continue }
          Issue.record("seed \(seed), round \(round), (\(x), \(y))")
          return
        }
      }
    }
  }
}
