// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

struct OcclusionTests {
  private let compositor = Compositor()

  /// A page that covers 40 by 30 pixels.
  private func page(_ color: DisplayList.Color) -> SubList {
    SubList(
      // Without a bottom that covers it all it is not painted in place.
      list: DisplayList(items: [
        .fill(0, 0, 1, 1, .black), .fill(0, 0, 40, 30, color), .fill(9, 9, 9, 9, .black),
      ]),
      width: 40,
      height: 30,
      scale: 1,
      keepsStore: true
    )
  }

  @Test func `items behind an opaque item are not painted`() {
    let list = DisplayList(items: [
      .fill(0, 0, 40, 30, .pureRed), .fill(3, 3, 9, 9, .pureBlue), .fill(0, 0, 40, 30, .white),
    ])
    _ = compositor.frame(of: list, width: 40, height: 30)
    #expect(compositor.counts.fills == 1)
    #expect(compositor.counts.pixelsWritten == 40 * 30)
    // Nothing is left to look for after the last item.
    #expect(compositor.counts.itemsVisited == 1)
  }

  @Test func `a hidden item between visible ones is skipped`() {
    let list = DisplayList(items: [
      .fill(3, 3, 9, 9, .pureBlue), .fill(0, 0, 20, 30, .pureRed),
    ])
    _ = compositor.frame(of: list, width: 40, height: 30)
    #expect(compositor.counts.itemsHidden == 1)
    #expect(compositor.counts.pixelsWritten == 40 * 30)
  }

  @Test(arguments: [
    DisplayList.Content.fill(
      CGRect(x: 0, y: 0, width: 40, height: 30),
      cornerRadius: 0,
      .white.faded(0.9)
    ),
    .border(CGRect(x: 0, y: 0, width: 40, height: 30), cornerRadius: 0, width: 3, .white),
    .shadow(
      CGRect(x: 0, y: 0, width: 40, height: 30),
      cornerRadius: 0,
      offset: .zero,
      blur: 0,
      .white
    ),
    .image(
      .made(40, 30, isOpaque: false) { _, _ in 0 },
      CGRect(x: 0, y: 0, width: 40, height: 30),
      opacity: 1,
      tint: nil
    ),
    .image(
      .made(40, 30, isOpaque: true) { _, _ in 0 },
      CGRect(x: 0, y: 0, width: 40, height: 30),
      opacity: 0.9,
      tint: nil
    ),
  ])
  func `items behind a translucent item are painted`(_ content: DisplayList.Content) {
    let list = DisplayList(items: [.fill(0, 0, 40, 30, .pureRed), DisplayList.Item(content)])
    _ = compositor.frame(of: list, width: 40, height: 30)
    #expect(compositor.counts.itemsVisited == 2)
    #expect(compositor.counts.itemsHidden == 0)
  }

  @Test func `a rounded fill hides the items between its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let list = DisplayList(items: [
      .fill(4, 10, 9, 9, .pureBlue), .fill(0, 0, 3, 3, .pureRed),
      DisplayList.Item(.fill(rect, cornerRadius: 6, .white)),
    ])
    let frame = compositor.frame(of: list, width: 40, height: 30)
    #expect(compositor.counts.itemsHidden == 1)
    #expect(frame[0, 0] == 0xffff_0000)
  }

  @Test func `a hidden page is not flattened`() {
    let (lower, upper) = (page(.pureRed), page(.pureGreen))
    let list = DisplayList(items: [
      DisplayList.Item(.sublist(lower, opacity: 1)), DisplayList.Item(.sublist(upper, opacity: 1)),
    ])
    _ = compositor.frame(of: list, width: 40, height: 30)
    #expect(compositor.counts.storesFlattened == 1)
    #expect(lower.store == nil)
  }

  @Test func `a frame of a slide writes each pixel once, and those of the shadow twice`() {
    let (lower, upper) = (page(.pureRed), page(.pureGreen))
    func slide(_ x: CGFloat) -> DisplayList {
      let left = CGAffineTransform(translationX: -x / 3, y: 0)
      let right = CGAffineTransform(translationX: 40 - x, y: 0)
      let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
      return DisplayList(items: [
        .fill(0, 0, 40, 30, .white),
        DisplayList.Item(.sublist(lower, opacity: 1), left),
        DisplayList.Item(.fill(rect, cornerRadius: 0, .black.faded(0.1)), left),
        DisplayList.Item(
          .shadow(rect, cornerRadius: 0, offset: .zero, blur: 2, .black.faded(0.2)),
          right
        ),
        DisplayList.Item(.sublist(upper, opacity: 1), right),
      ])
    }
    _ = compositor.frame(of: slide(5), width: 40, height: 30)
    compositor.resetCounts()
    let frame = compositor.frame(of: slide(15), width: 40, height: 30)
    let counts = compositor.counts
    #expect(counts.storesFlattened == 0)
    #expect(counts.masksMade == 0)
    #expect(counts.bytesAllocated == 0)
    #expect(counts.blits == 2)
    #expect(counts.dims == 1)
    #expect(counts.maskedFills == 1)
    #expect(counts.pixelsWritten == 40 * 30 + Shadow.spread(ofBlur: 2) * 30)
    // Red under a tenth of black, and green.
    #expect(frame[0, 0] == 0xffe5_0000)
    #expect(frame[39, 0] == 0xff00_ff00)
  }

  @Test func `dimming two images in one pass dims each`() {
    let list = DisplayList(items: [
      DisplayList.Item(.sublist(page(.pureRed), opacity: 1)),
      DisplayList.Item(
        .sublist(page(.pureGreen), opacity: 1),
        CGAffineTransform(translationX: 20, y: 0)
      ),
      .fill(0, 0, 50, 30, .black.faded(0.4)), .fill(10, 0, 20, 30, .white.faded(0.3)),
    ])
    let frame = compositor.frame(of: list, width: 70, height: 30)
    let expected = ReferencePainter.frame(of: list, width: 70, height: 30, background: .white)
    #expect(frame.difference(from: expected) == nil)
    #expect(compositor.counts.dims > 0)
  }
}
