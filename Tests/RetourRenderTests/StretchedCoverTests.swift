// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

/// What lies below a stretched page.
struct StretchedCoverTests {
  @Test func `the opaque part of a stretched page hides what is below`() {
    let compositor = Compositor()
    let (width, height) = (400, 600)
    // A hairline at the top lets what is below shine through.
    let page = SubList(
      list: DisplayList(items: [
        .fill(0, 0, 400, 40, .pureRed), .fill(0, 41, 400, 559, .pureGreen),
        DisplayList.Item(
          .fill(CGRect(x: 9, y: 90, width: 90, height: 90), cornerRadius: 9, .black)
        ),
      ]),
      width: width,
      height: height,
      scale: 1,
      cornerRadius: 12,
      keepsStore: true
    )
    let stretch = CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 20, ty: 30)
    let shown = DisplayList(items: [
      .fill(0, 0, 400, 600, .pureBlue), .fill(0, 0, 400, 600, .black.faded(0.5)),
      DisplayList.Item(.sublist(page, opacity: 1), stretch),
      .fill(0, 0, 400, 600, .black.faded(0.25)),
    ])
    _ = compositor.frame(of: shown, width: width, height: height)
    compositor.resetCounts()
    let frame = compositor.frame(of: shown, width: width, height: height)
    // All pixels once; the corners and the rows around the hairline twice or three times.
    #expect(compositor.counts.pixelsWritten < width * height * 11 / 10 + 3 * 360 * 16)
    let inside = ReferencePainter.over(0x4000_0000, 0xff00_ff00)
    #expect(frame[200, 300] == inside)
    // Where the hairline is, the ground shines through.
    let line = 30 + 36
    let colors = Set((line - 2...line + 2).map { frame[200, $0] })
    #expect(colors.contains { $0 & 0xff > 0 })
    #expect(!colors.contains { $0 >> 24 < 255 })
  }
}
