// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Lists with round corners inside one another.
struct NestedClipTests {
  private let compositor = Compositor()

  /// A list of 300 by 200 pixels with stripes, and one like it inside, smaller by a pixel at each
  /// side, as often as given.
  private func clips(_ depth: Int, keepsStore: Bool) -> DisplayList.Item {
    let (width, height) = (300 - 2 * depth, 200 - 2 * depth)
    var inner: [DisplayList.Item] = []
    if depth < 16 {
      inner = [clips(depth + 1, keepsStore: keepsStore)]
      inner[0].transform = CGAffineTransform(translationX: 1, y: 1)
      inner[0].clip = PixelRect(width: width, height: height)
    }
    let hue = Float(depth) / 16
    let color = DisplayList.Color(red: hue, green: 1 - hue, blue: 0.5, alpha: 1)
    let ground = [
      DisplayList.Item.fill(0, 0, CGFloat(width), CGFloat(height), color),
      .fill(0, CGFloat(9 * depth), CGFloat(width), 4, .black),
    ]
    let list = SubList(
      list: DisplayList(items: ground + inner),
      width: width,
      height: height,
      scale: 1,
      cornerRadius: 12,
      keepsStore: keepsStore
    )
    return DisplayList.Item(.sublist(list, opacity: 1))
  }

  private func frame(keepsStore: Bool, by compositor: Compositor) -> FrameImage {
    let items = [DisplayList.Item.fill(0, 0, 300, 200, .white), clips(0, keepsStore: keepsStore)]
    return compositor.frame(of: DisplayList(items: items), width: 300, height: 200)
  }

  @Test func `they look as images of each other`() {
    let inPlace = frame(keepsStore: false, by: compositor)
    let asImages = frame(keepsStore: true, by: Compositor())
    let distance = zip(inPlace.pixels, asImages.pixels).map { $0.componentDistance(to: $1) }.max()
    #expect(distance ?? 9 <= 2)
  }

  @Test func `none is looked at again for each part of those around it`() {
    _ = frame(keepsStore: false, by: compositor)
    #expect(compositor.counts.itemsVisited < 8000)
  }
}
