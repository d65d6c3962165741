// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import RetourRender

struct SubListTests {
  private let compositor = Compositor()

  private func page(
    _ color: DisplayList.Color = .pureGreen,
    width: Int = 20,
    height: Int = 16,
    cornerRadius: CGFloat = 0,
    keepsStore: Bool = true
  ) -> SubList {
    SubList(
      // Without a bottom that covers it all it is not painted in place.
      list: DisplayList(items: [
        .fill(0, 0, 1, 1, .black), .fill(0, 0, CGFloat(width), CGFloat(height), color),
        .fill(3, 3, 5, 5, .black),
      ]),
      width: width,
      height: height,
      scale: 1,
      cornerRadius: cornerRadius,
      keepsStore: keepsStore
    )
  }

  private func list(
    _ page: SubList,
    opacity: Float = 1,
    _ transform: CGAffineTransform = .identity
  ) -> DisplayList {
    DisplayList(items: [DisplayList.Item(.sublist(page, opacity: opacity), transform)])
  }

  @Test func `a retained bitmap is flattened once`() {
    let page = page()
    for x in 0..<5 {
      let moved = list(page, CGAffineTransform(translationX: CGFloat(x), y: 0))
      let frame = compositor.frame(of: moved, width: 30, height: 20)
      let expected = ReferencePainter.frame(
        of: moved,
        width: 30,
        height: 20,
        background: .white
      )
      #expect(frame.difference(from: expected) == nil)
    }
    #expect(compositor.counts.storesFlattened == 1)
    #expect(compositor.counts.pixelsFlattened == 320)
    #expect(compositor.counts.sublistsComposed == 5)
  }

  @Test func `a bitmap is deallocated with its sub-list`() {
    var page: SubList? = page()
    _ = page.map { compositor.frame(of: list($0), width: 20, height: 16) }
    weak let store = page?.store
    #expect(store != nil)
    page = nil
    #expect(store == nil)
  }

  @Test func `a sub-list without an effect is not flattened`() {
    let page = page(keepsStore: false)
    let moved = list(page, CGAffineTransform(translationX: 2, y: 1))
    let frame = compositor.frame(of: moved, width: 30, height: 20)
    let expected = ReferencePainter.frame(of: moved, width: 30, height: 20, background: .white)
    #expect(frame.difference(from: expected) == nil)
    #expect(compositor.counts.storesFlattened == 0)
    #expect(page.store == nil)
  }

  @Test func `a group with an opacity fades as one image`() {
    let page = page(.pureRed, keepsStore: false)
    let frame = compositor.frame(of: list(page, opacity: 0.5), width: 20, height: 16)
    // Not red shining through black.
    #expect(frame[4, 4] == 0xff7f_7f7f)
    #expect(frame[0, 0] == 0xffff_7f7f)
    #expect(compositor.counts.storesFlattened == 1)
    #expect(page.store == nil)
  }

  @Test func `rounded corners clip the content of a sub-list`() {
    let page = page(cornerRadius: 6, keepsStore: false)
    let frame = compositor.frame(of: list(page), width: 20, height: 16)
    for (x, y) in [(0, 0), (19, 0), (0, 15), (19, 15)] { #expect(frame[x, y] == 0xffff_ffff) }
    for (x, y) in [(10, 0), (0, 8), (19, 8), (10, 15)] { #expect(frame[x, y] == 0xff00_ff00) }
    #expect(frame[4, 4] == 0xff00_0000)
  }

  @Test(arguments: [CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: 0.5)])
  func `rounded corners clip stretched and rotated images`(_ transform: CGAffineTransform) {
    let page = page(cornerRadius: 6, keepsStore: false)
    let around = transform.concatenating(CGAffineTransform(translationX: 20, y: 10))
    let frame = compositor.frame(of: list(page, around), width: 70, height: 60)
    let square = compositor.frame(
      of: list(self.page(keepsStore: false), around),
      width: 70,
      height: 60
    )
    func pixel(_ frame: FrameImage, _ x: CGFloat, _ y: CGFloat) -> UInt32 {
      let point = CGPoint(x: x, y: y).applying(around)
      return frame[Int(point.x), Int(point.y)]
    }
    #expect(pixel(frame, 1, 1) == 0xffff_ffff)
    #expect(pixel(square, 1, 1) == 0xff00_ff00)
    #expect(pixel(frame, 10, 12) == 0xff00_ff00)
    #expect(pixel(frame, 5.5, 5.5) == 0xff00_0000)
  }

  @Test func `a sub-list has its own scale and origin`() {
    let page = SubList(
      list: DisplayList(items: [.fill(0, 0, 6, 6, .black)]),
      width: 6,
      height: 6,
      scale: 3,
      origin: CGPoint(x: 1, y: 2),
      keepsStore: true
    )
    let frame = compositor.frame(
      of: list(page, CGAffineTransform(scaleX: 3, y: 3)),
      width: 12,
      height: 15
    )
    for y in 0..<15 {
      for x in 0..<12 {
        let isInside = 3..<9 ~= x && 6..<12 ~= y
        #expect(frame[x, y] == (isInside ? 0xff00_0000 : 0xffff_ffff), "(\(x), \(y))")
      }
    }
    #expect(compositor.counts.resamples == 0)
  }

  @Test func `only the damaged part of a group that is not retained is flattened`() {
    let page = page(keepsStore: false)
    let list = list(page, opacity: 0.5, CGAffineTransform(translationX: 3, y: 2))
    let frame = compositor.frame(of: list, width: 30, height: 20)
    let again = frame.copy()
    compositor.resetCounts()
    let damage = Region(PixelRect(x: 5, y: 4, width: 4, height: 3))
    compositor.compose(list, into: again.buffer, damage: damage, background: .white)
    #expect(again == frame)
    #expect(compositor.counts.pixelsFlattened == 12)
  }

  @Test func `a bitmap that is too large is omitted`() {
    let page = SubList(
      list: DisplayList(items: [.fill(0, 0, 6, 6, .black)]),
      width: 1 << 40,
      height: 6,
      scale: 1,
      keepsStore: true
    )
    let frame = compositor.frame(of: list(page), width: 6, height: 6)
    #expect(frame[3, 3] == 0xffff_ffff)
  }

  // MARK: Parts

  @Test func `of a sub-list with rounded corners only the corners are flattened`() {
    let page = page(width: 60, height: 50, cornerRadius: 6, keepsStore: false)
    let frame = compositor.frame(of: list(page), width: 60, height: 50)
    #expect(compositor.counts.pixelsFlattened == 4 * 6 * 6)
    let whole = self.page(width: 60, height: 50, cornerRadius: 6)
    let flattened = Compositor().frame(of: list(whole), width: 60, height: 50)
    #expect(frame.difference(from: flattened) == nil)
  }

  @Test func `a store with rounded corners is laid over what is below at its corners only`() {
    let page = page(width: 60, height: 50, cornerRadius: 6)
    let below = DisplayList.Item.fill(0, 0, 60, 50, .pureRed)
    let shown = DisplayList(items: [below, DisplayList.Item(.sublist(page, opacity: 1))])
    _ = compositor.frame(of: shown, width: 60, height: 50)
    compositor.resetCounts()
    let frame = compositor.frame(of: shown, width: 60, height: 50)
    // Each pixel once, and the corners twice.
    #expect(compositor.counts.pixelsWritten == 60 * 50 + 4 * 6 * 6)
    #expect(frame[30, 2] == 0xff00_ff00)
    #expect(frame[0, 0] == 0xffff_0000)
  }

  @Test func `the edges of a store outside its opaque page do not make it translucent`() {
    // A shadow beyond the page's edge makes the store larger than the page.
    let page = SubList(
      list: DisplayList(items: [
        .fill(0, 0, 60, 50, .black.faded(0.1)), .fill(5, 5, 50, 40, .pureGreen),
      ]),
      width: 60,
      height: 50,
      scale: 1,
      keepsStore: true
    )
    let dim = DisplayList.Item.fill(5, 5, 50, 40, .black.faded(0.5))
    let shown = DisplayList(items: [DisplayList.Item(.sublist(page, opacity: 1)), dim])
    _ = compositor.frame(of: shown, width: 60, height: 50)
    compositor.resetCounts()
    let frame = compositor.frame(of: shown, width: 60, height: 50)
    #expect(frame[30, 25] == 0xff00_7f00)
    #expect(frame[1, 1] == 0xffe5_e5e5)
    #expect(compositor.counts.dims == 1)
    // The shadow joins the background around the page.
    #expect(compositor.counts.pixelsWritten == 60 * 50)
  }

  @Test func `a translucent page joins the color below it and the dim above`() {
    let page = page(width: 60, height: 50)
    let shown = DisplayList(items: [
      .fill(0, 0, 60, 50, .pureRed), DisplayList.Item(.sublist(page, opacity: 0.5)),
      .fill(0, 0, 60, 50, .black.faded(0.5)),
    ])
    _ = compositor.frame(of: shown, width: 60, height: 50)
    compositor.resetCounts()
    let frame = compositor.frame(of: shown, width: 60, height: 50)
    #expect(compositor.counts.pixelsWritten == 60 * 50)
    let over = ReferencePainter.over(ReferencePainter.times(0xff00_ff00, 128), 0xffff_0000)
    #expect(frame[30, 25] == ReferencePainter.over(0x8000_0000, over))
  }

  @Test(arguments: [1.5, 0.9, 1.04])
  func `a stretched store looks the same whatever part of it is painted`(_ share: CGFloat) {
    let page = page(width: 60, height: 50, cornerRadius: 6, keepsStore: false)
    let list = list(page, CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: 3, ty: 4))
    let frame = compositor.frame(of: list, width: 100, height: 90)
    for (x, y) in [(0, 0), (20, 30), (45, 38), (3, 4)] {
      let again = frame.copy()
      let box = PixelRect(x: x, y: y, width: 13, height: 11)
      for row in y..<y + 11 { for column in x..<x + 13 { again[column, row] = 0xdead_beef } }
      compositor.resetCounts()
      compositor.compose(list, into: again.buffer, damage: Region(box), background: .white)
      #expect(again.difference(from: frame) == nil)
      #expect(compositor.counts.pixelsFlattened < 20 * 20)
    }
  }
}
