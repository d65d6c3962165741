// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Pages that become images: a frame shows their items one by one, and the next one an image.
struct FormerFrameTests {
  private let compositor = Compositor()
  private let width = 400
  private let height = 150

  private func page(_ items: [DisplayList.Item]) -> SubList {
    SubList(
      list: DisplayList(items: items),
      width: width,
      height: height,
      scale: 1,
      keepsStore: true
    )
  }

  /// The items of a page that are seen in a frame.
  private func items(of page: SubList, x: Int = 0, y: Int = 0) -> [DisplayList.Item] {
    let bounds = PixelRect(width: page.width, height: page.height)
    let whole = Position(whole: PixelRect(width: width, height: height))
    return page.list.items.compactMap { item in
      var item = item
      item.clip = item.clip.intersection(bounds).moved(x: x, y: y)
      item.transform.tx += CGFloat(x)
      item.transform.ty += CGFloat(y)
      return Footprint(item)?.moved(to: whole) == nil ? nil : item
    }
  }

  /// A list whose images have no stores yet.
  private func anew(_ list: DisplayList) -> DisplayList {
    let items = list.items.map { item in
      guard case .sublist(let image, let opacity) = item.content else { return item }
      var item = item
      item.content = .sublist(page(image.list.items), opacity: opacity)
      return item
    }
    return DisplayList(items: items)
  }

  /// Paints a frame over another; returns the pixels that were copied, or `nil` where some differ
  /// from a frame painted from scratch.
  private func copied(from old: DisplayList, to new: DisplayList, isKnown: Bool = true) -> Int? {
    let frame = compositor.frame(of: old, width: width, height: height)
    compositor.resetCounts()
    let damage = compositor.damage(from: old, to: new, width: width, height: height)
    compositor.compose(
      new,
      into: frame.buffer,
      damage: damage,
      background: .white,
      over: isKnown ? old : nil
    )
    let copied = compositor.counts.pixelsCopied
    let expected = Compositor().frame(of: anew(new), width: width, height: height)
    if frame == expected { return copied }
    // Cairo rounds the coverage of turned shapes, and where it does depends on their distance from
    // the origin.
    let pairs = zip(frame.pixels, expected.pixels)
    return pairs.allSatisfy { $0.componentDistance(to: $1) <= 16 } ? copied : nil
  }

  private let ground = DisplayList.Item.fill(0, 0, 400, 150, .white)
  /// Colors so close that no part of them is left for later.
  private var stripes: [DisplayList.Item] {
    let colors: [DisplayList.Color] = [.pureGreen, .pureRed]
    let stripes = (0..<75).map { index -> DisplayList.Item in
      .fill(0, CGFloat(index) * 2, 400, 1, colors[index % 2])
    }
    return stripes + [.smallShadow(20, 20)]
  }
  /// A faded group and a turned one.
  private var groups: [DisplayList.Item] {
    let group = SubList(
      list: DisplayList(items: [.fill(0, 0, 50, 50, .pureRed), .fill(20, 20, 50, 50, .pureGreen)]),
      width: 70,
      height: 70,
      scale: 1,
      keepsStore: false
    )
    let turned = CGAffineTransform(rotationAngle: 0.2)
    return [
      DisplayList.Item(.sublist(group, opacity: 0.5)),
      DisplayList.Item(.sublist(group, opacity: 1), turned.translatedBy(x: 90, y: 10)),
    ]
  }
  private func image(_ page: SubList, x: CGFloat = 0) -> DisplayList.Item {
    DisplayList.Item(.sublist(page, opacity: 1), CGAffineTransform(translationX: x, y: 0))
  }

  @Test(arguments: 0..<16)
  func `a page that becomes an image has the pixels of its items`(_ seed: UInt64) {
    var lists = RandomLists(seed: seed, width: 80, height: 60, isPlain: false)
    for round in 0..<12 {
      let page = page([ground, .smallShadow(20, 20)] + lists.list().items)
      let (x, y) = (round % 5 * 3 - 6, round % 3 * 2 - 2)
      let below = [DisplayList.Item.fill(0, 0, 400, 150, .pureRed)]
      let front = round % 2 == 0 ? [] : lists.list().items
      let old = DisplayList(items: below + items(of: page, x: x, y: y) + front)
      let new = DisplayList(
        items: [image(page, x: CGFloat(x - 2)), .fill(0, 0, 400, 150, .black.faded(0.1))]
      )
      #expect(copied(from: old, to: new) != nil, "round \(round)")
    }
  }

  @Test func `all that the screen shows of a page is copied`() {
    let page = page([ground] + stripes)
    let old = DisplayList(items: items(of: page))
    #expect(copied(from: old, to: DisplayList(items: [image(page, x: -3)])) == 400 * 150)
    // It is an image now.
    #expect(copied(from: old, to: DisplayList(items: [image(page, x: -5)])) == 0)
    // Of one that leaves quickly, the part that is seen: eighths, but at least 64 pixels.
    let other = self.page([ground] + stripes)
    let leaving = DisplayList(items: [ground, image(other, x: -350)])
    #expect(copied(from: DisplayList(items: items(of: other)), to: leaving) == 80 * 150)
  }

  @Test func `what lies in front of a page, or beyond the screen, is painted`() {
    let page = page([ground] + stripes)
    let bar = DisplayList.Item.fill(0, 0, 400, 30, .pureRed)
    let badge = DisplayList.Item.fill(390, 140, 90, 90, .pureGreen)
    let old = DisplayList(items: [ground] + items(of: page, x: 40, y: 10) + [bar, badge])
    let new = DisplayList(items: [image(page), badge])
    #expect(copied(from: old, to: new) == 360 * 120 - 100)
  }

  @Test func `groups and turned images of a page that the screen shows are not painted`() {
    let page = page([ground] + stripes + groups)
    let old = DisplayList(items: items(of: page))
    #expect(copied(from: old, to: DisplayList(items: [image(page, x: -3)])) == 400 * 150)
    #expect(compositor.counts.storesFlattened == 1)
  }

  @Test func `large parts of one color are left for those who read them`() {
    let page = page([ground] + groups)
    let old = DisplayList(items: items(of: page))
    let copied = copied(from: old, to: DisplayList(items: [image(page, x: -3)]))
    #expect(copied.map { 1..<45_000 ~= $0 } == true)
    let scaled = DisplayList(items: [
      DisplayList.Item(.sublist(page, opacity: 1), CGAffineTransform(rotationAngle: 0.1))
    ])
    let frame = compositor.frame(of: scaled, width: width, height: height)
    let expected = Compositor().frame(of: anew(scaled), width: width, height: height)
    #expect(frame.difference(from: expected) == nil)
  }

  @Test func `only a page that the screen shows is copied`() {
    let shown = [ground] + stripes
    let faded = [DisplayList.Item.fill(0, 0, 400, 150, .white.faded(0.5)), .smallShadow(20, 20)]
    let other = [ground, .fill(5, 5, 9, 9, .black)] + stripes
    for (old, new) in [(faded, faded), (other, shown), (shown, other)] {
      let page = page(new)
      let below = DisplayList.Item.fill(0, 0, 400, 150, .pureRed)
      let list = DisplayList(items: [below] + items(of: self.page(old)))
      #expect(copied(from: list, to: DisplayList(items: [below, image(page, x: -3)])) == 0)
    }
    let page = page(shown)
    let list = DisplayList(items: items(of: page))
    let new = DisplayList(items: [image(page, x: -3)])
    #expect(copied(from: list, to: new, isKnown: false) == 0)
    // A small image is not worth a search.
    let small = SubList.page(.white, [], width: 80, height: 50)
    let icon = DisplayList(items: [ground] + items(of: small))
    _ = copied(from: icon, to: DisplayList(items: [ground, image(small, x: 3)]))
    #expect(small.store != nil && compositor.counts.pixelsCopied == 0)
  }
}
