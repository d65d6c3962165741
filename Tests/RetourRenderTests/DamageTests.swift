// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

struct DamageTests {
  private let compositor = Compositor()

  private func damage(_ old: DisplayList?, _ new: DisplayList) -> [PixelRect] {
    compositor.damage(from: old, to: new, width: 1000, height: 1000).rects
  }

  @Test func `the first frame is damaged everywhere`() {
    #expect(damage(nil, DisplayList()) == [PixelRect(x: 0, y: 0, width: 1000, height: 1000)])
  }

  @Test func `equal lists have no damage`() {
    let list = DisplayList(items: [.fill(0, 0, 9, 9, .white), .fill(3, 3, 9, 9, .black)])
    #expect(damage(list, list).isEmpty)
  }

  @Test func `a moved item damages its old and new bounds`() {
    let old = DisplayList(items: [.fill(0, 0, 90, 90, .white), .fill(3, 3, 5, 5, .black)])
    let new = DisplayList(items: [.fill(0, 0, 90, 90, .white), .fill(40, 50, 5, 5, .black)])
    #expect(
      damage(old, new) == [
        PixelRect(x: 3, y: 3, width: 5, height: 5), PixelRect(x: 40, y: 50, width: 5, height: 5),
      ]
    )
  }

  @Test func `an item inserted between others damages its bounds only`() {
    let old = DisplayList(items: [.fill(0, 0, 90, 90, .white), .fill(3, 3, 5, 5, .black)])
    let new = old.inserting(.fill(20, 20, 5, 5, .pureRed), at: 1)
    let expected = [PixelRect(x: 20, y: 20, width: 5, height: 5)]
    #expect(damage(old, new) == expected)
    #expect(damage(new, old) == expected)
  }

  @Test func `a clip limits the damage`() {
    var item = DisplayList.Item.fill(0, 0, 90, 90, .white)
    item.clip = PixelRect(x: 7, y: 8, width: 9, height: 10)
    #expect(damage(DisplayList(), DisplayList(items: [item])) == [item.clip])
  }

  @Test func `a shadow damages the extent of its blur`() {
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

  @Test func `a recreated sub-list damages the items that differ`() {
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

  @Test func `composing without damage writes no pixels`() {
    let frame = FrameImage(width: 9, height: 9)
    let list = DisplayList(items: [.fill(0, 0, 9, 9, .white)])
    compositor.compose(list, into: frame.buffer, damage: Region(), background: .black)
    #expect(frame.pixels.allSatisfy { $0 == 0xffff_00ff })
    #expect(compositor.counts == Counts())
  }

  @Test func `damage beyond the buffer is ignored`() {
    let frame = FrameImage(width: 9, height: 9)
    let damage = Region(PixelRect(x: -50, y: 5, width: .max, height: .max))
    compositor.compose(DisplayList(), into: frame.buffer, damage: damage, background: .white)
    #expect(frame[8, 8] == 0xffff_ffff)
    #expect(frame[8, 4] == 0xffff_00ff)
  }

  /// A page of 600 x 600 with a mark of 50 x 50, over a dark frame that a second color dims.
  private func slide(_ x: CGFloat, dim: Float, page side: Int = 600) -> DisplayList {
    let page = SubList(
      list: DisplayList(items: [
        .fill(0, 0, CGFloat(side), CGFloat(side), .white), .fill(100, 200, 50, 50, .pureRed),
      ]),
      width: side,
      height: side,
      scale: 1,
      keepsStore: true
    )
    let place = CGAffineTransform(translationX: x, y: 0)
    let color = DisplayList.Color(red: 0, green: 0, blue: 0, alpha: dim)
    return DisplayList(items: [
      .fill(0, 0, 1000, 600, .black), .fill(0, 0, 1000, 600, color),
      DisplayList.Item(.sublist(page, opacity: 1), place),
    ])
  }

  @Test func `a page that moves damages its edges and its content`() {
    #expect(
      damage(slide(300, dim: 0.5), slide(220, dim: 0.5)) == [
        PixelRect(x: 220, y: 0, width: 80, height: 200),
        PixelRect(x: 820, y: 0, width: 80, height: 200),
        PixelRect(x: 220, y: 200, width: 80, height: 50),
        PixelRect(x: 320, y: 200, width: 50, height: 50),
        PixelRect(x: 400, y: 200, width: 50, height: 50),
        PixelRect(x: 820, y: 200, width: 80, height: 50),
        PixelRect(x: 220, y: 250, width: 80, height: 350),
        PixelRect(x: 820, y: 250, width: 80, height: 350),
      ]
    )
  }

  @Test func `a small page that moves damages all it covers`() {
    #expect(
      damage(slide(300, dim: 0.5, page: 180), slide(220, dim: 0.5, page: 180)) == [
        PixelRect(x: 220, y: 0, width: 260, height: 180)
      ]
    )
  }

  @Test func `a change behind an opaque page damages nothing that the page covered and covers`() {
    let rects = damage(slide(300, dim: 0.5), slide(300, dim: 0.4))
    #expect(
      rects == [
        PixelRect(x: 0, y: 0, width: 300, height: 600),
        PixelRect(x: 900, y: 0, width: 100, height: 600),
      ]
    )
  }

  @Test func `a dimming fill that changes by less than one level damages nothing`() {
    #expect(damage(slide(300, dim: 0.5), slide(300, dim: 0.501)).isEmpty)
  }

  @Test func `a fill that grows damages the added area`() {
    let old = DisplayList(items: [.fill(10, 10, 50, 50, .white)])
    let new = DisplayList(items: [.fill(10, 10, 60, 50, .white)])
    #expect(damage(old, new) == [PixelRect(x: 60, y: 10, width: 10, height: 50)])
    #expect(damage(new, old) == [PixelRect(x: 60, y: 10, width: 10, height: 50)])
  }

  @Test func `items around an inserted one are still compared with the previous frame`() {
    let new = slide(220, dim: 0.5).inserting(.fill(0, 900, 50, 50, .white), at: 2)
    let rects = damage(slide(300, dim: 0.5), new)
    #expect(rects.contains(PixelRect(x: 0, y: 900, width: 50, height: 50)))
    let area = rects.map { $0.width * $0.height }.reduce(0, +)
    #expect(area == 103_500, "two stripes of 80 x 600, the mark at two places, and the item")
  }

  /// Rows of a table on a white ground, each with a mark, every third one with two.
  private func rows(_ range: Range<Int>, at y: CGFloat) -> DisplayList {
    let rows = range.flatMap { row -> [DisplayList.Item] in
      let top = CGFloat(row) * 40 - y
      let marks = row.isMultiple(of: 3) ? [10, 22] : [10] as [CGFloat]
      return [.fill(0, top, 600, 40, .white)]
        + marks.map { .fill(20, top + $0, 8, 8, .black) }
    }
    return DisplayList(items: [.fill(0, 0, 600, 700, .white)] + rows)
  }

  @Test(arguments: [0..<15, 1..<15, 0..<14, 1..<16])
  func `rows that scroll over a ground of their color damage their content only`(
    _ range: Range<Int>
  ) {
    let rects = damage(rows(0..<15, at: 0), rows(range, at: 16))
    #expect(rects.allSatisfy { $0.left >= 20 && $0.right <= 28 }, "\(rects)")
    let area = rects.reduce(0) { $0 + $1.area }
    #expect(area <= 40 * 64 && area >= 28 * 64)
  }

  @Test func `a fill that leaves another color or another item damages what it uncovers`() {
    func list(_ y: CGFloat, _ below: DisplayList.Item) -> DisplayList {
      DisplayList(items: [.fill(0, 0, 90, 90, .white), below, .fill(0, y, 40, 40, .white)])
    }
    let red = DisplayList.Item.fill(10, 10, 5, 5, .pureRed)
    #expect(damage(list(0, red), list(50, red)) == [PixelRect(x: 10, y: 10, width: 5, height: 5)])
    let faded = DisplayList.Item.fill(10, 10, 5, 5, .white.faded(0.5))
    #expect(!damage(list(0, faded), list(50, faded)).isEmpty)
    let round = DisplayList.Item(
      .fill(CGRect(x: 10, y: 10, width: 9, height: 9), cornerRadius: 3, .white)
    )
    #expect(damage(list(0, round), list(50, round)).count == 1)
    let beyond = [DisplayList.Item.fill(0, 0, 90, 20, .white), .fill(0, 5, 40, 40, .white)]
    let moved = [beyond[0], .fill(0, 9, 40, 40, .white)]
    let area = damage(DisplayList(items: beyond), DisplayList(items: moved))
    #expect(area == [PixelRect(x: 0, y: 45, width: 40, height: 4)], "where no ground is")
  }

  @Test func `thousands of moved fills look at the items below a few of them only`() {
    func time(_ count: Int) -> Duration {
      let lists = [0, 9].map { x in
        DisplayList(items: (0..<count).map { .fill(x, CGFloat($0) / 4, 2, 1, .black) })
      }
      let times = (0..<5).map { _ in
        ContinuousClock().measure { _ = damage(lists[0], lists[1]) }
      }
      return times.min() ?? .zero
    }
    // Four times as many take 16 times as long where each looks at all others.
    let (few, many) = (time(1000), time(4000))
    #expect(many < few * 8, "\(many), \(few)")
  }

  @Test func `many small damaged rectangles are merged into tiles`() {
    let dots: (CGFloat) -> DisplayList = { y in
      DisplayList(items: (0..<300).map { .fill(CGFloat($0) * 5, y, 2, 2, .black) })
    }
    // A row of 5,000 pixels has 40 tiles of 128.
    let rects = compositor.damage(from: dots(70), to: dots(75), width: 5000, height: 300).rects
    #expect(rects == [PixelRect(x: 0, y: 0, width: 1536, height: 128)])
  }

  @Test func `tiles contain every damaged pixel`() {
    let whole = PixelRect(width: 4096, height: 70)
    let edge = PixelRect(left: 4095, top: 9, right: 4096, bottom: 10)
    #expect(
      DamageTiles(touchedBy: [edge], in: whole).boxes
        == [PixelRect(left: 4032, top: 0, right: 4096, bottom: 64)]
    )
    let all = DamageTiles(touchedBy: [whole], in: whole).boxes.map { $0.width * $0.height }
    #expect(all == [4096 * 64, 4096 * 6])
  }

  @Test func `a tile is marked by one line of pixels at each of its sides`() {
    let whole = PixelRect(width: 4096, height: 4096)
    func tiles(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> [PixelRect] {
      let box = PixelRect(left: left, top: top, right: right, bottom: bottom)
      return DamageTiles(touchedBy: [box], in: whole).boxes
    }
    func tile(_ column: Int, _ row: Int, wide: Int = 1) -> PixelRect {
      PixelRect(x: column * 64, y: row * 64, width: wide * 64, height: 64)
    }
    #expect(tiles(64, 64, 128, 128) == [tile(1, 1)])
    #expect(tiles(64, 64, 128, 129) == [tile(1, 1), tile(1, 2)])
    #expect(tiles(64, 63, 128, 128) == [tile(1, 0), tile(1, 1)])
    #expect(tiles(64, 64, 129, 128) == [tile(1, 1, wide: 2)])
    #expect(tiles(63, 64, 128, 128) == [tile(0, 1, wide: 2)])
    #expect(tiles(64, 64, 64, 128) == [], "an empty box")
  }

  @Test func `more than 512 boxes that end one line into a tile damage that line`() {
    // Boxes of a list of 300 rows; each is 2 high, the last one ends one line into a tile.
    func rows(_ x: CGFloat) -> DisplayList {
      DisplayList(items: (0..<300).map { .fill(x, CGFloat($0) * 3 + 62, 2, 2, .black) })
    }
    let region = compositor.damage(from: rows(0), to: rows(127), width: 512, height: 1000)
    #expect(Set(region.rects.map(\.x)) == [0])
    #expect(region.rects.map(\.width).allSatisfy { $0 == 192 }, "the tiles of x 0 and x 128")
    // The last box ends at 62 + 299 * 3 + 2 = 961: its last line is in the next row of tiles.
    #expect(region.rects.map(\.bottom).max() == 1000)
    #expect(region.rects.map(\.y).min() == 0)
  }

  @Test func `the presented region may be coarser than the painted one`() {
    let dots = Region((0..<10).map { PixelRect(x: $0 * 5, y: 3, width: 1, height: 1) })
    #expect(dots.rects(atMost: 10, width: 100, height: 100).count == 10)
    #expect(
      dots.rects(atMost: 9, width: 100, height: 100) == [
        PixelRect(x: 0, y: 0, width: 64, height: 64)
      ]
    )
  }
}
