// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

struct FillTests {
  private let compositor = Compositor()

  @Test func `a list without items shows the background`() {
    let frame = compositor.frame(
      of: DisplayList(),
      width: 3,
      height: 2,
      background: .pureBlue.faded(0.5)
    )
    #expect(frame.pixels == Array(repeating: 0x8000_0080, count: 6))
  }

  @Test func `edges are rounded to whole pixels`() {
    let list = DisplayList(items: [.fill(1.4, 0.5, 2, 1.4, .pureRed)])
    let frame = compositor.frame(of: list, width: 5, height: 4)
    for y in 0..<4 {
      for x in 0..<5 {
        let isInside = 1..<3 ~= x && 1..<2 ~= y
        #expect(frame[x, y] == (isInside ? 0xffff_0000 : 0xffff_ffff), "(\(x), \(y))")
      }
    }
  }

  @Test(arguments: [0.0, 0.2, 0.4, 0.6, 0.8, 1.0])
  func `a line thinner than a pixel covers one pixel at any position`(_ y: Double) {
    let list = DisplayList(items: [.fill(0, y, 4, 0.33, .black)])
    let frame = compositor.frame(of: list, width: 4, height: 3)
    #expect(frame.pixels.filter { $0 == 0xff00_0000 }.count == 4)
  }

  @Test func `an item is painted within its clip only`() {
    var item = DisplayList.Item.fill(0, 0, 4, 4, .black)
    item.clip = PixelRect(x: 1, y: 2, width: 2, height: 1)
    let frame = compositor.frame(of: DisplayList(items: [item]), width: 4, height: 4)
    #expect(frame.pixels.filter { $0 == 0xff00_0000 }.count == 2)
    #expect(frame[1, 2] == 0xff00_0000)
    #expect(frame[2, 2] == 0xff00_0000)
  }

  @Test func `rounded corners show the background`() {
    let list = DisplayList(items: [
      DisplayList.Item(.fill(CGRect(x: 2, y: 2, width: 40, height: 30), cornerRadius: 8, .black))
    ])
    let frame = compositor.frame(of: list, width: 44, height: 34)
    for (x, y) in [(2, 2), (41, 2), (2, 31), (41, 31)] { #expect(frame[x, y] == 0xffff_ffff) }
    for (x, y) in [(22, 2), (2, 16), (41, 16), (22, 31), (10, 10), (22, 16)] {
      #expect(frame[x, y] == 0xff00_0000, "(\(x), \(y))")
    }
    // The corners are each other's mirror images, and the area is that of the shape.
    var covered = 0.0
    for y in 0..<34 {
      for x in 0..<44 {
        #expect(frame[x, y] == frame[43 - x, y])
        #expect(frame[x, y] == frame[x, 33 - y])
        covered += 1 - Double(frame[x, y] & 0xff) / 255
      }
    }
    let area = 40.0 * 30 - (4 - Double.pi) * 64
    #expect(abs(covered - area) < 2)
  }

  @Test func `a stretched mask equals the shape rasterized at its size`() {
    let list = DisplayList(items: [
      DisplayList.Item(
        .fill(CGRect(x: 1, y: 1, width: 33, height: 57), cornerRadius: 5.5, .black.faded(0.7))
      )
    ])
    let frame = compositor.frame(of: list, width: 35, height: 59)
    // Turned by nothing that shows, but enough to be drawn by Cairo.
    var turned = list.items[0]
    turned.transform.b = 1e-5
    let drawn = compositor.frame(of: DisplayList(items: [turned]), width: 35, height: 59)
    #expect(compositor.counts.outlines == 1)
    for y in 0..<59 {
      for x in 0..<35 {
        let difference = Int(frame[x, y] & 0xff) - Int(drawn[x, y] & 0xff)
        #expect(abs(difference) <= 3, "(\(x), \(y))")
      }
    }
  }

  @Test func `a rotated fill covers its area`() {
    let turn = CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 4)
    let list = DisplayList(items: [
      DisplayList.Item(
        .fill(CGRect(x: -8, y: -8, width: 16, height: 16), cornerRadius: 0, .black),
        turn
      )
    ])
    let frame = compositor.frame(of: list, width: 40, height: 40)
    #expect(frame[20, 20] == 0xff00_0000)
    #expect(frame[20, 10] == 0xff00_0000)
    #expect(frame[12, 12] == 0xffff_ffff)
    let covered = frame.pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xff) / 255 }
    #expect(abs(covered - 256) < 2)
  }

  @Test func `a border is inside its rectangle`() {
    let list = DisplayList(items: [
      DisplayList.Item(
        .border(CGRect(x: 1, y: 1, width: 8, height: 6), cornerRadius: 0, width: 2, .black)
      )
    ])
    let frame = compositor.frame(of: list, width: 10, height: 8)
    for y in 0..<8 {
      for x in 0..<10 {
        let isInside = 1..<9 ~= x && 1..<7 ~= y && !(3..<7 ~= x && 3..<5 ~= y)
        #expect(frame[x, y] == (isInside ? 0xff00_0000 : 0xffff_ffff), "(\(x), \(y))")
      }
    }
  }

  @Test func `a border wider than its rectangle fills it`() {
    let list = DisplayList(items: [
      DisplayList.Item(
        .border(CGRect(x: 1, y: 1, width: 8, height: 6), cornerRadius: 0, width: 20, .black)
      )
    ])
    let frame = compositor.frame(of: list, width: 10, height: 8)
    #expect(frame.pixels.filter { $0 == 0xff00_0000 }.count == 48)
  }

  @Test func `a rounded border keeps its width around the corner`() {
    let list = DisplayList(items: [
      DisplayList.Item(
        .border(CGRect(x: 0, y: 0, width: 60, height: 50), cornerRadius: 12, width: 3, .black)
      )
    ])
    let frame = compositor.frame(of: list, width: 60, height: 50)
    #expect(frame[0, 0] == 0xffff_ffff)
    #expect(frame[30, 25] == 0xffff_ffff)
    #expect(frame[30, 2] == 0xff00_0000)
    #expect(frame[30, 3] == 0xffff_ffff)
    let covered = frame.pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xff) / 255 }
    let area = 60.0 * 50 - 54 * 44 - (4 - Double.pi) * (144 - 81)
    #expect(abs(covered - area) < 3)
  }
}
