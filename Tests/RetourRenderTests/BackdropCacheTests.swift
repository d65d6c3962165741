// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

/// Which blurred images are kept, and which of them go first.
struct BackdropCacheTests {
  private let effect = Backdrop(
    blur: 6,
    saturation: 1.6,
    tint: DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 0.4)
  )

  private func glass(_ x: CGFloat, _ y: CGFloat) -> DisplayList.Item {
    let rect = CGRect(x: x, y: y, width: 30, height: 30)
    return DisplayList.Item(.backdrop(rect, cornerRadius: 0, effect, mask: nil, opacity: 1))
  }

  @Test func `effects that stay are not blurred again beside as many that move`() {
    let compositor = Compositor()
    let stripes = (0..<40).map { DisplayList.Item.fill(CGFloat($0 * 20), 0, 10, 300, .black) }
    let still = (0..<8).map { glass(CGFloat($0 * 90), 20) }
    for step in 0..<20 {
      let moving = (0..<8).map { glass(CGFloat($0 * 90 + step), 200) }
      let items = [.fill(0, 0, 800, 300, .white)] + stripes + still + moving
      _ = compositor.frame(of: DisplayList(items: items), width: 800, height: 300)
      #expect(compositor.counts.backdropsMade == (step == 0 ? 16 : 8), "step \(step)")
      compositor.resetCounts()
    }
  }

  /// Keeps images of a size in pixels, one in each frame, and returns which are still there.
  private func kept(of count: Int, perFrame: Int = 1, width: Int, height: Int) -> [Int] {
    let cache = BackdropCache()
    let whole = PixelRect(width: 999, height: 99)
    let images = (0..<count).compactMap { index -> BackdropImage? in
      let list = DisplayList(items: [glass(CGFloat(index), 0)])
      return list.places[0].map {
        BackdropImage(effect, 0, of: list, at: $0, in: whole, over: 0)
      }
    }
    for (index, image) in images.enumerated() {
      if index % perFrame == 0 { cache.beginFrame() }
      guard let memory = BackingStore.makeMemory(width: width, height: height) else { continue }
      let store = BackingStore(memory, opaquePart: PixelRect(width: 0, height: 0))
      cache.keep(store, of: image)
    }
    return images.indices.filter { cache.store(of: images[$0]) != nil }
  }

  @Test func `small images of a screen and of a page that moves over it are kept`() {
    #expect(kept(of: 300, width: 9, height: 9) == Array(44..<300))
  }

  @Test func `of large ones, those of two frames are kept`() {
    // 486,400 bytes each: two megabytes are four.
    #expect(kept(of: 12, width: 600, height: 200) == Array(8..<12))
    #expect(kept(of: 12, perFrame: 4, width: 600, height: 200) == Array(4..<12))
    // 121,600 bytes each: two megabytes are seventeen.
    #expect(kept(of: 40, width: 300, height: 100) == Array(23..<40))
  }

  @Test func `an image that is used stays before those that are not`() throws {
    let compositor = Compositor()
    let page = DisplayList.Item.fill(0, 0, 400, 900, .white)
    let still = [page, .fill(0, 0, 10, 900, .black), glass(0, 20)]
    for step in 0..<80 {
      let other = glass(CGFloat(step % 40) / 2, 300 + CGFloat(step) * 7)
      _ = compositor.frame(of: DisplayList(items: still + [other]), width: 400, height: 900)
      if step == 0 { compositor.resetCounts() }
    }
    #expect(compositor.counts.backdropsMade == 79)
  }

  /// The items of a page as large as 2.1 million bytes, with effects over all of it of these blurs.
  private func page(blurs: [CGFloat]) -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: 900, height: 600)
    let effects = blurs.map { blur in
      let backdrop = Backdrop(blur: blur, saturation: 1, tint: effect.tint)
      let content = DisplayList.Content.backdrop(
        rect,
        cornerRadius: 0,
        backdrop,
        mask: nil,
        opacity: 0.5
      )
      return DisplayList.Item(content)
    }
    return DisplayList(
      items: [.fill(0, 0, 900, 600, .white), .fill(9, 9, 9, 9, .black)] + effects
    )
  }

  @Test func `a blur that grows leaves no images behind`() {
    let compositor = Compositor()
    for blur in [0.5, 0.6, 0.7, 0.8, 0.5] {
      _ = compositor.frame(of: page(blurs: [blur]), width: 900, height: 600)
    }
    #expect(compositor.counts.backdropsMade == 5)
  }

  @Test func `a large image that is used in each frame stays`() {
    let compositor = Compositor()
    for blur in [0.5, 0.6, 0.7, 0.8, 0.9] {
      _ = compositor.frame(of: page(blurs: [1, blur]), width: 900, height: 600)
    }
    #expect(compositor.counts.backdropsMade == 6)
    for _ in 0..<4 {
      _ = compositor.frame(of: page(blurs: [1]), width: 900, height: 600)
    }
    #expect(compositor.counts.backdropsMade == 6)
  }
}
