// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

@Suite struct DamageTests {
  private let compositor = Compositor()

  private func damage(_ old: DisplayList?, _ new: DisplayList) -> [PixelRect] {
    compositor.damage(from: old, to: new, width: 100, height: 100).rects
  }

  @Test func `the first frame is damaged everywhere`() {
    #expect(damage(nil, DisplayList()) == [PixelRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func `equal lists have no damage`() {
    let list = DisplayList(items: [.fill(0, 0, 9, 9, .white), .fill(3, 3, 9, 9, .black)])
    #expect(damage(list, list).isEmpty)
  }

  @Test func `a moved item damages where it was and where it is`() {
    let old = DisplayList(items: [.fill(0, 0, 90, 90, .white), .fill(3, 3, 5, 5, .black)])
    let new = DisplayList(items: [.fill(0, 0, 90, 90, .white), .fill(40, 50, 5, 5, .black)])
    #expect(
      damage(old, new) == [
        PixelRect(x: 3, y: 3, width: 5, height: 5), PixelRect(x: 40, y: 50, width: 5, height: 5),
      ]
    )
  }

  @Test func `an item put between others damages itself only`() {
    let old = DisplayList(items: [.fill(0, 0, 90, 90, .white), .fill(3, 3, 5, 5, .black)])
    var new = old
    new.items.insert(.fill(20, 20, 5, 5, .pureRed), at: 1)
    let expected = [PixelRect(x: 20, y: 20, width: 5, height: 5)]
    #expect(damage(old, new) == expected)
    #expect(damage(new, old) == expected)
  }

  @Test func `a clip limits the damage`() {
    var item = DisplayList.Item.fill(0, 0, 90, 90, .white)
    item.clip = PixelRect(x: 7, y: 8, width: 9, height: 10)
    #expect(damage(DisplayList(), DisplayList(items: [item])) == [item.clip])
  }

  @Test func `a shadow damages as far as it blurs`() {
    let shadow = DisplayList.Item(
      .shadow(
        CGRect(x: 40, y: 40, width: 20, height: 20),
        cornerRadius: 0,
        offset: CGSize(width: 0, height: 5),
        blur: 3,
        .black
      )
    )
    let reach = Shadow.spread(ofBlur: 3)
    #expect(
      damage(DisplayList(), DisplayList(items: [shadow])) == [
        PixelRect(x: 40 - reach, y: 45 - reach, width: 20 + 2 * reach, height: 20 + 2 * reach)
      ]
    )
  }

  @Test func `a sub-list made anew damages what differs inside`() {
    func list(_ x: CGFloat) -> DisplayList {
      let inner = SubList(
        list: DisplayList(items: [.fill(0, 0, 50, 50, .white), .fill(x, 4, 3, 3, .black)]),
        width: 50,
        height: 50,
        scale: 1,
        keepsStore: false
      )
      let moved = CGAffineTransform(translationX: 10, y: 20)
      return DisplayList(items: [DisplayList.Item(.sublist(inner, opacity: 0.5), moved)])
    }
    #expect(damage(list(5), list(5)).isEmpty)
    #expect(damage(list(5), list(8)) == [PixelRect(x: 15, y: 24, width: 6, height: 3)])
  }

  @Test func `damage of very many pieces becomes one`() {
    let old = DisplayList(
      items: (0..<2000).map { .fill(CGFloat($0 % 50) * 2, CGFloat($0 / 50) * 2, 1, 1, .black) }
    )
    let new = DisplayList(
      items: (0..<2000).map { .fill(CGFloat($0 % 50) * 2, CGFloat($0 / 50) * 2, 1, 1, .pureRed) }
    )
    #expect(damage(old, new) == [PixelRect(x: 0, y: 0, width: 99, height: 79)])
  }

  @Test func `composing without damage touches nothing`() {
    let picture = Picture(width: 9, height: 9)
    let list = DisplayList(items: [.fill(0, 0, 9, 9, .white)])
    compositor.compose(list, into: picture.buffer, damage: Region(), background: .black)
    #expect(picture.pixels.allSatisfy { $0 == 0xffff_00ff })
    #expect(compositor.counts == Counts())
  }

  @Test func `damage beyond the buffer is ignored`() {
    let picture = Picture(width: 9, height: 9)
    let damage = Region(PixelRect(x: -50, y: 5, width: .max, height: .max))
    compositor.compose(DisplayList(), into: picture.buffer, damage: damage, background: .white)
    #expect(picture[8, 8] == 0xffff_ffff)
    #expect(picture[8, 4] == 0xffff_00ff)
  }
}
