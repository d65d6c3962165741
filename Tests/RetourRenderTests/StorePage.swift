// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport

@testable import RetourRender

extension SubList {
  var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// A group of items, at one pixel per point.
  static func group(
    _ items: [DisplayList.Item],
    _ size: (width: Int, height: Int),
    mask: SubList? = nil,
    isSum: Bool = false,
    keepsStore: Bool = true
  ) -> SubList {
    SubList(
      list: DisplayList(items: items),
      width: size.width,
      height: size.height,
      scale: 1,
      mask: mask,
      isSum: isSum,
      keepsStore: keepsStore
    )
  }

  /// A page of a small picture at each place, on one ground; a shadow keeps it from being painted
  /// in place.
  static func page(
    _ ground: DisplayList.Color,
    _ places: [PixelRect],
    width: Int,
    height: Int,
    cornerRadius: CGFloat = 0,
    keepsStore: Bool = true
  ) -> SubList {
    let pictures = places.map { place in
      let picture = CGImage.made(place.width, place.height, isOpaque: false) { x, y in
        (x + y) % 3 == 0 ? 0xff00_0000 : 0x4020_1000
      }
      let rect = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
      return DisplayList.Item(.image(picture, rect, opacity: 1, tint: nil))
    }
    return SubList(
      list: DisplayList(
        items: [.fill(0, 0, CGFloat(width), CGFloat(height), ground), .smallShadow(20, 20)]
          + pictures
      ),
      width: width,
      height: height,
      scale: 1,
      cornerRadius: cornerRadius,
      keepsStore: keepsStore
    )
  }
}

extension DisplayList.Item {
  /// A shadow, which keeps a page from being painted in place.
  static func smallShadow(_ x: CGFloat, _ y: CGFloat) -> DisplayList.Item {
    DisplayList.Item(
      .shadow(
        CGRect(x: x, y: y, width: 30, height: 8),
        cornerRadius: 0,
        offset: .zero,
        blur: 2,
        .black
      )
    )
  }
}

extension PixelRect {
  /// Random places of small pictures on a page.
  static func places(
    _ count: ClosedRange<Int>,
    width: Int,
    height: Int,
    using random: inout SeededGenerator
  ) -> [PixelRect] {
    (0..<Int.random(in: count, using: &random)).map { _ in
      PixelRect(
        x: .random(in: -5..<width, using: &random),
        y: .random(in: -5..<height, using: &random),
        width: .random(in: 1...90, using: &random),
        height: .random(in: 1...40, using: &random)
      )
    }
  }
}
