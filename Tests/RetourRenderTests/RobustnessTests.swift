// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

/// Values that no caller should pass, and some do.
struct RobustnessTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -1, 1e9, -1e9, 1e18, 0.5,
  ]

  private let compositor = Compositor()
  private let image = CGImage.made(3, 3, isOpaque: true) { _, _ in 0xff00_ff00 }

  private func contents(_ rect: CGRect, _ length: CGFloat) -> [DisplayList.Content] {
    let inner = SubList(
      list: DisplayList(items: [.fill(0, 0, 3, 3, .black)]),
      width: 3,
      height: 3,
      scale: length,
      origin: rect.origin,
      cornerRadius: length,
      keepsStore: false
    )
    return [
      .fill(rect, cornerRadius: length, .black),
      .border(rect, cornerRadius: length, width: length, .black),
      .border(rect, cornerRadius: 0, width: length, .black),
      .image(image, rect, opacity: Float(length), tint: nil),
      .image(image, rect, opacity: 1, tint: .pureRed.faded(Float(length))),
      .shadow(
        rect,
        cornerRadius: length,
        offset: CGSize(width: length, height: 0),
        blur: length,
        .black
      ),
      .sublist(inner, opacity: Float(length)), .sublist(inner, opacity: 1),
    ]
  }

  @Test(arguments: numbers) func `extreme rectangles and lengths do not crash`(_ number: CGFloat) {
    for other in Self.numbers {
      for rect in [
        CGRect(x: number, y: 1, width: 3, height: other),
        CGRect(x: other, y: number, width: number, height: 3),
        CGRect(x: 1, y: 1, width: number, height: number),
      ] {
        for length in [number, 1] {
          let items = contents(rect, length).map { DisplayList.Item($0) }
          let list = DisplayList(items: items)
          _ = compositor.frame(of: list, width: 7, height: 5)
          _ = compositor.damage(from: list, to: DisplayList(), width: 7, height: 5)
        }
      }
    }
  }

  @Test(arguments: numbers) func `extreme transforms do not crash`(_ number: CGFloat) {
    let rect = CGRect(x: 1, y: 1, width: 3, height: 3)
    for other in Self.numbers {
      for transform in [
        CGAffineTransform(a: number, b: 0, c: 0, d: other, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: number, c: other, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: other),
        CGAffineTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: number, ty: other),
      ] {
        let items = contents(rect, 1).map { DisplayList.Item($0, transform) }
        _ = compositor.frame(of: DisplayList(items: items), width: 7, height: 5)
        _ = compositor.damage(
          from: DisplayList(items: items),
          to: DisplayList(),
          width: 7,
          height: 5
        )
      }
    }
  }

  @Test func `items with values that are not numbers paint nothing`() {
    let contents = contents(CGRect(x: CGFloat.nan, y: 0, width: 3, height: 3), 1)
    let list = DisplayList(
      items: contents.map { DisplayList.Item($0) }
        + self.contents(CGRect(x: 0, y: 0, width: 3, height: 3), 1).map {
          DisplayList.Item($0, CGAffineTransform(translationX: .nan, y: 0))
        }
    )
    let frame = compositor.frame(of: list, width: 7, height: 5)
    #expect(frame.pixels.allSatisfy { $0 == 0xffff_ffff })
    #expect(damageIsEmpty(list))
  }

  private func damageIsEmpty(_ list: DisplayList) -> Bool {
    compositor.damage(from: DisplayList(), to: list, width: 7, height: 5).isEmpty
  }

  @Test func `infinite and empty clips do not crash`() {
    for clip in [
      PixelRect(x: .min, y: .min, width: .max, height: .max),
      PixelRect(x: .max, y: .max, width: .max, height: .max),
      PixelRect(x: 0, y: 0, width: -5, height: .min),
    ] {
      var item = DisplayList.Item.fill(0, 0, 9, 9, .black)
      item.clip = clip
      _ = compositor.frame(of: DisplayList(items: [item]), width: 7, height: 5)
    }
    #expect(Region(PixelRect(x: 5, y: 5, width: .max, height: .max)).bounds.x == 5)
  }

  @Test(arguments: [(1, 1), (1, 900), (900, 1), (2600, 1200)])
  func `buffers of all sizes are painted to the last pixel`(_ width: Int, _ height: Int) {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    let list = DisplayList(items: [
      DisplayList.Item(.fill(rect, cornerRadius: 0, .pureRed)),
      DisplayList.Item(.fill(rect, cornerRadius: 0, .black.faded(0.5))),
      DisplayList.Item(.shadow(rect, cornerRadius: 3, offset: .zero, blur: 40, .black)),
    ])
    let frame = compositor.frame(of: list, width: width, height: height)
    for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
      #expect(frame[x, y] & 0xffff == 0)
      #expect(frame[x, y] >> 16 & 0xff < 0x80)
    }
  }

  @Test func `ten thousand items are painted in one frame`() {
    let items = (0..<10_000).map { index -> DisplayList.Item in
      let (x, y) = (index % 100 * 4, index / 100 * 4)
      return .fill(CGFloat(x), CGFloat(y), 3, 3, .black)
    }
    let frame = compositor.frame(of: DisplayList(items: items), width: 400, height: 400)
    #expect(frame[398, 398] == 0xff00_0000)
    #expect(frame[399, 399] == 0xffff_ffff)
    #expect(compositor.counts.itemsVisited == 10_000)
  }
}
