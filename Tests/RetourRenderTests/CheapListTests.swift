// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourRender
import Testing

struct CheapListTests {
  private static let white = DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 1)
  private static let ink = DisplayList.Color(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.7)

  private func fill(_ rect: CGRect, _ color: DisplayList.Color) -> DisplayList.Item {
    DisplayList.Item(
      transform: .identity,
      clip: PixelRect(x: 0, y: 0, width: 64, height: 48),
      content: .fill(rect, cornerRadius: 0, color)
    )
  }

  /// A page of some rows, and as many items again that lie under its color as asked for.
  private func page(hidden: Int) -> SubList {
    let whole = fill(CGRect(x: 0, y: 0, width: 64, height: 48), Self.white)
    var items = [whole] + (0..<hidden).map { _ in whole }
    for row in 0..<4 {
      items.append(fill(CGRect(x: 5, y: 3 + row * 11, width: 20, height: 5), Self.ink))
    }
    return SubList(
      list: DisplayList(items: items),
      width: 64,
      height: 48,
      scale: 1,
      keepsStore: true
    )
  }

  private func slide(_ lower: SubList, _ upper: SubList) -> (pixels: [UInt32], counts: Counts) {
    let clip = PixelRect(x: 0, y: 0, width: 64, height: 48)
    let dim = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0.06)
    let list = DisplayList(items: [
      DisplayList.Item(
        transform: CGAffineTransform(translationX: -7.6, y: 0),
        clip: clip,
        content: .sublist(lower, opacity: 1)
      ),
      fill(CGRect(x: 0, y: 0, width: 64, height: 48), dim),
      DisplayList.Item(
        transform: CGAffineTransform(translationX: 30, y: 0),
        clip: clip,
        content: .sublist(upper, opacity: 1)
      ),
    ])
    var pixels = [UInt32](repeating: 0, count: 64 * 48)
    let compositor = Compositor()
    pixels.withUnsafeMutableBytes { memory in
      guard let base = memory.baseAddress else { return }
      compositor.compose(
        list,
        into: PixelBuffer(base: base, width: 64, height: 48, bytesPerRow: 256),
        damage: Region(clip),
        background: Self.white
      )
    }
    return (pixels, compositor.counts)
  }

  @Test func `a page painted in place has the pixels of a flattened one`() {
    let inPlace = slide(page(hidden: 0), page(hidden: 0))
    let flattened = slide(page(hidden: 200), page(hidden: 200))
    #expect(inPlace.counts.storesFlattened == 0)
    #expect(flattened.counts.storesFlattened == 2)
    #expect(inPlace.pixels == flattened.pixels)
  }

  @Test func `a page without an opaque background is flattened`() {
    let clear = SubList(
      list: DisplayList(items: [fill(CGRect(x: 0, y: 0, width: 64, height: 48), Self.ink)]),
      width: 64,
      height: 48,
      scale: 1,
      keepsStore: true
    )
    #expect(slide(page(hidden: 0), clear).counts.storesFlattened == 1)
  }

  @Test func `a page that blends most of its pixels is flattened`() {
    var items = [fill(CGRect(x: 0, y: 0, width: 64, height: 48), Self.white)]
    items.append(fill(CGRect(x: 0, y: 0, width: 64, height: 20), Self.ink))
    let rich = SubList(
      list: DisplayList(items: items),
      width: 64,
      height: 48,
      scale: 1,
      keepsStore: true
    )
    #expect(slide(page(hidden: 0), rich).counts.storesFlattened == 1)
  }

  @Test(arguments: [(32.0, 0), (33, 1)])
  func `pixels count, not points, towards what a page may blend`(width: Double, stores: Int) {
    let clip = PixelRect(x: 0, y: 0, width: 192, height: 144)
    let triple = CGAffineTransform(scaleX: 3, y: 3)
    func item(_ content: DisplayList.Content) -> DisplayList.Item {
      DisplayList.Item(transform: triple, clip: clip, content: content)
    }
    // A quarter of the page is 96 x 72 pixels.
    let page = SubList(
      list: DisplayList(items: [
        item(.fill(CGRect(x: 0, y: 0, width: 64, height: 48), cornerRadius: 0, Self.white)),
        item(.fill(CGRect(x: 0, y: 0, width: width, height: 24), cornerRadius: 0, Self.ink)),
      ]),
      width: 192,
      height: 144,
      scale: 3,
      keepsStore: true
    )
    let compositor = Compositor()
    _ = compositor.frame(
      of: DisplayList(items: [item(.sublist(page, opacity: 1))]),
      width: 192,
      height: 144
    )
    #expect(compositor.counts.storesFlattened == stores)
  }
}
