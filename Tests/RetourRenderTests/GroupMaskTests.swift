// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Groups whose pixels are multiplied by the alpha of a mask.
struct GroupMaskTests {
  private static let width = 700
  private static let height = 600
  private let width = Self.width
  private let height = Self.height
  private static let area = CGRect(x: 0, y: 0, width: width, height: height)

  /// A gradient in a number of columns and rows.
  private static func gradient(_ columns: Int, _ rows: Int) -> DisplayList.Item {
    let image = CGImage.made(columns, rows, isOpaque: false) { x, y in
      UInt32((x * 7 + y * 3) % 256) << 24
    }
    return DisplayList.Item(.image(image, area, opacity: 1, tint: nil))
  }

  /// Masks of items that are copied or filled.
  private static let plain: [(name: String, items: [DisplayList.Item])] = [
    ("a row", [gradient(width, 1)]),
    ("a shorter row", [gradient(90, 1)]),
    ("a column", [gradient(1, height)]),
    ("an image", [gradient(width, height)]),
    ("a pixel", [gradient(1, 1), .fill(30, 40, 100, 200, .black.faded(0.5))]),
    ("a color in the middle", [.fill(100, 200, 300, 250, .black)]),
    ("colors over an image", [gradient(1, height), .fill(10, 300, 600, 200, .black.faded(0.3))]),
    ("round corners", [DisplayList.Item(.fill(area, cornerRadius: 40, .black))]),
    ("a frame", [DisplayList.Item(.border(area, cornerRadius: 30, width: 12, .black))]),
    ("nothing", []),
  ]

  private func subList(
    _ items: [DisplayList.Item],
    mask: SubList? = nil,
    keepsStore: Bool = false
  ) -> SubList {
    .group(items, (width, height), mask: mask, keepsStore: keepsStore)
  }

  /// Pixels of many colors, some of them translucent, in a place where their group moves.
  private func masked(by mask: SubList) -> DisplayList {
    let picture = CGImage.made(width, height, isOpaque: false) { x, y in
      let alpha = UInt32(128 + x % 128)
      return alpha << 24 | alpha / 2 << 16 | UInt32(y % 64) << 8 | alpha
    }
    let content = DisplayList.Item(.image(picture, Self.area, opacity: 1, tint: nil))
    let group = subList([content, .fill(50, 50, 200, 100, .pureRed)], mask: mask)
    return DisplayList(items: [
      DisplayList.Item(.sublist(group, opacity: 1), CGAffineTransform(translationX: 20, y: 7))
    ])
  }

  /// Composes a group whose mask has items, and one whose mask is an image of them.
  private func difference(
    _ items: [DisplayList.Item],
    _ processors: Processors
  ) -> String? {
    let compositor = Compositor(processors)
    let direct = compositor.frame(
      of: masked(by: subList(items)),
      width: width + 40,
      height: height + 20
    )
    let image = DisplayList.Item(.sublist(subList(items), opacity: 1))
    let flattened = Compositor().frame(
      of: masked(by: subList([image])),
      width: width + 40,
      height: height + 20
    )
    return direct.difference(from: flattened)
  }

  @Test(arguments: plain.indices, [1, 3])
  func `rows of a mask are the pixels of its image`(index: Int, processors: Int) {
    let (name, items) = Self.plain[index]
    let shared = Processors(count: processors, leastTime: 0)
    #expect(difference(items, shared) == nil, "\(name)")
  }

  @Test(arguments: plain.indices)
  func `a mask of colors and images takes no memory`(index: Int) {
    let compositor = Compositor()
    let mask = subList(Self.plain[index].items, keepsStore: true)
    _ = compositor.frame(of: masked(by: mask), width: width, height: height)
    #expect(compositor.counts.storesFlattened == 1)
    // The group's own, whose length is rounded up.
    #expect(compositor.counts.bytesAllocated < width * height * 4 * 5 / 4)
  }

  @Test func `a mask that is turned is painted once`() {
    let compositor = Compositor()
    let image = Self.gradient(40, 50)
    let turned = DisplayList.Item(image.content, CGAffineTransform(rotationAngle: 0.1))
    let mask = subList([turned], keepsStore: true)
    for _ in 0..<3 { _ = compositor.frame(of: masked(by: mask), width: width, height: height) }
    #expect(mask.store != nil && compositor.counts.storesFlattened == 1 + 3)
  }

  @Test func `a pixel is shown as strongly as the mask is there`() {
    let mask = subList([Self.gradient(1, height)])
    let group = subList([.fill(0, 0, CGFloat(width), CGFloat(height), .black)], mask: mask)
    let list = DisplayList(items: [DisplayList.Item(.sublist(group, opacity: 1))])
    let frame = Compositor().frame(of: list, width: width, height: height)
    for y in [0, 1, 92, 93, 94, 300, 599] {
      let alpha = UInt32(y * 3 % 256)
      #expect(frame[0, y] & 0xff == 255 - alpha && frame[699, y] == frame[0, y])
    }
  }
}
