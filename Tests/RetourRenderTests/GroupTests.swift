// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Groups with an opacity, which are flattened only where their items overlap.
struct GroupTests {
  private let compositor = Compositor()
  private let width = 700
  private let height = 160

  private func text(_ x: Int, _ y: Int) -> DisplayList.Item {
    let letters = CGImage.made(120, 40, isOpaque: false) { x, y in
      (x / 3 + y) % 3 == 0 ? 0xff00_0000 : (x + y) % 5 == 0 ? 0x4020_1000 : 0
    }
    return DisplayList.Item(
      .image(letters, CGRect(x: x, y: y, width: 120, height: 40), opacity: 1, tint: nil)
    )
  }

  /// A card of a color and two texts, with another above that may shine through.
  private func card(
    cornerRadius: CGFloat = 0,
    keepsStore: Bool,
    inner opacity: Float = 1
  ) -> SubList {
    func list(_ items: [DisplayList.Item], _ size: (Int, Int), _ keepsStore: Bool) -> SubList {
      SubList(
        list: DisplayList(items: items),
        width: size.0,
        height: size.1,
        scale: 1,
        cornerRadius: cornerRadius,
        keepsStore: keepsStore
      )
    }
    let inner = list(
      [.fill(0, 0, 500, 100, .pureBlue), text(30, 20)],
      (500, 100),
      keepsStore
    )
    return list(
      [
        .fill(10, 10, 640, 130, .pureGreen), text(20, 30),
        DisplayList.Item(
          .sublist(inner, opacity: opacity),
          CGAffineTransform(translationX: 60, y: 20)
        ),
      ],
      (680, 150),
      keepsStore
    )
  }

  private func shown(_ card: SubList, opacity: Float) -> DisplayList {
    DisplayList(items: [
      .fill(0, 0, 700, 160, .pureRed), text(300, 60),
      DisplayList.Item(.sublist(card, opacity: opacity), CGAffineTransform(translationX: 7, y: 5)),
    ])
  }

  @Test(arguments: [0, 12], [0.9, 0.31, 0.004])
  func `a group taken to pieces looks as if it were flattened`(
    _ cornerRadius: CGFloat,
    _ opacity: Float
  ) {
    for inner: Float in [1, 0.7] {
      let pieces = card(cornerRadius: cornerRadius, keepsStore: false, inner: inner)
      let image = card(cornerRadius: cornerRadius, keepsStore: true, inner: inner)
      let list = shown(pieces, opacity: opacity)
      let frame = compositor.frame(of: list, width: width, height: height)
      let expected = Compositor()
        .frame(of: shown(image, opacity: opacity), width: width, height: height)
      #expect(frame.difference(from: expected) == nil)
    }
  }

  @Test(arguments: [0, 12])
  func `a group is flattened only where its items overlap`(_ cornerRadius: CGFloat) {
    let list = shown(card(cornerRadius: cornerRadius, keepsStore: false), opacity: 0.9)
    _ = compositor.frame(of: list, width: width, height: height)
    // Both cards whole would be 152,000.
    #expect(compositor.counts.pixelsFlattened < 75_000)
  }
}
