// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Pages that come to rest: an image in one list, and its items one by one in the next.
struct RestTests {
  private let compositor = Compositor()
  private let width = 900
  private let height = 600

  /// Items behind and in front of a page.
  private func list(
    _ page: [DisplayList.Item],
    behind: [DisplayList.Item] = [],
    bar: DisplayList.Color = .pureGreen
  ) -> DisplayList {
    DisplayList(items: behind + page + [.fill(0, 0, 900, 50, bar)])
  }

  private func items(
    of page: SubList,
    at transform: CGAffineTransform = .identity
  )
    -> [DisplayList.Item]
  {
    page.list.items.map { item in
      var item = item
      item.transform = item.transform.concatenating(transform)
      return item
    }
  }

  /// Items behind a page that moves.
  private func behind() -> [DisplayList.Item] {
    let other = SubList.page(
      .pureRed,
      [PixelRect(x: 300, y: 90, width: 40, height: 40)],
      width: width,
      height: height
    )
    return [
      DisplayList.Item(.sublist(other, opacity: 1), CGAffineTransform(translationX: -200, y: 0)),
      .fill(0, 0, 900, 600, .black.faded(0.1)),
    ]
  }

  private func damage(from old: DisplayList, to new: DisplayList) -> Region {
    compositor.damage(
      from: old,
      to: new.reusingImages(of: old, width: width, height: height),
      width: width,
      height: height
    )
  }

  @Test(arguments: [0, 1.7, -3, 40] as [CGFloat], 0..<6)
  func `a page that comes to rest shows its items`(_ x: CGFloat, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let places = PixelRect.places(0...6, width: width, height: height, using: &random)
    let page = SubList.page(.white, places, width: width, height: height)
    let image = DisplayList.Item(
      .sublist(page, opacity: 1),
      CGAffineTransform(translationX: x, y: 0)
    )
    let old = list([image], behind: behind())
    let frame = compositor.frame(of: old, width: width, height: height)
    let new = list(items(of: page), bar: .pureRed)
    let shown = new.reusingImages(of: old, width: width, height: height)
    #expect(shown.items.count == 2)
    let damage = damage(from: old, to: new)
    compositor.compose(shown, into: frame.buffer, damage: damage, background: .white)
    let expected = Compositor().frame(of: new, width: width, height: height)
    #expect(frame.difference(from: expected) == nil)
    // The pictures, the stripe that nothing covered, and the bar.
    #expect(damage.area < 200_000)
    if x == 0 { #expect(damage.rects == [PixelRect(width: 900, height: 50)]) }
    // The next frame starts from the items.
    #expect(compositor.damage(from: new, to: new, width: width, height: height).isEmpty)
  }

  @Test func `a page that is larger than the frame is opaque where it is seen`() {
    let overhang = DisplayList.Item.fill(-30, 100, 1000, 60, .pureGreen)
    let ground = DisplayList.Item.fill(0, 0, 900, 600, .white)
    let shadow = DisplayList.Item.smallShadow(20, 300)
    let inside = [ground, overhang, shadow].map { item in
      var item = item
      item.transform.tx += 30
      return item
    }
    let page = SubList(
      list: DisplayList(items: inside),
      width: 1000,
      height: 600,
      scale: 1,
      origin: CGPoint(x: -30, y: 0),
      keepsStore: true
    )
    let image = DisplayList.Item(
      .sublist(page, opacity: 1),
      CGAffineTransform(translationX: 3, y: 0)
    )
    let old = list([image], behind: behind())
    let frame = compositor.frame(of: old, width: width, height: height)
    #expect(page.store?.opaquePart == PixelRect(x: 30, y: 0, width: 900, height: 600))
    let new = list([ground, overhang, shadow])
    let shown = new.reusingImages(of: old, width: width, height: height)
    #expect(shown.items.count == 2)
    let damage = damage(from: old, to: new)
    compositor.compose(shown, into: frame.buffer, damage: damage, background: .white)
    #expect(damage.area < 100_000)
    let expected = Compositor().frame(of: new, width: width, height: height)
    #expect(frame.difference(from: expected) == nil)
  }

  @Test func `a page hides what is behind its opaque part only`() {
    let page = SubList(
      list: DisplayList(items: [
        .fill(100, 0, 800, 600, .white),
        .smallShadow(120, 300),
      ]),
      width: width,
      height: height,
      scale: 1,
      keepsStore: true
    )
    let image = DisplayList.Item(.sublist(page, opacity: 1))
    let old = list([image], behind: [.fill(0, 0, 900, 600, .pureGreen)])
    let new = list([image], behind: [.fill(0, 0, 900, 600, .pureRed)])
    let frame = compositor.frame(of: old, width: width, height: height)
    let damage = damage(from: old, to: new)
    #expect(damage.rects == [PixelRect(x: 0, y: 50, width: 100, height: 550)])
    compositor.compose(new, into: frame.buffer, damage: damage, background: .white)
    let expected = Compositor().frame(of: new, width: width, height: height)
    #expect(frame.difference(from: expected) == nil)
  }

  @Test func `what does not look like the page is painted item by item`() {
    let page = SubList.page(
      .white,
      [PixelRect(x: 300, y: 300, width: 90, height: 40)],
      width: width,
      height: height
    )
    let image = DisplayList.Item(.sublist(page, opacity: 1))
    let old = list([image], behind: behind())
    _ = compositor.frame(of: old, width: width, height: height)
    var other = items(of: page)
    other[2].transform.tx += 1
    let fewer = Array(items(of: page).dropLast())
    let stretched = items(of: page, at: CGAffineTransform(scaleX: 1.01, y: 1))
    var recolored = items(of: page)
    recolored[1].content = .fill(
      CGRect(x: 20, y: 20, width: 30, height: 8),
      cornerRadius: 0,
      .black
    )
    var repainted = items(of: page)
    if case .image(_, let rect, _, _) = repainted[2].content {
      let picture = CGImage.made(90, 40, isOpaque: false) { _, _ in 0x4020_1000 }
      repainted[2].content = .image(picture, rect, opacity: 1, tint: nil)
    }
    for items in [other, fewer, stretched, recolored, repainted] {
      let new = list(items)
      #expect(new.reusingImages(of: old, width: width, height: height) == new)
    }
    // One that shines through, and one that is still an image.
    for item in [DisplayList.Item(.sublist(page, opacity: 0.9)), image] {
      let new = list(item == image ? [image] : items(of: page))
      #expect(new.reusingImages(of: list([item]), width: width, height: height) == new)
    }
  }

  @Test(arguments: [0, 1e-9, 1e-3] as [CGFloat])
  func `a rotated item looks the same but for rounding`(_ turned: CGFloat) {
    func items(_ angle: CGFloat) -> [DisplayList.Item] {
      let transform = CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: 300.5, y: 300.5))
      return [
        .fill(0, 0, 900, 600, .white),
        DisplayList.Item(
          .fill(CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 0, .black),
          transform
        ),
      ]
    }
    let page = SubList(
      list: DisplayList(items: items(0.2)),
      width: width,
      height: height,
      scale: 1,
      keepsStore: true
    )
    let old = list([DisplayList.Item(.sublist(page, opacity: 1))])
    _ = compositor.frame(of: old, width: width, height: height)
    let new = list(items(0.2 + turned))
    #expect(new.places[1] == page.list.places[1])
    let shown = new.reusingImages(of: old, width: width, height: height)
    #expect((shown == new) == (turned > 1e-6))
  }

  @Test func `what is added in front of equal items damages its own pixels`() {
    let cards = (0..<6).map { DisplayList.Item.fill(0, CGFloat($0) * 100, 900, 90, .white) }
    let old = DisplayList(items: [.fill(0, 0, 900, 600, .pureRed)] + cards)
    let new = DisplayList(items: old.items + [.fill(10, 510, 20, 20, .black)])
    let damage = compositor.damage(from: old, to: new, width: width, height: height)
    #expect(damage.rects == [PixelRect(x: 10, y: 510, width: 20, height: 20)])
  }
}
